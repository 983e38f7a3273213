import { defineRights } from '../../operators/service.ts'

/** What operators may do about conversations with members and visitors. */
export const supportRights = defineRights({
  'support.read': 'READ',
  'support.answer': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof supportRights, Right> {}
}

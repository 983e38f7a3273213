import { defineRights } from '../../operators/service.ts'

/** What operators may do about the words that members are told in. */
export const messagesRights = defineRights({
  'templates.read': 'READ',
  'templates.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof messagesRights, Right> {}
}

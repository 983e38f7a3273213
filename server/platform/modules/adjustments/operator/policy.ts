import { defineRights } from '../../operators/service.ts'

/** What operators may do about money that is put right by hand. */
export const adjustmentsRights = defineRights({
  'adjustments.read': 'READ',
  'adjustments.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof adjustmentsRights, Right> {}
}

import { defineRights } from '../../operators/service.ts'

/** What operators may do about what contracts of agents come to. */
export const settlementsRights = defineRights({
  'settlements.read': 'READ',
  'settlements.change': 'ACT',
  'settlements.approve': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof settlementsRights, Right> {}
}

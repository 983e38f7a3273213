import { defineRights } from '../../operators/service.ts'

/** What operators may do about promotions. */
export const promotionsRights = defineRights({
  'promotions.read': 'READ',
  'promotions.change': 'ACT',
  'promotions.decide': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof promotionsRights, Right> {}
}

import { defineRights } from '../../operators/service.ts'

/** What operators may do about what agents dispute. */
export const disputesRights = defineRights({
  'disputes.read': 'READ',
  'disputes.decide': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof disputesRights, Right> {}
}

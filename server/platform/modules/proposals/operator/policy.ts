import { defineRights } from '../../operators/service.ts'

/** What operators may do about what waits for a second one; confirming it takes the right of the deed itself. */
export const proposalsRights = defineRights({
  'proposals.read': 'READ',
  'proposals.refuse': 'APPROVE',
  'fourEyes.read': 'READ',
  'fourEyes.change': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof proposalsRights, Right> {}
}

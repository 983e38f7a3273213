import { defineRights } from '../../operators/service.ts'

/** What operators may do about contracts of agents and about what the brand offers. */
export const contractsRights = defineRights({
  'contracts.read': 'READ',
  'contracts.write': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof contractsRights, Right> {}
}

import { defineRights } from '../../operators/service.ts'

/** What operators may do about those who act in the names of agents. */
export const subaccountsRights = defineRights({
  'agentSubaccounts.read': 'READ',
  'agentSubaccounts.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof subaccountsRights, Right> {}
}

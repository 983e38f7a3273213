import { defineRights } from '../../operators/service.ts'

/** What operators may do about brands, their modules, registration fields and the hosts before them. */
export const sitesRights = defineRights({
  'merchants.read': 'READ',
  'merchants.change': 'ACT',
  'merchants.create': 'APPROVE',
  'modules.read': 'READ',
  'modules.change': 'ACT',
  'registrationFields.read': 'READ',
  'registrationFields.change': 'ACT',
  'contentNetworks.read': 'READ',
  'contentNetworks.change': 'ACT',
  'customerServices.read': 'READ',
  'customerServices.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof sitesRights, Right> {}
}

import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about brands, their modules, registration fields and the hosts before them. */
export const sitesRights = defineRights({
  'merchants.read': isStaff,
  'merchants.change': isAdmin,
  'modules.read': isStaff,
  'modules.change': isAdmin,
  'registrationFields.read': isStaff,
  'registrationFields.change': isAdmin,
  'contentNetworks.read': isStaff,
  'contentNetworks.change': isAdmin,
  'customerServices.read': isStaff,
  'customerServices.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof sitesRights, Right> {}
}

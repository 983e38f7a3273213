import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about money between wallets and between members. */
export const walletsRights = defineRights({
  'vendorTransfers.read': isStaff,
  'vendorTransfers.change': isAdmin,
  'memberTransferRules.read': isStaff,
  'memberTransferRules.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof walletsRights, Right> {}
}

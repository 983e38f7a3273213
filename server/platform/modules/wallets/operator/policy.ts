import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about money between wallets and between members. */
export const walletsRights = defineRights({
  'vendorTransfers.read': isStaff,
  'vendorTransfers.change': isAdmin,
  'memberTransferRules.read': isStaff,
  'memberTransferRules.change': isAdmin,
})

import { defineRights } from '../../operators/service.ts'

/** What operators may do about money between wallets and between members. */
export const walletsRights = defineRights({
  'vendorTransfers.read': 'READ',
  'vendorTransfers.change': 'ACT',
  'memberTransferRules.read': 'READ',
  'memberTransferRules.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof walletsRights, Right> {}
}

import { defineRights } from '../../operators/service.ts'

/** What operators may do about money that comes in. */
export const paymentsRights = defineRights({
  'deposits.read': 'READ',
  'deposits.decide': 'APPROVE',
  'suspense.read': 'READ',
  'suspense.decide': 'APPROVE',
  'paymentChannels.read': 'READ',
  'paymentChannels.change': 'ACT',
  'paymentSettings.read': 'READ',
  'paymentSettings.change': 'ACT',
  'depositBlocks.read': 'READ',
  'depositBlocks.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof paymentsRights, Right> {}
}

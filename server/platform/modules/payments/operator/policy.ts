import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about money that comes in. */
export const paymentsRights = defineRights({
  'deposits.read': isStaff,
  'deposits.decide': isAdmin,
  'suspense.read': isStaff,
  'suspense.decide': isAdmin,
  'paymentChannels.read': isStaff,
  'paymentChannels.change': isAdmin,
  'paymentSettings.read': isStaff,
  'paymentSettings.change': isAdmin,
  'depositBlocks.read': isStaff,
  'depositBlocks.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof paymentsRights, Right> {}
}

export type OperatorRole = 'ADMIN' | 'SUPPORT'

interface Actor {
  readonly role: OperatorRole
}

const isStaff = ({ role }: Actor) => role === 'ADMIN' || role === 'SUPPORT'
const isAdmin = ({ role }: Actor) => role === 'ADMIN'

/**
 * What operators may do in a brand that they may see: one sentence per right. SUPPORT reads and answers; ADMIN
 * changes. Which brands somebody sees is a list of its own, checked before any of these.
 */
export const operatorPolicy = {
  'merchants.read': isStaff,
  'merchants.change': isAdmin,
  'modules.read': isStaff,
  'modules.change': isAdmin,
  'registrationFields.read': isStaff,
  'registrationFields.change': isAdmin,
  'banners.read': isStaff,
  'banners.change': isAdmin,
  'announcements.read': isStaff,
  'announcements.change': isAdmin,
  'files.read': isStaff,
  'files.upload': isAdmin,
  'members.read': isStaff,
  'deposits.read': isStaff,
  'deposits.decide': isAdmin,
  'suspense.read': isStaff,
  'suspense.decide': isAdmin,
  'paymentChannels.read': isStaff,
  'paymentChannels.change': isAdmin,
  'paymentSettings.read': isStaff,
  'paymentSettings.change': isAdmin,
  'withdrawalSettings.read': isStaff,
  'withdrawalSettings.change': isAdmin,
  'turnoverRules.read': isStaff,
  'turnoverRules.change': isAdmin,
  'memberTransferRules.read': isStaff,
  'memberTransferRules.change': isAdmin,
  'contentNetworks.read': isStaff,
  'contentNetworks.change': isAdmin,
  'depositBlocks.read': isStaff,
  'depositBlocks.change': isAdmin,
  'members.change': isAdmin,
  'members.tag': isStaff,
  'notes.read': isStaff,
  'notes.write': isStaff,
  'tags.read': isStaff,
  'tags.change': isAdmin,
  'adjustments.read': isStaff,
  'adjustments.change': isAdmin,
  'transfers.read': isStaff,
  'operators.read': isAdmin,
  'operators.change': isAdmin,
  'identity.read': isStaff,
  'identity.decide': isAdmin,
  'protection.read': isStaff,
  'protection.decide': isAdmin,
  'withdrawals.read': isStaff,
  'withdrawals.review': isAdmin,
  'withdrawals.release': isAdmin,
  'vendors.read': isStaff,
  'vendors.change': isAdmin,
  'vendorHealth.read': isStaff,
  'vendorTransfers.read': isStaff,
  'vendorTransfers.change': isAdmin,
  'games.read': isStaff,
  'games.change': isAdmin,
  'lotteries.read': isStaff,
  'lotteries.change': isAdmin,
  'bets.read': isStaff,
  'lotteryDraws.read': isStaff,
  'lotteryDraws.enter': isAdmin,
  'lotteryDraws.correct': isAdmin,
  'audit.read': isStaff,
  'trialBalance.read': isStaff,
  'trialBalance.run': isAdmin,
} as const satisfies Readonly<Record<string, (actor: Actor) => boolean>>

export type OperatorRight = keyof typeof operatorPolicy

/** The names of all rights of a role, in the order of the table above. */
export function rightsOf(role: OperatorRole): OperatorRight[] {
  return (Object.keys(operatorPolicy) as OperatorRight[]).filter((right) => operatorPolicy[right]({ role }))
}

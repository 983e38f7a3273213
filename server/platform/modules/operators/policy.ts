export type OperatorRole = 'ADMIN' | 'SUPPORT'

export interface Actor {
  readonly role: OperatorRole
}

/** Every operator. */
export const isStaff = ({ role }: Actor) => role === 'ADMIN' || role === 'SUPPORT'
/** Operators who change things. */
export const isAdmin = ({ role }: Actor) => role === 'ADMIN'

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
  'proposals.read': isStaff,
  'proposals.refuse': isAdmin,
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
  'greatWins.read': isStaff,
  'greatWins.review': isAdmin,
  'lotteryDraws.read': isStaff,
  'lotteryDraws.enter': isAdmin,
  'lotteryDraws.correct': isAdmin,
  'audit.read': isStaff,
  'trialBalance.read': isStaff,
  'trialBalance.run': isAdmin,
  'bankComparison.read': isStaff,
  'bankComparison.run': isAdmin,
} as const satisfies Readonly<Record<string, (actor: Actor) => boolean>>

export type OperatorRight = keyof typeof operatorPolicy

/** The account of an operator as another one meets it. */
interface Account extends Actor {
  /** Whether it works for a brand too that the other one does not work for. */
  readonly reachesBeyond: boolean
}

/** Nobody deals with an account that may do what they may not, nor makes one. */
export const isNotAbove = (actor: Actor, { role }: Actor): boolean =>
  rightsOf(role).every((right) => operatorPolicy[right](actor))

/**
 * The person behind an account (name, role, password, second factor, addresses, whether it is open) is changed only by who
 * works for every brand of it: what is done to the person is done at all of them. Its place at one brand is that
 * brand's own, and asks for `isNotAbove` alone.
 */
export const mayChangePerson = (actor: Actor, account: Account): boolean =>
  isNotAbove(actor, account) && !account.reachesBeyond

/** What is of several brands at once is seen as a whole, and changed, only by who works for all of them. */
export const governsAll = (own: readonly string[], brands: readonly string[]): boolean =>
  brands.every((id) => own.includes(id))

/** The names of all rights of a role, in the order of the table above. */
export function rightsOf(role: OperatorRole): OperatorRight[] {
  return (Object.keys(operatorPolicy) as OperatorRight[]).filter((right) => operatorPolicy[right]({ role }))
}

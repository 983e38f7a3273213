/** What members have in common who may be one person, the most telling first. */
export const SHARED_KINDS = ['REGISTRATION', 'DEVICE', 'PAYOUT_ACCOUNT', 'ADDRESS'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** Something that a member has in common with another one. */
export interface Shared {
  readonly otherId: string
  /** REGISTRATION: both registered from one address; ADDRESS: both were seen at one, which many may share. */
  readonly kind: SharedKind
  /** The address, the address with the browser, or the bank with the number. */
  readonly value: string
}

/** By what a member may be known again. */
export interface Traits {
  readonly addresses: readonly string[]
  /** Bank and number of each. */
  readonly payoutAccounts: readonly string[]
}

/** The machine itself: a call without a proxy before it, which says nothing about who made it. */
export const isOwnMachine = (address: string): boolean => address === '::1' || address.startsWith('127.')

import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { isAnyRaised } from '../../lib/raised.ts'

/** What withdrawals and those who ask for them are looked at for. */
export const RISK_KINDS = [
  'SHARED_DEVICE',
  'SHARED_PAYOUT_ACCOUNT',
  'SHARED_ADDRESS',
  'BOTH_SIDES',
  'MIRRORED_STAKES',
  'DEPOSIT_VELOCITY',
  'WITHDRAWAL_VELOCITY',
  'FAST_OUT',
  'BONUS_ABUSE',
  'NEW_PAYOUT_ACCOUNT',
  'BIG_WIN_OUT',
] as const
export type RiskKind = (typeof RISK_KINDS)[number]

/** What follows when a rule finds something, the mildest first. */
export const FOLLOWS = ['NOTE', 'CASE', 'HOLD'] as const
export type Follows = (typeof FOLLOWS)[number]

export interface Limits {
  /** Others who share it, or times that it happened. */
  readonly leastCount: number | null
  /** How far back is looked. */
  readonly hours: number | null
  readonly percent: number | null
  /** In the currency of the withdrawal. */
  readonly amount: Money | null
}
export type Limit = keyof Limits
export const LIMITS = ['leastCount', 'hours', 'percent', 'amount'] as const satisfies readonly Limit[]

export interface RiskRule extends Limits {
  readonly kind: RiskKind
  readonly isOn: boolean
  readonly follows: Follows
}

/** Which limits a kind has, and what a higher one does to what is found; `OTHERS` finds others, not more or fewer. */
const LIMITS_OF: Readonly<Record<RiskKind, { readonly [Each in Limit]?: 'FEWER' | 'MORE' | 'OTHERS' }>> = {
  SHARED_DEVICE: { leastCount: 'FEWER' },
  SHARED_PAYOUT_ACCOUNT: { leastCount: 'FEWER' },
  SHARED_ADDRESS: { leastCount: 'FEWER' },
  BOTH_SIDES: {},
  MIRRORED_STAKES: {},
  DEPOSIT_VELOCITY: { leastCount: 'FEWER', hours: 'MORE' },
  WITHDRAWAL_VELOCITY: { leastCount: 'FEWER', hours: 'MORE' },
  FAST_OUT: { hours: 'OTHERS', percent: 'MORE' },
  BONUS_ABUSE: { hours: 'OTHERS', percent: 'FEWER' },
  NEW_PAYOUT_ACCOUNT: { hours: 'MORE' },
  BIG_WIN_OUT: { hours: 'MORE', amount: 'FEWER' },
}

const NONE: Limits = { leastCount: null, hours: null, percent: null, amount: null }
const rule = (kind: RiskKind, follows: Follows, limits: Partial<Limits>, isOn = true): RiskRule => ({
  ...NONE,
  ...limits,
  kind,
  isOn,
  follows,
})

/**
 * What a brand has that changed nothing. Nothing holds money before the brand says so: a device is an address with a browser, which whole
 * streets share behind the address of a telephone company.
 */
export const DEFAULT_RULES: readonly RiskRule[] = [
  rule('SHARED_DEVICE', 'CASE', { leastCount: 3 }),
  rule('SHARED_PAYOUT_ACCOUNT', 'CASE', { leastCount: 1 }),
  rule('SHARED_ADDRESS', 'NOTE', { leastCount: 5 }),
  rule('BOTH_SIDES', 'CASE', {}),
  rule('MIRRORED_STAKES', 'CASE', {}),
  rule('DEPOSIT_VELOCITY', 'NOTE', { leastCount: 10, hours: 24 }),
  rule('WITHDRAWAL_VELOCITY', 'NOTE', { leastCount: 5, hours: 24 }),
  rule('FAST_OUT', 'CASE', { hours: 3, percent: 50 }),
  rule('BONUS_ABUSE', 'CASE', { hours: 720, percent: 100 }),
  rule('NEW_PAYOUT_ACCOUNT', 'NOTE', { hours: 72 }),
  rule('BIG_WIN_OUT', 'NOTE', { hours: 72, amount: 200_000_000n * MONEY_SCALE }),
]

export const defaultOf = (kind: RiskKind): RiskRule => {
  const found = DEFAULT_RULES.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`${kind} has no default`)
  return found
}

/** The first limit that a kind needs and has not, has and does not know, or that is an amount of nothing. */
export const wrongLimit = (wish: RiskRule): Limit | undefined =>
  LIMITS.find((limit) => (LIMITS_OF[wish.kind][limit] !== undefined) !== (wish[limit] !== null)) ??
  (wish.amount !== null && wish.amount <= 0n ? 'amount' : undefined)

/** Whether a rule in force would find less than before, or less would follow: then the house may lose more (decision 0022). */
export function loosens(before: RiskRule, next: RiskRule): boolean {
  if (!before.isOn) return false
  const weight = ({ follows }: RiskRule) => FOLLOWS.indexOf(follows)
  if (!next.isOn || weight(next) < weight(before)) return true
  return LIMITS.some((limit) => {
    const [was, is, does] = [before[limit], next[limit], LIMITS_OF[before.kind][limit]]
    if (does === undefined || was === null || is === null || was === is) return false
    const isRaised = isAnyRaised({ limit: was }, { limit: is }, ['limit'])
    return does === 'OTHERS' || isRaised === (does === 'FEWER')
  })
}

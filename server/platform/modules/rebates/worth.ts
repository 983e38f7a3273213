import { type Money, mulRate } from '../../lib/money.ts'
import type { AccrualState } from './states.ts'

/** The rate of an accrual in 1/10 000, as what it is made of. */
export interface RateParts {
  /** Of the category, by the brand's rule. */
  readonly base: number
  readonly levelRank: number
  /** What the member's level adds. */
  readonly level: number
  /** What was promised the member for a time. */
  readonly rise: number
}

/** What a member played on a day in a category, and what became of its rebate. */
export interface Accrual extends RateParts {
  readonly day: string
  readonly category: string
  readonly currency: string
  readonly validBet: Money
  readonly dailyCap: Money | null
  readonly isClosed: boolean
  readonly expiresOn: string | null
  readonly settled: Money
  readonly expired: Money
}

/** An accrual with what it comes to. */
export interface Worth extends Accrual {
  readonly rate: number
  /** By the rate, within what the day's cap leaves it. */
  readonly worth: Money
  readonly isCapped: boolean
  /** What was not claimed in time and still is there. */
  readonly lapsed: Money
  /** What may be claimed; less than nothing where more was given than it comes to. */
  readonly open: Money
  readonly state: AccrualState
}

/** A level or a promise raises what a category gives; one that gives nothing is not raised. */
export const rateOf = ({ base, level, rise }: RateParts): number => (base === 0 ? 0 : base + level + rise)

/**
 * What accruals come to, given all of each day: a day's cap is filled by its categories in the order of their names, so that it is the same
 * whoever asks. Nothing of it is stored: a bet that is taken back changes it at once.
 */
export function worthOf(accruals: readonly Accrual[]): Worth[] {
  const left = new Map<string, Money>()
  return accruals
    .toSorted((one, other) => compare(one.day, other.day) || compare(one.category, other.category))
    .map((accrual) => {
      const { day, currency, validBet, dailyCap } = accrual
      const rate = rateOf(accrual)
      const whole = validBet > 0n ? mulRate(validBet, BigInt(rate)) : 0n
      const key = `${day} ${currency}`
      const room = left.get(key) ?? dailyCap
      const worth = room !== null && whole > room ? room : whole
      if (room !== null) left.set(key, room - worth)
      return { ...accrual, rate, worth, isCapped: worth < whole, ...standing(accrual, worth) }
    })
}

/** What lapsed comes back before anything is owed: it was never given. */
function standing(accrual: Accrual, worth: Money): Pick<Worth, 'lapsed' | 'open' | 'state'> {
  const { isClosed, settled, expired } = accrual
  if (!isClosed) return { lapsed: 0n, open: 0n, state: 'RUNNING' }
  const rest = worth - settled
  const lapsed = rest <= 0n ? 0n : rest < expired ? rest : expired
  const open = rest - lapsed
  return { lapsed, open, state: stateOf(open, settled, lapsed) }
}

function stateOf(open: Money, settled: Money, lapsed: Money): AccrualState {
  if (open !== 0n) return open > 0n ? 'OPEN' : 'OWED'
  if (settled > 0n) return 'GIVEN'
  return lapsed > 0n ? 'EXPIRED' : 'NOTHING'
}

/** What a claim takes of an accrual; less than nothing where it works something off. */
export interface Line {
  readonly accrual: Worth
  readonly amount: Money
}

const isDue = ({ expiresOn }: Accrual, today: string): boolean => expiresOn !== null && expiresOn <= today

/** What a claim would take: all that is open, or that of some categories, less all that was given too much before. */
export function linesOf(accruals: readonly Worth[], today: string, categories?: readonly string[]): Line[] {
  return accruals
    .filter((accrual) => {
      if (accrual.open < 0n) return true
      const isWanted = categories === undefined || categories.includes(accrual.category)
      return accrual.open > 0n && isWanted && !isDue(accrual, today)
    })
    .map((accrual) => ({ accrual, amount: accrual.open }))
}

export const sumOf = (lines: readonly Line[]): Money => lines.reduce((sum, { amount }) => sum + amount, 0n)

/**
 * What becomes of what nobody claimed in time: it first works off what was given too much, the oldest by the oldest; the rest lapses. The lines
 * come to nothing together.
 */
export function lapse(accruals: readonly Worth[], today: string) {
  const owed = accruals.filter(({ open }) => open < 0n).map((accrual) => ({ accrual, amount: 0n }))
  const lines: Line[] = []
  const lapsing: Line[] = []
  for (const accrual of accruals) {
    if (accrual.open <= 0n || !isDue(accrual, today)) continue
    let left = accrual.open
    for (const debt of owed) {
      const missing = debt.amount - debt.accrual.open
      const part = left < missing ? left : missing
      debt.amount -= part
      left -= part
    }
    if (left < accrual.open) lines.push({ accrual, amount: accrual.open - left })
    if (left > 0n) lapsing.push({ accrual, amount: left })
  }
  return { lines: [...lines, ...owed.filter(({ amount }) => amount < 0n)], lapsing }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

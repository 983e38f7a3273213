import type { MemberSession } from '../../http/session.ts'
import type { Failure } from '../../lib/failure.ts'
import { formatMoney, MONEY_SCALE, type Money } from '../../lib/money.ts'
import { protectionErrors } from '../protection/service.ts'
import type { Remaining } from '../turnover/service.ts'
import { withdrawalsErrors } from './errors.ts'
import { MISSING_THINGS, type MissingThing } from './missing.ts'
import { withdrawalsPolicy } from './policy.ts'
import type { Use } from './repository/withdrawals.ts'
import type { WithdrawalSettings } from './settings.ts'

/** What is known of a member who asks for money; read under the member's lock when it is truly asked for. */
export interface Facts {
  readonly session: Pick<MemberSession, 'accountType' | 'currency'>
  readonly settings: WithdrawalSettings
  readonly now: Date
  readonly lacksIdentity: boolean
  readonly use: Use
  readonly turnover: Remaining
  /** Where the money may go: the account that was named, or all of the member's. */
  readonly accounts: readonly { readonly usable_at: Date }[]
}

/** A condition of a withdrawal: the terms tell of it beforehand by its thing, and the request is refused by its failure. */
interface Check {
  /** Absent where nothing is missing but the amount is wrong. */
  readonly thing?: MissingThing
  readonly isMet: (facts: Facts, amount: Money) => boolean
  readonly refusal: (facts: Facts, amount: Money) => Failure
}

/** What was not yet asked for today. */
export const leftToday = ({ settings: { dailySum }, use }: Facts): Money =>
  use.sum < dailySum ? dailySum - use.sum : 0n

const field = 'amount'

/**
 * What every withdrawal must meet, in the order in which a person would want to be told. A new condition is an entry here.
 * An exclusion is no reason to refuse (regulator row L7).
 */
const CHECKS: readonly Check[] = [
  {
    // Play money stays in the house.
    thing: 'TRUE_ACCOUNT',
    isMet: ({ session }) => withdrawalsPolicy['withdrawal.request'](session),
    refusal: () => withdrawalsErrors.WITHDRAWAL_NEEDS_TRUE_ACCOUNT(),
  },
  {
    // Where the brand asks for that (regulator row M5).
    thing: 'IDENTITY',
    isMet: ({ lacksIdentity }) => !lacksIdentity,
    refusal: () => protectionErrors.IDENTITY_REQUIRED(),
  },
  {
    isMet: ({ settings }, amount) => amount >= settings.minimum,
    refusal: ({ settings: { minimum }, session: { currency } }) =>
      withdrawalsErrors.WITHDRAWAL_TOO_SMALL({ field, extras: { minimum: formatMoney(minimum), currency } }),
  },
  {
    isMet: ({ settings }, amount) => amount <= settings.maximum,
    refusal: ({ settings: { maximum }, session: { currency } }) =>
      withdrawalsErrors.WITHDRAWAL_TOO_LARGE({ field, extras: { maximum: formatMoney(maximum), currency } }),
  },
  {
    // Banks pay whole units.
    isMet: (_, amount) => amount % MONEY_SCALE === 0n,
    refusal: ({ session: { currency } }) => withdrawalsErrors.WITHDRAWAL_NOT_WHOLE({ field, extras: { currency } }),
  },
  {
    // The place taken afterwards makes it true for parallel requests too.
    thing: 'OPEN_WITHDRAWALS',
    isMet: ({ settings, use }) => use.slots.length < settings.openAtOnce,
    refusal: ({ settings }) => withdrawalsErrors.WITHDRAWAL_TOO_MANY_OPEN({ extras: { limit: settings.openAtOnce } }),
  },
  {
    // Of the brand's own day; what was rejected or came back does not count.
    thing: 'DAILY_COUNT',
    isMet: ({ settings, use }) => use.count < settings.dailyCount,
    refusal: ({ settings }) =>
      withdrawalsErrors.WITHDRAWAL_DAILY_COUNT({ extras: { limit: settings.dailyCount, left: 0 } }),
  },
  {
    thing: 'DAILY_SUM',
    isMet: (facts, amount) => leftToday(facts) >= amount,
    refusal: (facts) => {
      const { settings, session } = facts
      const extras = { limit: formatMoney(settings.dailySum), left: formatMoney(leftToday(facts)) }
      return withdrawalsErrors.WITHDRAWAL_DAILY_SUM({ field, extras: { ...extras, currency: session.currency } })
    },
  },
  {
    // What was credited has to be played first (domain.md 6, "Turnover").
    thing: 'TURNOVER',
    isMet: ({ turnover }) => turnover.missing <= 0n,
    refusal: ({ turnover: { required, done, missing }, session: { currency } }) => {
      const amounts = { required: formatMoney(required), done: formatMoney(done), missing: formatMoney(missing) }
      return withdrawalsErrors.WITHDRAWAL_TURNOVER_MISSING({ extras: { ...amounts, currency } })
    },
  },
  {
    // A new account rests a while.
    thing: 'PAYOUT_ACCOUNT',
    isMet: ({ accounts, now }) => accounts.some(({ usable_at }) => usable_at <= now),
    refusal: ({ accounts: [account] }) => {
      const named = { field: 'payoutAccountId' }
      if (account === undefined) return withdrawalsErrors.PAYOUT_ACCOUNT_NOT_FOUND(named)
      const extras = { usableAt: account.usable_at.toISOString() }
      return withdrawalsErrors.PAYOUT_ACCOUNT_RESTING({ ...named, extras })
    },
  },
]

/** Throws the failure of the first condition that an amount does not meet. */
export function demandMet(facts: Facts, amount: Money): void {
  const unmet = CHECKS.find(({ isMet }) => !isMet(facts, amount))
  if (unmet !== undefined) throw unmet.refusal(facts, amount)
}

/**
 * What is missing for the least amount there is. The payment password and the balance are refused by those who keep them,
 * `members` before and `ledger` while the money is held; here they are told of beforehand.
 */
export function listMissing(
  facts: Facts,
  { hasPaymentPassword, available }: { readonly hasPaymentPassword: boolean; readonly available: Money },
): MissingThing[] {
  const { minimum } = facts.settings
  const missing = new Set(CHECKS.flatMap(({ thing, isMet }) => (isMet(facts, minimum) ? [] : [thing])))
  if (!hasPaymentPassword) missing.add('PAYMENT_PASSWORD')
  if (available < minimum) missing.add('BALANCE')
  return MISSING_THINGS.filter((thing) => missing.has(thing))
}

import type { MemberSession } from '../../../http/session.ts'
import { startOfDay } from '../../../lib/local-day.ts'
import type { Money } from '../../../lib/money.ts'
import type { Remaining } from '../../turnover/service.ts'
import { findAccounts } from '../payout-accounts-repository.ts'
import { withdrawalsPolicy } from '../policy.ts'
import { readSettings, type WithdrawalSettings } from '../settings.ts'
import { findSlots, sumSince } from '../withdrawals-repository.ts'
import type { Dependencies } from './dependencies.ts'

/** What stands between a member and a withdrawal, by its own word; the member sees a line for each. */
export type MissingThing =
  | 'TRUE_ACCOUNT'
  | 'IDENTITY'
  | 'PAYMENT_PASSWORD'
  | 'PAYOUT_ACCOUNT'
  | 'TURNOVER'
  | 'OPEN_WITHDRAWALS'
  | 'DAILY_COUNT'
  | 'DAILY_SUM'
  | 'BALANCE'

/** All that a member may know before typing an amount. */
export interface Terms {
  readonly settings: WithdrawalSettings
  readonly currency: string
  readonly available: Money
  readonly leftToday: Money
  readonly countLeft: number
  readonly openCount: number
  readonly turnover: Remaining
  readonly hasPaymentPassword: boolean
  readonly payeeName: string | null
  readonly missing: readonly MissingThing[]
  /** The most that can be asked for now; zero when nothing can. */
  readonly most: Money
}

/** The brand's terms and what this member has used of them. A handful of indexed reads, no lock. */
export async function readTerms(
  { database, clock, ledger, protection, turnover }: Dependencies,
  session: MemberSession,
): Promise<Terms> {
  const { query } = database
  const settings = await readSettings(query, session.merchantId)
  const [available, used, slots, accounts, owed, lacksIdentity, member] = await Promise.all([
    ledger.balance(session, session.currency),
    sumSince(query, session, startOfDay(clock.now(), settings.timeZone)),
    findSlots(query, session),
    findAccounts(query, session),
    turnover.remaining(session, session.currency),
    protection.lacksIdentity(database, session),
    query
      .selectFrom('members')
      .select(['payment_password_hash', 'payee_name'])
      .where('merchant_id', '=', session.merchantId)
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow(),
  ])
  const leftToday = used.sum < settings.dailySum ? settings.dailySum - used.sum : 0n
  const countLeft = Math.max(0, settings.dailyCount - used.count)
  const hasPaymentPassword = member.payment_password_hash !== null
  const holds: readonly (readonly [MissingThing, boolean])[] = [
    ['TRUE_ACCOUNT', withdrawalsPolicy['withdrawal.request'](session)],
    ['IDENTITY', !lacksIdentity],
    ['PAYMENT_PASSWORD', hasPaymentPassword],
    ['PAYOUT_ACCOUNT', accounts.some(({ usable_at }) => usable_at <= clock.now())],
    ['TURNOVER', owed.missing <= 0n],
    ['OPEN_WITHDRAWALS', slots.length < settings.openAtOnce],
    ['DAILY_COUNT', countLeft > 0],
    ['DAILY_SUM', leftToday >= settings.minimum],
    ['BALANCE', available >= settings.minimum],
  ]
  const missing = holds.filter(([, isMet]) => !isMet).map(([thing]) => thing)
  const most = [available, leftToday, settings.maximum].reduce((least, one) => (one < least ? one : least))
  return {
    settings,
    currency: session.currency,
    available,
    leftToday,
    countLeft,
    openCount: slots.length,
    turnover: owed,
    hasPaymentPassword,
    payeeName: member.payee_name,
    missing,
    most: missing.length === 0 ? most : 0n,
  }
}

import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'

type Reader = Pick<Transaction, 'raw'>

/** A withdrawal as the rules look at it. */
export interface Subject {
  readonly merchantId: string
  readonly memberId: string
  readonly withdrawalId: string
  readonly payoutAccountId: string
  readonly currency: string
  readonly askedAt: Date
}

interface Deposited {
  readonly count: number
  readonly sum: Money
  /** When the first of them came; null without one. */
  readonly since: Date | null
}

const one = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The database answered nothing')
  return row
}

const of = ({ merchantId, memberId, currency, askedAt }: Subject, since: Date) =>
  [merchantId, memberId, currency, since, askedAt] as const

/** What came in before a withdrawal was asked for. A deposit lives a week at most, and is found by when it was begun. */
export const DEPOSITED = `
  select count(*)::int4 as count, coalesce(sum(credited_amount), 0)::int8 as sum, min(credited_at) as since
    from deposits
   where merchant_id = $1 and member_id = $2 and currency = $3 and state = 'CREDITED'
     and created_at >= $4::timestamptz - interval '7 days' and credited_at >= $4 and credited_at <= $5`

export const readDeposited = async ({ raw }: Reader, subject: Subject, since: Date): Promise<Deposited> =>
  one(await raw<Deposited>(DEPOSITED, of(subject, since)))

/** How often money was asked for, this withdrawal among them. */
export const ASKED = `
  select count(*)::int4 as count, coalesce(sum(amount), 0)::int8 as sum from withdrawals
   where merchant_id = $1 and member_id = $2 and currency = $3 and created_at >= $4 and created_at <= $5`

export const readAsked = async (
  { raw }: Reader,
  subject: Subject,
  since: Date,
): Promise<Pick<Deposited, 'count' | 'sum'>> =>
  one(await raw<Pick<Deposited, 'count' | 'sum'>>(ASKED, of(subject, since)))

/** What was played, as turnover counts it, and the greatest win of one bet. */
export const PLAYED = `
  select coalesce(sum(valid_bet), 0)::int8 as played, coalesce(max(payout - stake), 0)::int8 as "greatestWin" from bets
   where merchant_id = $1 and member_id = $2 and currency = $3 and placed_at >= $4 and placed_at <= $5
     and state = 'SETTLED' and not is_free`

export const readPlayed = async (
  { raw }: Reader,
  subject: Subject,
  since: Date,
): Promise<{ readonly played: Money; readonly greatestWin: Money }> =>
  one(await raw<{ played: Money; greatestWin: Money }>(PLAYED, of(subject, since)))

/** Bonuses that the member was given with turnover. */
export const BONUSES = `
  select coalesce(sum(bonus), 0)::int8 as sum from turnover_buckets
   where merchant_id = $1 and member_id = $2 and currency = $3 and opened_at >= $4 and opened_at <= $5 and source = 'BONUS'`

export const readBonuses = async ({ raw }: Reader, subject: Subject, since: Date): Promise<Money> =>
  one(await raw<{ sum: Money }>(BONUSES, of(subject, since))).sum

/** When the account was added that the money goes to. */
export async function readAccountAddedAt({ raw }: Reader, subject: Subject): Promise<Date | undefined> {
  const [row] = await raw<{ at: Date }>(
    'select created_at as at from payout_accounts where merchant_id = $1 and member_id = $2 and id = $3',
    [subject.merchantId, subject.memberId, subject.payoutAccountId],
  )
  return row?.at
}

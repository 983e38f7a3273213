import type { Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import { sqlListOf } from '../ledger/service.ts'
import type { MemberKey } from './repository.ts'

/** What decides how much of a bonus is left, and whether it can be told yet. */
export interface Standing {
  /** In the main wallet. */
  readonly balance: Money
  /** The least that was there to play with whenever other money came in since the bonus did; null when none came. */
  readonly lowest: Money | null
  /** Payouts less stakes of the settled bets placed since. */
  readonly result: Money
  /** What other bonuses took along of the winnings since. */
  readonly forfeited: Money
  /** Bets whose outcome is not known. */
  readonly openBets: boolean
  /** Money that lies with vendors, or on its way there or back. */
  readonly away: boolean
}

/**
 * How a member stands since a moment. What was there to play with is the balance, what was staked in open bets and what lay in
 * other wallets: money that is staked or elsewhere is not lost. By bets_placed and the indexes of a member's entries; only what
 * came in since is looked at so closely, which is little, and nobody cancels often.
 */
export async function findStanding(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  {
    currency,
    since,
    except,
    documentId,
  }: { readonly currency: string; readonly since: Date; readonly except: string; readonly documentId: string },
): Promise<Standing> {
  const [row] = await raw<Standing>(
    `select coalesce((select balance from ledger_accounts
               where merchant_id = $1 and member_id = $2 and currency = $3 and account = 'CASH'), 0)::int8 as balance,
            (select min(entry.balance_after - entry.amount
                      + coalesce((select sum(bet.stake) from bets bet
                          where bet.merchant_id = $1 and bet.member_id = $2 and bet.currency = $3 and bet.placed_at <= entry.created_at
                            and coalesce(bet.settled_at, 'infinity') > entry.created_at), 0)
                      + coalesce((select sum(elsewhere.amount) from ledger_entries elsewhere
                          where elsewhere.merchant_id = $1 and elsewhere.member_id = $2 and elsewhere.currency = $3
                            and elsewhere.version is not null and elsewhere.account <> 'CASH'
                            and elsewhere.created_at <= entry.created_at), 0))
               from ledger_entries entry
              where entry.merchant_id = $1 and entry.member_id = $2 and entry.currency = $3 and entry.account = 'CASH'
                and entry.version is not null and entry.kind not in (${sqlListOf('staking')})
                and entry.kind not in (${sqlListOf('broughtBack')})
                and entry.amount > 0 and entry.created_at > $4
                -- Written a moment after its bucket was, the bonus itself is no other money.
                and not exists (select 1 from ledger_transfers own where own.merchant_id = $1 and own.member_id = $2
                                   and own.id = entry.transfer_id and own.document_id = $6))::int8 as lowest,
            coalesce((select sum(payout - stake) from bets
               where merchant_id = $1 and member_id = $2 and currency = $3 and placed_at >= $4 and state = 'SETTLED'), 0)::int8 as result,
            coalesce((select sum(forfeited_winnings) from turnover_buckets
               where merchant_id = $1 and member_id = $2 and currency = $3 and id <> $5 and closed_at >= $4), 0)::int8 as forfeited,
            exists (select 1 from bets where merchant_id = $1 and member_id = $2 and currency = $3 and placed_at >= $4
                       and state = 'OPEN') as "openBets",
            exists (select 1 from ledger_accounts where merchant_id = $1 and member_id = $2 and currency = $3
                       and account like 'VENDOR:%' and balance > 0)
              or exists (select 1 from vendor_transfers where merchant_id = $1 and member_id = $2 and state = 'PENDING') as away`,
    [merchantId, memberId, currency, since, except, documentId],
  )
  if (row === undefined) throw new Error('The database answered nothing')
  return row
}

/** Ends a bucket with what was forfeited. */
export async function closeBucket(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, memberId }: MemberKey,
  closing: {
    readonly id: string
    readonly state: 'CANCELLED' | 'EXPIRED' | 'BREACHED'
    readonly bonus: Money
    readonly winnings: Money
    readonly by: { readonly account: string; readonly reason: string } | undefined
    readonly at: Date
  },
): Promise<void> {
  await query
    .updateTable('turnover_buckets')
    .set({
      state: closing.state,
      closed_at: closing.at,
      forfeited: closing.bonus,
      forfeited_winnings: closing.winnings,
      cancelled_by: closing.by?.account ?? null,
      cancel_reason: closing.by?.reason ?? null,
    })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', closing.id)
    .execute()
}

/** A bucket whose bonus is to be forfeited. */
export interface DueBucket extends MemberKey {
  readonly id: string
}

/** Buckets that are expired, breached or recalled, those after one of them by its id; each kind by its own partial index. */
export function listDue(
  { raw }: Pick<Transaction, 'raw'>,
  now: Date,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<DueBucket[]> {
  return raw<DueBucket>(
    `select merchant_id as "merchantId", member_id as "memberId", id from turnover_buckets
      where state = 'OPEN' and (expires_at <= $1 or breached_at is not null or recalled_at is not null) and ($2::uuid is null or id > $2)
      order by id limit $3`,
    [now, after ?? null, limit],
  )
}

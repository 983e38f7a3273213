import type { Database, Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { MemberAccount } from '../accounts.ts'
import { sqlListOf } from '../kinds.ts'
import type { Owner } from '../movement.ts'

/** The sum of what a document put into an account. Stakes and wins are left out, so that the index of rare kinds serves it. */
export async function sumCredits(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: Owner,
  asked: { readonly currency: string; readonly account: MemberAccount; readonly documentId: string },
): Promise<bigint> {
  const [row] = await raw<{ total: bigint }>(
    `select coalesce(sum(entry.amount), 0)::int8 as total
       from ledger_entries entry
       join ledger_transfers transfer on transfer.merchant_id = entry.merchant_id
        and transfer.member_id = entry.member_id and transfer.id = entry.transfer_id
      where entry.merchant_id = $1 and entry.member_id = $2 and entry.currency = $3 and entry.account = $4
        and entry.version is not null and entry.kind not in (${sqlListOf('staking')}) and entry.amount > 0
        and transfer.document_id = $5`,
    [merchantId, memberId, asked.currency, asked.account, asked.documentId],
  )
  return row?.total ?? 0n
}

export interface Span {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** What of one kind came into an account and went out of it. */
export interface KindSum {
  readonly kind: string
  readonly came: Money
  readonly went: Money
}

/** The main wallet by kind, but for stakes and wins: those are in the hourly summaries of bets. */
export function sumKinds(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, memberId }: Owner,
  currency: string,
  { from, to }: Span,
): Promise<KindSum[]> {
  return raw<KindSum>(
    `select kind, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as came,
            coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as went
       from ledger_entries
      where merchant_id = $1 and member_id = $2 and currency = $3 and account = 'CASH' and version is not null
        and kind not in (${sqlListOf('staking')})
        and ($4::timestamptz is null or created_at >= $4) and ($5::timestamptz is null or created_at < $5)
      group by kind order by kind`,
    [merchantId, memberId, currency, from ?? null, to ?? null],
  )
}

/** What a brand's cashier took and gave. */
export interface CashierSum {
  readonly deposited: Money
  readonly withdrawn: Money
}

/** By the partial index of what is not play; it is told twice, since the planner does not conclude one from the other. */
export const CASHIER_SUM = `
  select coalesce(sum(amount) filter (where kind = 'DEPOSIT'), 0)::int8 as deposited,
         coalesce(sum(amount) filter (where kind = 'WITHDRAWAL'), 0)::int8 as withdrawn
    from ledger_transfers
   where merchant_id = $1 and kind in (${sqlListOf('cashier')}) and kind not in (${sqlListOf('play')})
     and created_at >= $2 and outcome = 'POSTED' and phase in ('SINGLE', 'POST')`

/** What came in and went out of a brand since a moment. */
export async function sumCashier({ raw }: Pick<Database, 'raw'>, merchantId: string, since: Date): Promise<CashierSum> {
  const [row] = await raw<CashierSum>(CASHIER_SUM, [merchantId, since])
  return row ?? { deposited: 0n, withdrawn: 0n }
}

import type { Database } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'

interface ActivityTotals {
  deposits: bigint
  withdrawals: bigint
  stakes: bigint
  wins: bigint
  lifetime: bigint
}

/** What went in and out, was staked and won within a span, and the deposits less withdrawals of a lifetime. */
export async function sumActivity(
  database: Pick<Database, 'raw'>,
  { merchantId, memberId, currency }: MemberKey & { readonly currency: string },
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ActivityTotals> {
  const [totals] = await database.raw<ActivityTotals>(SUMS, [merchantId, memberId, currency, from, to])
  if (totals === undefined) throw new Error('A sum has one row')
  return totals
}

/** A stake given back is no stake. Money on its way out counts when it leaves CASH, and is taken back with it. */
const SUMS = `
  select coalesce(sum(amount) filter (where kind = 'DEPOSIT' and within), 0)::int8 as deposits,
         coalesce(-sum(amount) filter (where kind = 'WITHDRAWAL' and within), 0)::int8 as withdrawals,
         coalesce(-sum(amount) filter (where kind in ('BET', 'ROLLBACK') and within), 0)::int8 as stakes,
         coalesce(sum(amount) filter (where kind = 'WIN' and within), 0)::int8 as wins,
         coalesce(sum(amount) filter (where kind in ('DEPOSIT', 'WITHDRAWAL')), 0)::int8 as lifetime
    from (select kind, amount, created_at >= $4 and created_at < $5 as within from ledger_entries
           where merchant_id = $1 and member_id = $2 and currency = $3 and account = 'CASH' and version is not null) entries`

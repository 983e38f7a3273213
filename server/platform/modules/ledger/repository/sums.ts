import type { Database } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { sqlListOf } from '../kinds.ts'
import type { Owner } from '../movement.ts'

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

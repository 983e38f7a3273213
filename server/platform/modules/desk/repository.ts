import type { Database } from '../../db/connection.ts'

type Reader = Pick<Database, 'raw'>

export interface Figures {
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly gross_revenue: bigint
  readonly active_members: bigint
  readonly adjustments: bigint
}

/** One round trip. Movements by the partial index of their kind, bets by the block index of their time. */
export const FIGURES = `
  select moved.deposited, moved.withdrawn, played.gross_revenue, played.active_members,
         (select count(*) from adjustments where merchant_id = $1 and state = 'REQUESTED') as adjustments
    from (select coalesce(sum(amount) filter (where kind = 'DEPOSIT'), 0)::int8 as deposited,
                 coalesce(sum(amount) filter (where kind = 'WITHDRAWAL'), 0)::int8 as withdrawn
            from ledger_transfers
           where merchant_id = $1 and kind in ('DEPOSIT', 'WITHDRAWAL') and kind not in ('BET', 'WIN', 'ROLLBACK')
             and created_at >= $2 and outcome = 'POSTED' and phase in ('SINGLE', 'POST')) moved,
         (select coalesce(sum(stake - payout) filter (where state = 'SETTLED'), 0)::int8 as gross_revenue,
                 count(distinct member_id) as active_members
            from bets where merchant_id = $1 and placed_at >= $2) played`

export async function selectFigures(reader: Reader, merchantId: string, since: Date): Promise<Figures> {
  const [row] = await reader.raw<Figures>(FIGURES, [merchantId, since])
  if (row === undefined) throw new Error('The figures answered nothing')
  return row
}

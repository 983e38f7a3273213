import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from './sums.ts'

interface RankRow {
  readonly has_levels: boolean
  readonly rank: number
  readonly names: unknown
  readonly rebate_rise: number | null
}

const RANK = `
  select exists (select 1 from vip_levels any_level where any_level.merchant_id = $1) as has_levels,
         coalesce(s.rank, 0) as rank, l.names, l.rebate_rise
    from (select 1) one
    left join vip_standings s on s.merchant_id = $1 and s.member_id = $2
    left join vip_levels l on l.merchant_id = $1 and l.rank = s.rank`

/** Whether the brand has levels, and which one a member has: 0 for none. */
export async function findRank(raw: Transaction['raw'], { merchantId, memberId }: MemberKey): Promise<RankRow> {
  const [row] = await raw<RankRow>(RANK, [merchantId, memberId])
  if (row === undefined) throw new Error('A question without a condition has no answer')
  return row
}

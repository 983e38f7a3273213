import type { Database } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'

/** A member of the brand, with what a decision needs to know; undefined at other brands. */
export const findMember = (query: Database['query'], { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('members')
    .select(['id', 'account', 'status', 'currency', 'play_blocked_until'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirst()

export type ProtectedMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

export interface MarkedMemberRow {
  readonly member_id: string
  readonly account: string
  readonly raised: bigint
  readonly hit: bigint
  readonly breaks: bigint
  readonly last_at: Date
  readonly total: bigint
}

/** Members whose marks since a day reach a number, the most marked first. */
export function listMarked(
  database: Pick<Database, 'raw'>,
  merchantId: string,
  { since, least, limit, offset }: { since: Date; least: number; limit: number; offset: number },
): Promise<MarkedMemberRow[]> {
  return database.raw<MarkedMemberRow>(
    `select m.id as member_id, m.account, raised, hit, breaks, last_at, count(*) over () as total
       from (select member_id, sum(times) filter (where kind = 'LIMIT_RAISED')::int8 as raised,
                    sum(times) filter (where kind = 'LIMIT_HIT')::int8 as hit,
                    sum(times) filter (where kind in ('TIME_OUT', 'SELF_EXCLUSION'))::int8 as breaks,
                    sum(times) as marks, max(last_at) as last_at
               from protection_markers where merchant_id = $1 and day >= $2::date group by member_id) marked
       join members m on m.merchant_id = $1 and m.id = marked.member_id
      where marks >= $3 order by marks desc, m.id limit $4 offset $5`,
    [merchantId, since, least, limit, offset],
  )
}

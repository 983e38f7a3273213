import { type PageRequest, pageOf } from '../../http/paging.ts'
import type { MemberKey, ProtectionDependencies } from './dependencies.ts'
import { type ExclusionRow, findExclusions } from './exclusions-repository.ts'
import { findPendingChanges } from './limits-repository.ts'

const MARKED_DAYS = 30
/** A member is shown once the marks of a month reach this. */
const LEAST_MARKS = 3

export interface MarkedMember {
  readonly member_id: string
  readonly account: string
  readonly raised: bigint
  readonly hit: bigint
  readonly breaks: bigint
  readonly last_at: Date
  readonly total: bigint
}

/** What the operators of the protection desk look at (regulator-rules.md L11). */
export function createDesk({ database, clock }: ProtectionDependencies) {
  return {
    listExclusions(
      merchantId: string,
      filter: { liftState?: string | undefined; active?: boolean | undefined },
      page: PageRequest,
    ): Promise<(ExclusionRow & { account: string; total: bigint })[]> {
      const { limit, offset } = pageOf(page)
      const wanted = { liftState: filter.liftState, activeAt: filter.active ? clock.now() : undefined }
      return findExclusions(database.query, merchantId, wanted, limit, offset)
    },

    listPendingLimits(merchantId: string, page: PageRequest) {
      const { limit, offset } = pageOf(page)
      return findPendingChanges(database.query, merchantId, limit, offset)
    },

    /** Members who raised limits or hit them often within thirty days, the most marked first. */
    listMarked(merchantId: string, page: PageRequest): Promise<MarkedMember[]> {
      const { limit, offset } = pageOf(page)
      const since = new Date(clock.now().getTime() - MARKED_DAYS * 86_400_000)
      return database.raw<MarkedMember>(
        `select m.id as member_id, m.account, raised, hit, breaks, last_at, count(*) over () as total
           from (select member_id, sum(times) filter (where kind = 'LIMIT_RAISED')::int8 as raised,
                        sum(times) filter (where kind = 'LIMIT_HIT')::int8 as hit,
                        sum(times) filter (where kind in ('TIME_OUT', 'SELF_EXCLUSION'))::int8 as breaks,
                        sum(times) as marks, max(last_at) as last_at
                   from protection_markers where merchant_id = $1 and day >= $2::date group by member_id) marked
           join members m on m.merchant_id = $1 and m.id = marked.member_id
          where marks >= $3 order by marks desc, m.id limit $4 offset $5`,
        [merchantId, since, LEAST_MARKS, limit, offset],
      )
    },

    /** The member of an operator's call, with what a decision needs to know; undefined at other merchants. */
    findMember: ({ merchantId, memberId }: MemberKey) =>
      database.query
        .selectFrom('members')
        .select(['id', 'account', 'status', 'currency', 'play_blocked_until'])
        .where('merchant_id', '=', merchantId)
        .where('id', '=', memberId)
        .executeTakeFirst(),
  }
}

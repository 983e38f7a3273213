import { dateAt } from '../../server/platform/lib/local-day.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import type { TestPlatform } from './platform.ts'
import { SENVANG } from './platform.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

export type Teams = ReturnType<typeof createTeams>

/** Short words for lines of members at Sen Vang and for what their figures say. */
export function createTeams(platform: TestPlatform) {
  const { context, database, clock } = platform
  const ownerOf = (member: { merchant_id: string; id: string }): Owner => ({
    merchantId: member.merchant_id,
    memberId: member.id,
  })
  return {
    ownerOf,

    /** Fresh members, each below the one before. */
    async line(length: number): Promise<Owner[]> {
      const members: Owner[] = []
      for (let index = 0; index < length; index++) {
        const upline = members.at(-1)
        members.push(ownerOf(await platform.member(upline === undefined ? {} : { uplineId: upline.memberId })))
      }
      return members
    },

    /** Counts the bets of some members and takes all that waits into the figures. */
    async count(...owners: Owner[]): Promise<void> {
      for (const owner of owners) await context.turnover.count(owner)
      await context.agents.fold(SENVANG)
    },

    /** The figures of a team on the day of a moment. */
    day: ({ memberId }: Owner, at: Date = clock.now()) =>
      database.query
        .selectFrom('team_days')
        .selectAll()
        .where('team_id', '=', memberId)
        .where('day', '=', dateAt(at, ZONE))
        .executeTakeFirst(),

    /** What a team staked today, by category. */
    async categories({ memberId }: Owner): Promise<Record<string, bigint>> {
      const rows = await database.query
        .selectFrom('team_play_days')
        .select(['category', 'stake'])
        .where('team_id', '=', memberId)
        .where('day', '=', dateAt(clock.now(), ZONE))
        .orderBy('category')
        .execute()
      return Object.fromEntries(rows.map(({ category, stake }) => [category, stake]))
    },

    /** How many of a team were active in the running period. */
    async active({ memberId }: Owner, period: 'WEEK' | 'HALF_MONTH' | 'MONTH'): Promise<number> {
      const row = await database.query
        .selectFrom('team_periods')
        .select('active_members')
        .where('team_id', '=', memberId)
        .where('period', '=', period)
        .orderBy('starts_on', 'desc')
        .executeTakeFirst()
      return row?.active_members ?? 0
    },
  }
}

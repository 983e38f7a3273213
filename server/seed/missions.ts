import type { PlatformContext } from '../platform/context.ts'
import { dateAt, mondayOf, previousWeek, startOfDate } from '../platform/lib/local-day.ts'
import { MONEY_SCALE } from '../platform/lib/money.ts'
import { findLeaderboard, insertLeaderboard } from '../platform/modules/missions/leaderboards-repository.ts'
import { findMission, insertMission } from '../platform/modules/missions/repository.ts'
import type { MissionGoal, MissionPeriod } from '../platform/modules/missions/terms.ts'

const units = (amount: bigint): bigint => amount * MONEY_SCALE

interface MissionSeed {
  readonly code: string
  readonly names: Readonly<Record<'vi' | 'en', string>>
  readonly period: MissionPeriod
  readonly goal: MissionGoal
  readonly categories: readonly string[]
  readonly target: bigint
  readonly reward: bigint
}

const MISSIONS: readonly MissionSeed[] = [
  {
    code: 'no-hu-moi-ngay',
    names: { vi: 'Nổ hũ mỗi ngày', en: 'Slots of the day' },
    period: 'DAY',
    goal: 'VALID_BET',
    categories: ['RNG'],
    target: units(500_000n),
    reward: units(8_000n),
  },
  {
    code: 'hai-muoi-van',
    names: { vi: 'Chăm chỉ mỗi ngày', en: 'Busy day' },
    period: 'DAY',
    goal: 'BETS',
    categories: [],
    target: 20n,
    reward: units(5_000n),
  },
  {
    code: 'nap-trong-tuan',
    names: { vi: 'Tuần nạp có quà', en: 'Deposits of the week' },
    period: 'WEEK',
    goal: 'DEPOSITS',
    categories: [],
    target: units(1_000_000n),
    reward: units(18_000n),
  },
  {
    code: 'nam-ngay-lien-tiep',
    names: { vi: 'Bền bỉ cả tuần', en: 'Steady all week' },
    period: 'WEEK',
    goal: 'DAYS_IN_ROW',
    categories: [],
    target: 5n,
    reward: units(28_000n),
  },
]

const LEADERBOARD = {
  code: 'dua-top-tuan',
  names: { vi: 'Đua top tuần', en: 'Race of the week' },
  categories: [],
  prizes: [1_000_000n, 500_000n, 300_000n, 100_000n, 100_000n, 50_000n, 50_000n, 50_000n, 50_000n, 50_000n].map(units),
  least_valid_bet: units(100_000n),
}

/**
 * Four missions for each demo brand from its Monday on, and a weekly leaderboard from the Monday before, so that a week of it is over and
 * somebody has won. A brand that has them keeps them.
 */
export async function seedMissions({ database, clock, sites }: PlatformContext): Promise<void> {
  for (const { id: merchant_id, mode, currency, timeZone } of await sites.listMerchants()) {
    if (mode !== 'DEMO') continue
    const monday = mondayOf(dateAt(clock.now(), timeZone))
    const brand = { merchant_id, currency, changed_by: 'operator' }
    await database.transaction(async ({ query }) => {
      for (const { names, categories, ...mission } of MISSIONS)
        if ((await findMission(query, merchant_id, mission.code)) === undefined)
          await insertMission(query, {
            ...brand,
            ...mission,
            since: startOfDate(monday, timeZone),
            names: JSON.stringify(names),
            categories: [...categories],
          })
      if ((await findLeaderboard(query, merchant_id, LEADERBOARD.code)) !== undefined) return
      const closes_next = previousWeek(monday)
      const since = startOfDate(closes_next, timeZone)
      const names = JSON.stringify(LEADERBOARD.names)
      await insertLeaderboard(query, { ...brand, ...LEADERBOARD, names, since, closes_next })
    })
  }
}

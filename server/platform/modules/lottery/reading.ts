import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import type { MemberKey } from './betting/orders-repository.ts'
import { createDrawReading } from './draws/reading.ts'
import { lotteryErrors } from './errors.ts'
import * as lotteries from './lotteries-repository.ts'

interface ReadingDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** Milliseconds. Draws are told of by events; this bounds how long a lost one matters. */
const LIFE = 1_000
const MOST_RECENT = 12

/** What lotteries there are, and their draws: the same for everybody, kept for a moment. */
export function createReading(dependencies: ReadingDependencies) {
  const { database, clock, events } = dependencies
  const kept = createKeptReads({ clock, events, life: LIFE })
  events.subscribe((event) => {
    if (event.type === 'draw') kept.forget()
  })

  const list = (merchantId: string) =>
    kept.keep(`all ${merchantId}`, () => lotteries.listLotteries(database, merchantId, clock.now()))

  async function find(merchantId: string, code: string): Promise<lotteries.LotteryRow> {
    const [lottery] = await kept.keep(`one ${merchantId} ${code}`, () =>
      lotteries.listLotteries(database, merchantId, clock.now(), { code }),
    )
    if (lottery === undefined) throw lotteryErrors.LOTTERY_NOT_FOUND({ field: 'gameCode' })
    return lottery
  }

  async function rules(merchantId: string, code: string): Promise<lotteries.RulesRow> {
    const found = await kept.keep(`rules ${merchantId} ${code}`, () => lotteries.findRules(database, merchantId, code))
    if (found === undefined) throw lotteryErrors.LOTTERY_NOT_FOUND({ field: 'gameCode' })
    return found
  }

  return {
    forget: kept.forget,
    find,
    rules,

    /** The lotteries that a prize mode shows (docs/decisions/0013). */
    menus: async (merchantId: string, mode: PrizeMode | undefined): Promise<lotteries.LotteryRow[]> =>
      (await list(merchantId)).filter((lottery) => isShownIn(lottery, mode)),

    /** Where the member was last, newest first. */
    async recent(member: MemberKey): Promise<lotteries.LotteryRow[]> {
      const gameIds = await lotteries.listRecentGameIds(database, member, MOST_RECENT)
      const all = await list(member.merchantId)
      return gameIds.flatMap((id) => all.find(({ game_id }) => game_id === id) ?? [])
    },

    /** The last draw of each lottery. */
    lastDraws: async (merchantId: string) =>
      (await list(merchantId)).flatMap(({ code, last_draw }) =>
        last_draw === null ? [] : [{ code, draw: last_draw }],
      ),
    ...createDrawReading(dependencies, kept, find),
  }
}

export type Reading = ReturnType<typeof createReading>

function isShownIn({ prize_mode, period_seconds }: lotteries.LotteryRow, mode: PrizeMode | undefined): boolean {
  if (mode === undefined) return true
  if (mode === 'ZY') return period_seconds !== null
  return mode === 'SEA' ? prize_mode === 'SEA' : prize_mode !== 'SEA'
}

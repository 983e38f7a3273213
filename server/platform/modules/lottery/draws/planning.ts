import { newId } from '../../../lib/id.ts'
import type { DrawsDependencies } from './dependencies.ts'
import { type DrawSchedule, officialDrawsAfter, ownDrawsAfter, type PlannedDraw } from './draw-calendar.ts'
import * as repository from './draws-repository.ts'
import { makeSeed } from './seeds.ts'

/** Draws that can be bet on ahead of time: of our own lotteries, and of official ones. */
const OWN_AHEAD = 120
const OFFICIAL_AHEAD = 8
/** Fewer than these, and more are planned: some more than can be bet on, since a period may be longer before midnight. */
const OWN_LEAST = OWN_AHEAD + 5
/** Planned at once beyond them, so that there is something to do every few minutes only. */
const OWN_SPARE = 10
const MINUTE = 60

/** Plans the draws that are missing, each of our own with the commitment to its seed. Several nodes may do so at once. */
export async function planDraws(dependencies: DrawsDependencies): Promise<void> {
  const { config, database, clock } = dependencies
  const now = clock.now()
  const pace = (config.lotterySeconds ?? MINUTE) / MINUTE
  const wanted = { now, ownAhead: OWN_LEAST, officialAhead: OFFICIAL_AHEAD, pace }
  for (const lottery of await repository.listShortLotteries(database, wanted)) {
    const draws = planOf(lottery, now, pace).map((draw) => newDraw(dependencies, lottery, draw))
    await repository.insertDraws(database, draws)
  }
}

function newDraw(
  dependencies: DrawsDependencies,
  { merchant_id: merchantId, code: lotteryCode, period_seconds }: repository.PlannedLottery,
  draw: PlannedDraw,
): repository.NewDraw {
  const id = newId(dependencies.clock.now().getTime())
  const isOwn = period_seconds !== null
  const seed = isOwn ? makeSeed(dependencies, id) : { commitment: null, sealedSeed: null }
  return { ...draw, ...seed, merchantId, id, lotteryCode }
}

/** The next draws of a lottery; `pace` shortens the periods of our own. */
function planOf(lottery: repository.PlannedLottery, now: Date, pace: number): PlannedDraw[] {
  const after = lottery.last_at !== null && lottery.last_at > now ? lottery.last_at : now
  const { period_seconds: seconds, close_seconds: closeSeconds, ahead } = lottery
  if (seconds === null)
    return officialDrawsAfter(lottery.schedule as DrawSchedule, closeSeconds, after, OFFICIAL_AHEAD - ahead)
  const paced = (duration: number) => Math.max(1, Math.round(duration * pace))
  const period = { zone: lottery.time_zone, seconds: paced(seconds), closeSeconds: paced(closeSeconds) }
  // Whoever bets must know the commitment before: a draw already in its last seconds is not begun.
  return ownDrawsAfter(period, after, OWN_LEAST + OWN_SPARE - ahead).filter(({ closesAt }) => closesAt > now)
}

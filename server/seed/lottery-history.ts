import { createHash } from 'node:crypto'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { commitmentOf, drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { PlatformContext } from '../platform/context.ts'
import type { Transaction } from '../platform/db/connection.ts'
import {
  type DrawSchedule,
  dateOfNumber,
  officialDrawsAfter,
  ownDrawsAfter,
  type PlannedDraw,
} from '../platform/modules/lottery/draws/draw-calendar.ts'
import { officialPrizes } from '../simulator/lottery-results/numbers.ts'
import { idOf } from './history.ts'
import { type LotterySeed, lotterySeeds } from './lottery-data.ts'

/** Draws shown of each official lottery; most of them draw once a week. */
const OFFICIAL_DRAWS = 120
const OFFICIAL_DAYS = 210
/** Of each of our own: drawing them from seeds is most of what the history costs a first start. */
const OWN_DRAWS = 30
/** Twenty-seven numbers of five digits take milliseconds to draw. */
const LONG_DRAWS = 5

interface PastDraw extends PlannedDraw {
  readonly code: string
  readonly seed: string | null
  readonly result: DrawResult
}

/**
 * Draws before today, so that results, trends and the page that verifies them have something to show: our own from seeds that
 * follow from their names, official ones as the simulated publishers tell them. Draws to come are planned by the
 * workers, as soon as they start.
 */
export async function seedDraws({ config, database, sites, clock }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchants = (await sites.listMerchants()).filter(({ mode }) => mode === 'DEMO')
  const known = await database.query.selectFrom('lottery_draws').select('id').limit(1).execute()
  if (known.length > 0) return
  const zones = new Map<string, readonly PastDraw[]>()
  for (const { id, timeZone } of merchants) {
    const draws = zones.get(timeZone) ?? lotterySeeds.flatMap((lottery) => pastDraws(lottery, timeZone, clock.now()))
    zones.set(timeZone, draws)
    await database.transaction((tx) => insertDraws(tx, id, draws), { patient: true })
  }
}

function pastDraws(lottery: LotterySeed, zone: string, now: Date): PastDraw[] {
  const { code, family, periodSeconds: seconds, closeSeconds, schedule } = lottery
  const isPast = ({ drawsAt }: PlannedDraw) => drawsAt <= now
  if (seconds === null) {
    const since = new Date(now.getTime() - OFFICIAL_DAYS * 86_400_000)
    return officialDrawsAfter(schedule as DrawSchedule, closeSeconds, since, OFFICIAL_DAYS)
      .filter(isPast)
      .slice(-OFFICIAL_DRAWS)
      .map((draw) => {
        const prizes = officialPrizes(code, dateOfNumber(draw.number)) ?? []
        return { ...draw, code, seed: null, result: prizes.map(({ numbers }) => numbers) }
      })
  }
  const count = family.startsWith('VN') ? LONG_DRAWS : OWN_DRAWS
  const since = new Date(now.getTime() - count * seconds * 1_000)
  return ownDrawsAfter({ zone, seconds, closeSeconds }, since, count)
    .filter(isPast)
    .map((draw) => {
      const seed = createHash('sha256').update(`draw of ${code} ${draw.number}`).digest('hex')
      const result = drawFromSeed(familyOf(family), seed, { lotteryCode: code, number: draw.number })
      return { ...draw, code, seed, result }
    })
}

/** One statement for all draws of a brand. */
async function insertDraws(tx: Transaction, merchantId: string, draws: readonly PastDraw[]): Promise<void> {
  await tx.raw(
    `insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state, commitment, seed, result,
         result_version, drawn_at, settled_at)
     select $1, id, code, number, opens_at, closes_at, draws_at, 'SETTLED', commitment, seed, result, 1, draws_at, draws_at
       from unnest($2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[], $8::text[], $9::text[],
              $10::jsonb[]) as draw (id, code, number, opens_at, closes_at, draws_at, commitment, seed, result)
     on conflict do nothing`,
    [
      merchantId,
      draws.map(({ code, number }) => idOf(`draw:${merchantId}:${code}:${number}`)),
      draws.map(({ code }) => code),
      draws.map(({ number }) => number),
      draws.map(({ opensAt }) => opensAt.toISOString()),
      draws.map(({ closesAt }) => closesAt.toISOString()),
      draws.map(({ drawsAt }) => drawsAt.toISOString()),
      draws.map(({ seed }) => (seed === null ? null : commitmentOf(seed))),
      draws.map(({ seed }) => seed),
      draws.map(({ result }) => JSON.stringify(result)),
    ],
  )
}

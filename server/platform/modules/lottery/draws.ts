import { randomBytes } from 'node:crypto'
import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { commitmentOf, drawFromSeed, SEED_BYTES } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import { type DrawSchedule, officialDrawsAfter, ownDrawsAfter, type PlannedDraw } from './draw-calendar.ts'
import * as repository from './draws-repository.ts'
import { SETTLE_LOTTERY_DRAW } from './settlement.ts'
import type { DrawState } from './states.ts'

export interface DrawsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Jobs
  readonly box: SecretBox
  /** Seconds that stand for a minute between our own draws, for a demonstration in a hurry. */
  readonly minuteSeconds?: number | undefined
}

/** Draws that can be bet on ahead of time: of our own lotteries, and of official ones. */
const OWN_AHEAD = 120
const OFFICIAL_AHEAD = 8
/** Planned at once beyond them, so that there is something to do every few minutes only. */
const OWN_SPARE = 10
const MINUTE = 60
const DUE_AT_A_TIME = 200
/** A settlement takes seconds; after so long its job is sent anew. */
const LOST_AFTER = 10 * 60_000

/** What the seed of a draw is sealed for. */
const sealContext = (drawId: string) => `lottery-draw:${drawId}`

/** Plans, closes and draws the draws of our lotteries (domain.md 5). Several nodes may do so at once. */
export function createDraws({ database, clock, events, jobs, box, minuteSeconds = MINUTE }: DrawsDependencies) {
  /** Plans the draws that are missing, each of our own with the commitment to its seed. */
  async function schedule(): Promise<void> {
    const now = clock.now()
    for (const lottery of await repository.listShortLotteries(database, now, OWN_AHEAD, OFFICIAL_AHEAD)) {
      const isOwn = lottery.period_seconds !== null
      const draws = planOf(lottery, now, minuteSeconds / MINUTE).map((draw) => newDraw(lottery, draw, isOwn))
      await repository.insertDraws(database, draws)
    }
  }

  function newDraw(
    { merchant_id, code }: repository.PlannedLottery,
    draw: PlannedDraw,
    isOwn: boolean,
  ): repository.NewDraw {
    const id = newId(clock.now().getTime())
    const seed = randomBytes(SEED_BYTES).toString('hex')
    return {
      ...draw,
      merchantId: merchant_id,
      id,
      lotteryCode: code,
      commitment: isOwn ? commitmentOf(seed) : null,
      sealedSeed: isOwn ? box.seal(seed, sealContext(id)) : null,
    }
  }

  /**
   * Closes and draws what is due, in order; after an outage also what was due long ago. A draw that fails holds no other up:
   * it is tried again the next time, and an AggregateError tells of it. `stopping` ends it after the draw in hand: after an
   * outage there are thousands.
   */
  async function carryOut(stopping?: AbortSignal): Promise<void> {
    for (;;) {
      const errors: unknown[] = []
      const due = await repository.listDueDraws(database, clock.now(), DUE_AT_A_TIME)
      let done = 0
      for (const draw of due) {
        if (stopping?.aborted) break
        const isDone = await advance(draw).catch((error: unknown) => void errors.push(error))
        if (isDone) done += 1
      }
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be closed or drawn`)
      // Draws that another node has in hand are not waited for.
      if (stopping?.aborted || due.length < DUE_AT_A_TIME || done === 0) return
    }
  }

  async function advance(draw: repository.DueDraw): Promise<boolean> {
    const key = { merchantId: draw.merchant_id, drawId: draw.id }
    const isClosed = draw.state === 'CLOSED' || (await close(key, draw))
    return draw.is_drawable && isClosed ? drawOwn(key) : isClosed
  }

  function close(key: repository.DrawKey, draw: repository.DueDraw): Promise<boolean> {
    return database.transaction(async (tx) => {
      const isClosed = await repository.closeDraw(tx, key, clock.now())
      if (isClosed) tell(tx, key, draw, 'CLOSED')
      return isClosed
    })
  }

  /** Opens the seed of a closed draw and publishes both: what it gives, and with what to check that. */
  function drawOwn(key: repository.DrawKey): Promise<boolean> {
    return database.transaction(async (tx) => {
      const draw = await repository.lockSeededDraw(tx, key)
      if (draw === undefined) return false
      const seed = openSeed(key, draw)
      const family = familyOf(draw.family as FamilyCode)
      const result = drawFromSeed(family, seed, { lotteryCode: draw.lottery_code, number: draw.number })
      await repository.deleteSeed(tx.query, key)
      await finish(tx, key, draw, { result, seed, hasBets: draw.has_bets })
      return true
    })
  }

  /** Throws when the seed is not the one that was published: then nobody may draw with it. */
  function openSeed(key: repository.DrawKey, draw: Pick<repository.SeededDraw, 'sealed_seed' | 'commitment'>): string {
    const seed = box.open(draw.sealed_seed, sealContext(key.drawId))
    if (commitmentOf(seed) !== draw.commitment)
      throw new Error(`The seed of draw ${key.drawId} is not the published one`)
    return seed
  }

  /** Writes the result and has the bets settled; a draw without bets is done with. The caller has locked the draw. */
  async function finish(
    tx: Transaction,
    key: repository.DrawKey,
    draw: { readonly lottery_code: string; readonly number: string },
    drawn: { readonly result: repository.Drawn['result']; readonly seed?: string; readonly hasBets: boolean },
  ): Promise<void> {
    const { hasBets, ...shown } = drawn
    const state = hasBets ? 'DRAWN' : 'SETTLED'
    await repository.saveResult(tx.query, key, { ...shown, state, at: clock.now() })
    if (hasBets) await jobs.send(SETTLE_LOTTERY_DRAW, key, { tx, key: key.drawId })
    tell(tx, key, draw, state)
  }

  function tell(
    tx: Transaction,
    { merchantId }: repository.DrawKey,
    { lottery_code, number }: { readonly lottery_code: string; readonly number: string },
    state: DrawState,
  ): void {
    tx.onCommit(() => events.publish({ type: 'draw', merchantId, gameCode: lottery_code, number, state }))
  }

  /** Sends the settlement of draws again whose job gave up. */
  async function resendLost(): Promise<void> {
    const now = clock.now()
    const before = new Date(now.getTime() - LOST_AFTER)
    for (const { version, ...key } of await repository.listUnsettledDraws(database, before, DUE_AT_A_TIME)) {
      const again = `${key.drawId}:${version}:${Math.floor(now.getTime() / LOST_AFTER)}`
      await jobs.send(SETTLE_LOTTERY_DRAW, key, { key: again })
    }
  }

  return { schedule, carryOut, finish, openSeed, tell, resendLost }
}

export type Draws = ReturnType<typeof createDraws>

/** The next draws of a lottery; `pace` shortens the periods of our own. */
function planOf(lottery: repository.PlannedLottery, now: Date, pace: number): PlannedDraw[] {
  const after = lottery.last_at !== null && lottery.last_at > now ? lottery.last_at : now
  const { period_seconds: seconds, close_seconds: closeSeconds, ahead } = lottery
  if (seconds === null)
    return officialDrawsAfter(lottery.schedule as DrawSchedule, closeSeconds, after, OFFICIAL_AHEAD - ahead)
  const paced = (duration: number) => Math.max(1, Math.round(duration * pace))
  const period = { zone: lottery.time_zone, seconds: paced(seconds), closeSeconds: paced(closeSeconds) }
  // Whoever bets must know the commitment before: a draw already in its last seconds is not begun.
  return ownDrawsAfter(period, after, OWN_AHEAD + OWN_SPARE - ahead).filter(({ closesAt }) => closesAt > now)
}

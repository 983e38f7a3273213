import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { troubleOf } from '../../../db/trouble.ts'
import { StillFailing } from '../../../jobs/still-failing.ts'
import { DRAWS_AT_A_TIME, type DrawsDependencies } from './dependencies.ts'
import * as repository from './draws-repository.ts'
import { type FinishedDraw, finishDraws, tellDraw } from './finishing.ts'
import { openSeed } from './seeds.ts'
import { createSetAside, type SetAside } from './set-aside.ts'

/** Draws that share a transaction: all lotteries of some brands that end in the same second. */
export const DRAWS_TOGETHER = 40

/**
 * Closes and draws what is due, in order; after an outage also what was due long ago. A draw that fails holds no other up: it is told of by an
 * AggregateError and set aside for a while, then tried by itself. While any is set aside each round fails, without a word where none was tried.
 * `stopping` ends it after the draws in hand: after an outage there are thousands. Several nodes may do so at once.
 */
export function createCarryingOut(dependencies: DrawsDependencies): (stopping?: AbortSignal) => Promise<void> {
  const setAside = createSetAside(dependencies.clock)
  return async (stopping) => {
    const hand: Hand = { dependencies, setAside, errors: [] }
    while (await carryOutSome(hand, stopping));
    const { errors } = hand
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be closed or drawn`)
    if (setAside.resting().length > 0) throw new StillFailing(setAside.firstError())
  }
}

/** What a round has in hand. */
interface Hand {
  readonly dependencies: DrawsDependencies
  readonly setAside: SetAside
  /** Filled by what fails. */
  readonly errors: unknown[]
}

/** Answers whether there may be more that is due. */
async function carryOutSome(hand: Hand, stopping?: AbortSignal): Promise<boolean> {
  const { dependencies, setAside } = hand
  const { clock, database } = dependencies
  const due = await repository.listDueDraws(database, clock.now(), setAside.resting(), DRAWS_AT_A_TIME)
  const isMore = due.length === DRAWS_AT_A_TIME
  if (!isMore) setAside.keep(new Set(due.map(({ id }) => id)))
  let done = 0
  for (let first = 0; first < due.length && !stopping?.aborted; first += DRAWS_TOGETHER)
    done += await advance(hand, due.slice(first, first + DRAWS_TOGETHER))
  // Draws that another node has in hand are not waited for.
  return isMore && done > 0 && !stopping?.aborted
}

type Draws = readonly repository.DueDraw[]
type Work = (dependencies: DrawsDependencies, draws: Draws) => Promise<string[]>

/** Closes and draws some; answers how many it did something for. */
async function advance(hand: Hand, draws: Draws): Promise<number> {
  const open = draws.filter(({ state }) => state === 'OPEN')
  const closed = new Set(await allOrEach(hand, open, close))
  const drawable = draws.filter(({ id, state, is_drawable }) => is_drawable && (state === 'CLOSED' || closed.has(id)))
  const drawn = await allOrEach(hand, drawable, drawOwn)
  return new Set([...closed, ...drawn]).size
}

/**
 * Does something to all at once, or where that fails to each by itself, as to those that failed before; answers the ids of those to which it was
 * done.
 */
async function allOrEach(hand: Hand, draws: Draws, work: Work): Promise<string[]> {
  const { setAside, dependencies } = hand
  const alone = draws.filter(({ id }) => setAside.has(id))
  const others = draws.filter(({ id }) => !setAside.has(id))
  const done: string[] = []
  // Of one alone it is told what it fails with.
  if (others.length > 1)
    await work(dependencies, others).then(
      (ids) => done.push(...ids),
      () => alone.unshift(...others),
    )
  else alone.unshift(...others)
  for (const draw of alone) done.push(...(await doAlone(hand, draw, work)))
  return done
}

async function doAlone(
  { dependencies, setAside, errors }: Hand,
  draw: repository.DueDraw,
  work: Work,
): Promise<string[]> {
  try {
    const done = await work(dependencies, [draw])
    // Another node may have it in hand, and fail.
    if (done.includes(draw.id)) setAside.noteSuccess(draw.id)
    return done
  } catch (cause) {
    const { id, merchant_id, lottery_code, number } = draw
    const error = new Error(`The draw ${number} of ${lottery_code} at ${merchant_id} failed`, { cause })
    errors.push(error)
    // What the database suffers from is no draw's fault: all are tried again as soon as it is well.
    if (troubleOf(cause) === undefined) setAside.noteFailure(id, error)
    return []
  }
}

const keyOf = (draw: repository.DueDraw): repository.DrawKey => ({ merchantId: draw.merchant_id, drawId: draw.id })

/** Answers the ids of those that it closed; another node may have closed the others. */
async function close({ clock, database, events }: DrawsDependencies, draws: Draws): Promise<string[]> {
  // A transaction, so that one that met bets the other way round is tried again.
  const closed = await database.transaction((tx) => repository.closeDraws(tx, draws.map(keyOf), clock.now()))
  for (const draw of draws) if (closed.includes(draw.id)) tellDraw({ events }, keyOf(draw), draw, 'CLOSED')
  return closed
}

/** Opens the seeds of closed draws and publishes both: what each gives, and with what to check that. Answers the ids of those it drew. */
function drawOwn(dependencies: DrawsDependencies, draws: Draws): Promise<string[]> {
  return dependencies.database.transaction(async (tx) => {
    const seeded = await repository.lockSeededDraws(tx, draws.map(keyOf))
    const drawn = seeded.map((draw) => resultOf(dependencies, draw))
    await repository.deleteSeeds(tx, drawn)
    await finishDraws(dependencies, tx, drawn)
    return drawn.map(({ drawId }) => drawId)
  })
}

function resultOf(dependencies: DrawsDependencies, draw: repository.SeededDraw): FinishedDraw {
  const key = { merchantId: draw.merchant_id, drawId: draw.id }
  const seed = openSeed(dependencies, key, draw)
  const result = drawFromSeed(familyOf(draw.family as FamilyCode), seed, {
    lotteryCode: draw.lottery_code,
    number: draw.number,
  })
  return { ...key, draw, result, seed, hasBets: draw.has_bets }
}

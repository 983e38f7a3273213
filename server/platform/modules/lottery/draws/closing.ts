import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { DRAWS_AT_A_TIME, type DrawsDependencies } from './dependencies.ts'
import * as repository from './draws-repository.ts'
import { type FinishedDraw, finishDraws, tellDraw } from './finishing.ts'
import { openSeed } from './seeds.ts'

/** Draws that share a transaction: all lotteries of some brands that end in the same second. */
export const DRAWS_TOGETHER = 40

/**
 * Closes and draws what is due, in order; after an outage also what was due long ago. A draw that fails holds no other up:
 * it is tried again the next time, and an AggregateError tells of it. `stopping` ends it after the draws in hand: after an
 * outage there are thousands. Several nodes may do so at once.
 */
export async function carryOutDraws(dependencies: DrawsDependencies, stopping?: AbortSignal): Promise<void> {
  const { clock, database } = dependencies
  for (;;) {
    const errors: unknown[] = []
    const due = await repository.listDueDraws(database, clock.now(), DRAWS_AT_A_TIME)
    let done = 0
    for (let first = 0; first < due.length && !stopping?.aborted; first += DRAWS_TOGETHER)
      done += await advance(dependencies, due.slice(first, first + DRAWS_TOGETHER), errors)
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be closed or drawn`)
    // Draws that another node has in hand are not waited for.
    if (stopping?.aborted || due.length < DRAWS_AT_A_TIME || done === 0) return
  }
}

type Draws = readonly repository.DueDraw[]

/** Closes and draws some; answers how many it did something for. */
async function advance(dependencies: DrawsDependencies, draws: Draws, errors: unknown[]): Promise<number> {
  const open = draws.filter(({ state }) => state === 'OPEN')
  const closed = new Set(await allOrEach(open, (some) => close(dependencies, some), errors))
  const drawable = draws.filter(({ id, state, is_drawable }) => is_drawable && (state === 'CLOSED' || closed.has(id)))
  const drawn = await allOrEach(drawable, (some) => drawOwn(dependencies, some), errors)
  return new Set([...closed, ...drawn]).size
}

/** Does something to all at once, or where that fails to each by itself; answers the ids of those to which it was done. */
async function allOrEach(draws: Draws, work: (some: Draws) => Promise<string[]>, errors: unknown[]): Promise<string[]> {
  if (draws.length === 0) return []
  try {
    return await work(draws)
  } catch (error) {
    if (draws.length > 1) {
      const done: string[] = []
      for (const draw of draws) done.push(...(await allOrEach([draw], work, errors)))
      return done
    }
    errors.push(error)
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

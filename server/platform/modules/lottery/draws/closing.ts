import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { DRAWS_AT_A_TIME, type DrawsDependencies } from './dependencies.ts'
import * as repository from './draws-repository.ts'
import { finishDraw, tellDraw } from './finishing.ts'
import { openSeed } from './seeds.ts'

/**
 * Closes and draws what is due, in order; after an outage also what was due long ago. A draw that fails holds no other up:
 * it is tried again the next time, and an AggregateError tells of it. `stopping` ends it after the draw in hand: after an
 * outage there are thousands. Several nodes may do so at once.
 */
export async function carryOutDraws(dependencies: DrawsDependencies, stopping?: AbortSignal): Promise<void> {
  const { clock, database } = dependencies
  for (;;) {
    const errors: unknown[] = []
    const due = await repository.listDueDraws(database, clock.now(), DRAWS_AT_A_TIME)
    let done = 0
    for (const draw of due) {
      if (stopping?.aborted) break
      const isDone = await advance(dependencies, draw).catch((error: unknown) => void errors.push(error))
      if (isDone) done += 1
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be closed or drawn`)
    // Draws that another node has in hand are not waited for.
    if (stopping?.aborted || due.length < DRAWS_AT_A_TIME || done === 0) return
  }
}

async function advance(dependencies: DrawsDependencies, draw: repository.DueDraw): Promise<boolean> {
  const key = { merchantId: draw.merchant_id, drawId: draw.id }
  const isClosed = draw.state === 'CLOSED' || (await close(dependencies, key, draw))
  return draw.is_drawable && isClosed ? drawOwn(dependencies, key) : isClosed
}

function close(dependencies: DrawsDependencies, key: repository.DrawKey, draw: repository.DueDraw): Promise<boolean> {
  const { clock, database } = dependencies
  return database.transaction(async (tx) => {
    const isClosed = await repository.closeDraw(tx, key, clock.now())
    if (isClosed) tellDraw(dependencies, tx, key, draw, 'CLOSED')
    return isClosed
  })
}

/** Opens the seed of a closed draw and publishes both: what it gives, and with what to check that. */
function drawOwn(dependencies: DrawsDependencies, key: repository.DrawKey): Promise<boolean> {
  return dependencies.database.transaction(async (tx) => {
    const draw = await repository.lockSeededDraw(tx, key)
    if (draw === undefined) return false
    const seed = openSeed(dependencies, key, draw)
    const family = familyOf(draw.family as FamilyCode)
    const result = drawFromSeed(family, seed, { lotteryCode: draw.lottery_code, number: draw.number })
    await repository.deleteSeed(tx.query, key)
    await finishDraw(dependencies, tx, key, draw, { result, seed, hasBets: draw.has_bets })
    return true
  })
}

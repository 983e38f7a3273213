import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import type { DrawsDependencies } from '../dependencies.ts'
import { publishBalances, publishBets } from '../settlement.ts'
import { type DrawBet, type DrawnDraw, findDraw } from '../settlement-repository.ts'
import { judge, readBets } from './changes.ts'
import * as repository from './corrections-repository.ts'

/** Carries a correction out: { merchantId, correctionId }. */
export const CORRECT_LOTTERY_DRAW = 'correct-lottery-draw'

export interface CorrectionKey {
  readonly merchantId: string
  readonly correctionId: string
}

/** Bets put right in one transaction. */
const MOVED = 100

/**
 * Does what a correction that was approved says (lottery.md 5.7): in small transactions, by movements of their own. Begun anew
 * after a crash, each bet once.
 */
export async function carryOutCorrection(dependencies: DrawsDependencies, correction: CorrectionKey): Promise<void> {
  const { clock, database } = dependencies
  const { merchantId, correctionId } = correction
  const row = await repository.findCorrection(database, merchantId, correctionId)
  if (row === undefined) throw new Error(`The correction ${correctionId} is gone`)
  if (row.state !== 'RUNNING') return
  const key = { merchantId, drawId: row.draw_id }
  const draw = await findDraw(database, key)
  if (draw === undefined) throw new Error(`The draw ${key.drawId} of a correction is gone`)
  for await (const bets of readBets(database, key, row.kind)) await correctSome(dependencies, row, draw, bets)
  await database.transaction((tx) => repository.finishCorrection(tx.query, merchantId, correctionId, clock.now()))
}

async function correctSome(
  { clock, database, events }: DrawsDependencies,
  row: repository.CorrectionRow,
  draw: DrawnDraw,
  bets: readonly DrawBet[],
): Promise<void> {
  const judged = bets.map((bet) => ({ ...bet, ...correctedOf(row, draw, bet) }))
  const changed = judged.filter(({ newPayout, payout }) => row.kind === 'VOID' || newPayout !== payout)
  const same = judged.filter((bet) => !changed.includes(bet))
  const outcome = { lottery: draw.lottery_code, draw: draw.number, result: draw.result }
  for (let first = 0; first === 0 || first < changed.length; first += MOVED) {
    const some = changed.slice(first, first + MOVED).map((bet) => ({ ...bet, payout: bet.newPayout }))
    await database.transaction(async (tx) => {
      const batch = { changed: some, same: first === 0 ? same : [], outcome, at: clock.now() }
      const balances = await repository.correctBets(tx, row.merchant_id, row.id, batch)
      const key = { merchantId: row.merchant_id, drawId: row.draw_id }
      tx.onCommit(() => {
        publishBalances(events, key, balances)
        publishBets(events, key, some)
      })
    })
  }
}

function correctedOf(row: repository.CorrectionRow, draw: DrawnDraw, bet: DrawBet) {
  if (row.kind === 'VOID') return { hits: null, newPayout: 0n }
  const { hits, payout } = judge(draw, bet, draw.result as DrawResult)
  return { hits, newPayout: payout }
}

import type { Transaction } from '../../../../db/connection.ts'
import { demandIndependence, demandStanding } from '../../../operators/service.ts'
import { CORRECT_LOTTERY_DRAW, type CorrectionKey } from '../../draws/corrections/carry-out.ts'
import { demandCorrectable } from '../../draws/corrections/changes.ts'
import * as repository from '../../draws/corrections/corrections-repository.ts'
import { type DrawKey, deleteSeeds } from '../../draws/draws-repository.ts'
import { tellDraw } from '../../draws/finishing.ts'
import { lockDraw } from '../../draws/results-repository.ts'
import { openSeed } from '../../draws/seeds.ts'
import { lotteryErrors } from '../../errors.ts'
import { lotteryRights } from '../policy.ts'
import type { DrawsOperatorDependencies } from './dependencies.ts'

/** Refuses a second pair of eyes that is none. Throws CORRECTION_DECIDED, CORRECTION_OWN, FOUR_EYES_DEPENDENT. */
export async function demandDecidable(
  tx: Transaction,
  { asked_by, state }: repository.CorrectionRow,
  operatorId: string,
  now: Date,
): Promise<void> {
  if (state !== 'ASKED') throw lotteryErrors.CORRECTION_DECIDED()
  if (asked_by === operatorId) throw lotteryErrors.CORRECTION_OWN()
  await demandIndependence(tx.query, operatorId, [asked_by], now)
}

/**
 * Puts the draw right and has its bets follow. Throws FOUR_EYES_GONE, FOUR_EYES_OLD where the first pair counts no more, and as
 * `demandCorrectable`.
 */
export async function approveCorrection(
  dependencies: DrawsOperatorDependencies,
  tx: Transaction,
  row: repository.CorrectionRow,
): Promise<void> {
  const { clock, jobs } = dependencies
  const { merchant_id: merchantId, asked_by: operatorId } = row
  const word = { operatorId, merchantId, right: lotteryRights['lotteryDraws.correct'] }
  await demandStanding(tx.query, word, row.asked_at, clock.now())
  const key = { merchantId, drawId: row.draw_id }
  // Bets on a draw that is still open are all in, or will find it void.
  await repository.holdDraw(tx, row.draw_id)
  await lockDraw(tx, key)
  const draw = await demandCorrectable(tx, key, row)
  if (row.kind === 'RESETTLE' && row.result !== null) await repository.replaceResult(tx.query, key, row.result)
  if (row.kind === 'VOID') await makeVoid(dependencies, tx, key)
  tx.onCommit(() => tellDraw(dependencies, key, draw, row.kind === 'VOID' ? 'VOID' : draw.state))
  const data: CorrectionKey = { merchantId, correctionId: row.id }
  await jobs.send(CORRECT_LOTTERY_DRAW, data, { tx, key: row.id })
}

async function makeVoid(dependencies: DrawsOperatorDependencies, tx: Transaction, key: DrawKey): Promise<void> {
  const sealed = await repository.findSealedSeed(tx.query, key)
  const seed =
    sealed && openSeed(dependencies, key, { sealed_seed: sealed.sealed_seed, commitment: sealed.commitment ?? '' })
  await repository.voidDraw(tx.query, key, seed, dependencies.clock.now())
  await deleteSeeds(tx, [key])
}

import { type FamilyCode, findResultFlaw } from '@croupier/lottery/core/family.ts'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { demandIndependence, keepStanding } from '../../operators/service.ts'
import { lotteryErrors } from '../errors.ts'
import type { DrawsDependencies } from './dependencies.ts'
import type { DrawKey } from './draws-repository.ts'
import { finishDraws, tellDraw } from './finishing.ts'
import * as repository from './results-repository.ts'
import { judgeEntries } from './verdict.ts'

type ResultsDependencies = Pick<DrawsDependencies, 'clock' | 'events' | 'jobs'>

/** Entries of feeds bear their name after this. */
export const FEED = 'feed:'

/**
 * An operator enters a result, or puts his own entry right. Results of official draws are entered twice, by people or by
 * feeds, drawn when equal and held when not (lottery.md 5.7). Throws LOTTERY_DRAW_RESULT_WRONG with the group it is about,
 * FOUR_EYES_DEPENDENT when he is not a second person beside who entered before, and what lockWaiting throws.
 */
export async function enterByOperator(
  dependencies: ResultsDependencies,
  tx: Transaction,
  { merchantId, operatorId, account }: Pick<OperatorSession, 'merchantId' | 'operatorId' | 'account'>,
  drawId: string,
  result: DrawResult,
): Promise<void> {
  const now = dependencies.clock.now()
  const key = { merchantId, drawId }
  const draw = await lockWaiting(tx, key, now)
  const entries = await repository.listEntries(tx.query, key)
  const others = entries
    .filter((one) => one.result_version === draw.result_version + 1 && one.entered_by !== operatorId)
    .filter((one) => !isOfFeed(one))
    .map((one) => one.entered_by)
  await demandIndependence(tx.query, operatorId, others, now)
  await enter(dependencies, tx, key, draw, { enteredBy: operatorId, account, result })
}

/** A feed tells a result. The same failures, but of four eyes. */
export async function enterByFeed(
  dependencies: ResultsDependencies,
  tx: Transaction,
  key: DrawKey,
  feed: string,
  result: DrawResult,
): Promise<void> {
  const draw = await lockWaiting(tx, key, dependencies.clock.now())
  await enter(dependencies, tx, key, draw, { enteredBy: `${FEED}${feed}`, account: feed, result })
}

/** The draw, if its numbers may be entered. Throws LOTTERY_DRAW_NOT_FOUND, LOTTERY_DRAW_IS_SEEDED, LOTTERY_DRAW_NOT_DUE, LOTTERY_DRAW_NOT_WAITING. */
async function lockWaiting(tx: Transaction, key: DrawKey, now: Date): Promise<repository.WaitingDraw> {
  const draw = await repository.lockDraw(tx, key)
  if (draw === undefined) throw lotteryErrors.LOTTERY_DRAW_NOT_FOUND()
  if (draw.is_seeded) throw lotteryErrors.LOTTERY_DRAW_IS_SEEDED()
  if (draw.draws_at > now) throw lotteryErrors.LOTTERY_DRAW_NOT_DUE()
  if (draw.state !== 'CLOSED' && draw.state !== 'HELD') throw lotteryErrors.LOTTERY_DRAW_NOT_WAITING()
  return draw
}

/** Whether a feed entered it, not a person. */
export const isOfFeed = ({ entered_by }: Pick<repository.EntryRow, 'entered_by'>): boolean =>
  entered_by.startsWith(FEED)

async function enter(
  dependencies: ResultsDependencies,
  tx: Transaction,
  key: DrawKey,
  draw: repository.WaitingDraw,
  entry: { readonly enteredBy: string; readonly account: string; readonly result: DrawResult },
): Promise<void> {
  demandResult(draw.family, entry.result)
  const version = draw.result_version + 1
  await repository.saveEntry(tx.query, key, { ...entry, version, at: dependencies.clock.now() })
  const entered = (await repository.listEntries(tx.query, key)).filter((one) => one.result_version === version)
  const people = await keepStanding(
    tx.query,
    entered.filter((one) => !isOfFeed(one)),
    ({ entered_by }) => ({ operatorId: entered_by, merchantId: key.merchantId, right: 'lotteryDraws.enter' }),
  )
  const entries = entered.filter((one) => isOfFeed(one) || people.includes(one))
  const verdict = judgeEntries(entries.map((one) => ({ isFeed: isOfFeed(one), result: one.result as DrawResult })))
  if (verdict.kind === 'DRAW') {
    await finishDraws(dependencies, tx, [{ ...key, draw, result: verdict.result, hasBets: draw.has_bets }])
    return
  }
  const state = verdict.kind === 'HOLD' ? 'HELD' : 'CLOSED'
  if (state === draw.state) return
  await repository.changeState(tx.query, key, state)
  tx.onCommit(() => tellDraw(dependencies, key, draw, state))
}

/** Throws LOTTERY_DRAW_RESULT_WRONG for what the family could not draw. */
export function demandResult(family: string, result: DrawResult): void {
  const flaw = findResultFlaw(familyOf(family as FamilyCode), result)
  if (flaw === undefined) return
  const extras = { flaw: flaw.code, ...(flaw.group !== undefined && { group: flaw.group }) }
  throw lotteryErrors.LOTTERY_DRAW_RESULT_WRONG({ field: 'result', extras })
}

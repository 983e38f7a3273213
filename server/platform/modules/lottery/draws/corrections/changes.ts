import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../../../db/connection.ts'
import { lotteryErrors } from '../../errors.ts'
import type { CorrectionKind } from '../../states.ts'
import { outcomeOf } from '../bet-outcome.ts'
import type { DrawKey } from '../draws-repository.ts'
import { demandResult } from '../results.ts'
import { type BetPlace, type DrawBet, type DrawnDraw, findDraw, listBets } from '../settlement-repository.ts'
import { isSame } from '../verdict.ts'
import type { BetCorrection } from './preview.ts'

/** What somebody wants to become of a draw; a result only for RESETTLE. */
export interface CorrectionWish {
  readonly kind: CorrectionKind
  readonly result: DrawResult | null
}

/** Bets read at once. */
const READ = 500

/** The draw, if it may be put right so. Throws LOTTERY_DRAW_NOT_FOUND, LOTTERY_DRAW_IS_VOID, LOTTERY_DRAW_IS_SEEDED, LOTTERY_DRAW_NOT_SETTLED, LOTTERY_DRAW_RESULT_WRONG, LOTTERY_DRAW_RESULT_SAME. */
export async function demandCorrectable(
  connection: Database | Transaction,
  key: DrawKey,
  { kind, result }: CorrectionWish,
): Promise<DrawnDraw> {
  const draw = await findDraw(connection, key)
  if (draw === undefined) throw lotteryErrors.LOTTERY_DRAW_NOT_FOUND()
  if (draw.state === 'VOID') throw lotteryErrors.LOTTERY_DRAW_IS_VOID()
  if (kind === 'VOID') return draw
  // The result of our own draws is what the published seed gives: another one could not be verified.
  if (draw.is_seeded) throw lotteryErrors.LOTTERY_DRAW_IS_SEEDED()
  if (draw.state !== 'SETTLED') throw lotteryErrors.LOTTERY_DRAW_NOT_SETTLED()
  demandResult(draw.family, result ?? [])
  if (isSame(result ?? [], draw.result as DrawResult)) throw lotteryErrors.LOTTERY_DRAW_RESULT_SAME({ field: 'result' })
  return draw
}

/** The bets that a correction of the kind looks at, in the order in which they are put right. */
export async function* readBets(database: Database, key: DrawKey, kind: CorrectionKind): AsyncGenerator<DrawBet[]> {
  let after: BetPlace | undefined
  for (;;) {
    const bets = await listBets(database, key, kind === 'VOID' ? ['OPEN', 'SETTLED'] : ['SETTLED'], READ, after)
    if (bets.length === 0) return
    yield bets
    after = bets.at(-1)
  }
}

/** Every bet that would change, in the order in which it would be. */
export async function listChanges(
  database: Database,
  key: DrawKey,
  draw: DrawnDraw,
  { kind, result }: CorrectionWish,
): Promise<BetCorrection[]> {
  const changes: BetCorrection[] = []
  for await (const bets of readBets(database, key, kind)) {
    for (const bet of bets) {
      const payoutAfter = result === null ? 0n : judge(draw, bet, result).payout
      if (kind === 'RESETTLE' && payoutAfter === bet.payout) continue
      changes.push(changeOf(draw, bet, kind, payoutAfter))
    }
  }
  return changes
}

/** What a result makes of a bet. */
export function judge(draw: DrawnDraw, bet: DrawBet, result: DrawResult) {
  return outcomeOf(familyOf(draw.family as FamilyCode), bet, { number: draw.number, result })
}

function changeOf(draw: DrawnDraw, bet: DrawBet, kind: CorrectionKind, payoutAfter: bigint): BetCorrection {
  const isVoid = kind === 'VOID'
  const wasSettled = bet.state === 'SETTLED'
  const rebate = wasSettled && isVoid ? judge(draw, bet, draw.result as DrawResult).rebate : 0n
  return {
    memberId: bet.member_id,
    gameType: bet.game_type,
    placedAt: bet.placed_at,
    wasSettled,
    staysSettled: wasSettled && !isVoid,
    stake: bet.stake,
    // Lotteries count in full (domain.md 3).
    validBet: bet.stake,
    returned: isVoid ? bet.stake : 0n,
    rebateTaken: rebate,
    payoutBefore: bet.payout,
    payoutAfter,
  }
}

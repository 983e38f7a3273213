import type { Family, FamilyCode } from '@croupier/lottery/core/family.ts'
import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { demandIndependence, demandStanding } from '../operators/service.ts'
import { outcomeOf } from './bet-outcome.ts'
import { type BetCorrection, type CorrectionPreview, previewCorrection } from './correction-preview.ts'
import * as repository from './corrections-repository.ts'
import type { Draws } from './draws.ts'
import { type DrawKey, deleteSeed } from './draws-repository.ts'
import { lotteryErrors } from './errors.ts'
import { demandResult } from './results.ts'
import { lockDraw } from './results-repository.ts'
import type { Settlement } from './settlement.ts'
import { type BetPlace, type DrawBet, type DrawnDraw, findDraw, listBets } from './settlement-repository.ts'
import type { CorrectionKind } from './states.ts'
import { isSame } from './verdict.ts'

/** Carries a correction out: { merchantId, correctionId }. */
export const CORRECT_LOTTERY_DRAW = 'correct-lottery-draw'

export interface CorrectionKey {
  readonly merchantId: string
  readonly correctionId: string
}

export interface CorrectionsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly draws: Draws
  readonly settlement: Settlement
}

/** What somebody wants to become of a draw; a result only for RESETTLE. */
export interface CorrectionWish {
  readonly kind: CorrectionKind
  readonly result: DrawResult | null
}

type Asker = Pick<OperatorSession, 'merchantId' | 'operatorId' | 'account'>

/** Bets read at once, and put right in one transaction. */
const READ = 500
const MOVED = 100

/**
 * Draws made void, and results put right after settlement (lottery.md 5.7): asked for by one operator, approved by another who
 * saw what it does, carried out in small transactions by movements of their own. Begun anew after a crash, each bet once.
 */
export function createCorrections({ database, clock, jobs, draws, settlement }: CorrectionsDependencies) {
  /** Throws LOTTERY_DRAW_NOT_FOUND, LOTTERY_DRAW_IS_VOID, LOTTERY_DRAW_IS_SEEDED, LOTTERY_DRAW_NOT_SETTLED, LOTTERY_DRAW_RESULT_WRONG, LOTTERY_DRAW_RESULT_SAME. */
  async function demandCorrectable(connection: Database | Transaction, key: DrawKey, wish: CorrectionWish) {
    const draw = await findDraw(connection, key)
    if (draw === undefined) throw lotteryErrors.LOTTERY_DRAW_NOT_FOUND()
    checkCorrectable(draw, wish)
    return draw
  }

  /** Every bet that would change, in the order in which it would be. */
  async function listChanges(key: DrawKey, draw: DrawnDraw, wish: CorrectionWish): Promise<BetCorrection[]> {
    const changes: BetCorrection[] = []
    for await (const bets of readBets(key, wish.kind)) {
      for (const bet of bets) {
        const payoutAfter = wish.result === null ? 0n : judge(draw, bet, wish.result).payout
        if (wish.kind === 'RESETTLE' && payoutAfter === bet.payout) continue
        changes.push(changeOf(draw, bet, wish.kind, payoutAfter))
      }
    }
    return changes
  }

  async function* readBets(key: DrawKey, kind: CorrectionKind): AsyncGenerator<DrawBet[]> {
    let after: BetPlace | undefined
    for (;;) {
      const bets = await listBets(database, key, kind === 'VOID' ? ['OPEN', 'SETTLED'] : ['SETTLED'], READ, after)
      if (bets.length === 0) return
      yield bets
      after = bets.at(-1)
    }
  }

  async function preview(key: DrawKey, wish: CorrectionWish): Promise<CorrectionPreview> {
    const draw = await demandCorrectable(database, key, wish)
    const changes = await listChanges(key, draw, wish)
    const ids = [...new Set(changes.map(({ memberId }) => memberId))]
    const members = await repository.listMembers(database, key.merchantId, ids)
    return previewCorrection(changes, new Map(members.map((member) => [member.id, member])))
  }

  async function find(merchantId: string, id: string, tx?: Transaction): Promise<repository.CorrectionRow> {
    const row = await repository.findCorrection(tx ?? database, merchantId, id)
    if (row === undefined) throw lotteryErrors.CORRECTION_NOT_FOUND()
    return row
  }

  async function ask(tx: Transaction, asker: Asker, drawId: string, wish: CorrectionWish, reason: string) {
    const { merchantId, operatorId: askedBy, account } = asker
    const key = { merchantId, drawId }
    await lockDraw(tx, key)
    await demandCorrectable(tx, key, wish)
    const id = newId(clock.now().getTime())
    const isWritten = await repository.insertCorrection(tx.query, {
      ...{ ...key, ...wish, id, reason, askedBy, account },
      at: clock.now(),
    })
    if (!isWritten) throw lotteryErrors.CORRECTION_OPEN()
    return { before: null, after: await find(merchantId, id, tx) }
  }

  async function approve(tx: Transaction, row: repository.CorrectionRow): Promise<void> {
    const key = { merchantId: row.merchant_id, drawId: row.draw_id }
    // Bets on a draw that is still open are all in, or will find it void.
    await repository.holdDraw(tx, row.draw_id)
    await lockDraw(tx, key)
    const draw = await demandCorrectable(tx, key, row)
    if (row.kind === 'RESETTLE' && row.result !== null) await repository.replaceResult(tx.query, key, row.result)
    if (row.kind === 'VOID') await makeVoid(tx, key)
    draws.tell(tx, key, draw, row.kind === 'VOID' ? 'VOID' : draw.state)
    const data: CorrectionKey = { merchantId: row.merchant_id, correctionId: row.id }
    await jobs.send(CORRECT_LOTTERY_DRAW, data, { tx, key: row.id })
  }

  async function makeVoid(tx: Transaction, key: DrawKey): Promise<void> {
    const sealed = await repository.findSealedSeed(tx.query, key)
    const seed = sealed && draws.openSeed(key, { sealed_seed: sealed.sealed_seed, commitment: sealed.commitment ?? '' })
    await repository.voidDraw(tx.query, key, seed, clock.now())
    await deleteSeed(tx.query, key)
  }

  /** Approves or refuses what somebody else asked for. Throws CORRECTION_DECIDED, CORRECTION_OWN, FOUR_EYES_…. */
  async function decide(tx: Transaction, decider: Asker, id: string, mayHappen: boolean, reason: string) {
    const { merchantId, operatorId, account } = decider
    const before = await repository.findCorrection(tx, merchantId, id, 'LOCK')
    if (before === undefined) throw lotteryErrors.CORRECTION_NOT_FOUND()
    if (before.state !== 'ASKED') throw lotteryErrors.CORRECTION_DECIDED()
    if (before.asked_by === operatorId) throw lotteryErrors.CORRECTION_OWN()
    await demandIndependence(tx.query, operatorId, [before.asked_by], clock.now())
    if (mayHappen) {
      const word = { operatorId: before.asked_by, merchantId, right: 'lotteryDraws.correct' } as const
      await demandStanding(tx.query, word, before.asked_at, clock.now())
      await approve(tx, before)
    }
    const state = mayHappen ? 'RUNNING' : 'REFUSED'
    const decision = { state, by: operatorId, account, reason, at: clock.now() } as const
    await repository.decideCorrection(tx.query, merchantId, id, decision)
    return { before, after: await find(merchantId, id, tx) }
  }

  async function carryOut({ merchantId, correctionId }: CorrectionKey): Promise<void> {
    const row = await find(merchantId, correctionId)
    if (row.state !== 'RUNNING') return
    const key = { merchantId, drawId: row.draw_id }
    const draw = await demandDraw(key)
    for await (const bets of readBets(key, row.kind)) await correctSome(row, draw, bets)
    await database.transaction((tx) => repository.finishCorrection(tx.query, merchantId, correctionId, clock.now()))
  }

  async function demandDraw(key: DrawKey): Promise<DrawnDraw> {
    const draw = await findDraw(database, key)
    if (draw === undefined) throw new Error(`The draw ${key.drawId} of a correction is gone`)
    return draw
  }

  async function correctSome(row: repository.CorrectionRow, draw: DrawnDraw, bets: readonly DrawBet[]): Promise<void> {
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
        tx.onCommit(() => settlement.publishBalances(key, balances))
      })
    }
  }

  return {
    preview,
    find: (merchantId: string, id: string) => find(merchantId, id),
    list: (merchantId: string, filter: repository.CorrectionFilter, page: PageRequest) =>
      repository.listCorrections(database, merchantId, filter, page),
    ask,
    decide,
    carryOut,
  }
}

export type Corrections = ReturnType<typeof createCorrections>

function checkCorrectable(draw: DrawnDraw, { kind, result }: CorrectionWish): void {
  if (draw.state === 'VOID') throw lotteryErrors.LOTTERY_DRAW_IS_VOID()
  if (kind === 'VOID') return
  // The result of our own draws is what the published seed gives: another one could not be verified.
  if (draw.is_seeded) throw lotteryErrors.LOTTERY_DRAW_IS_SEEDED()
  if (draw.state !== 'SETTLED') throw lotteryErrors.LOTTERY_DRAW_NOT_SETTLED()
  demandResult(draw.family, result ?? [])
  if (isSame(result ?? [], draw.result as DrawResult)) throw lotteryErrors.LOTTERY_DRAW_RESULT_SAME({ field: 'result' })
}

function judge(draw: DrawnDraw, bet: DrawBet, result: DrawResult) {
  const family: Family = familyOf(draw.family as FamilyCode)
  return outcomeOf(family, bet, { number: draw.number, result })
}

function correctedOf(row: repository.CorrectionRow, draw: DrawnDraw, bet: DrawBet) {
  if (row.kind === 'VOID') return { hits: null, newPayout: 0n }
  const { hits, payout } = judge(draw, bet, draw.result as DrawResult)
  return { hits, newPayout: payout }
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

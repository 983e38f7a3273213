import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { Failure } from '../../lib/failure.ts'
import { newId } from '../../lib/id.ts'
import { formatMoney, type Money } from '../../lib/money.ts'
import { changeLimit, limitAt, raisesLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'
import { house, type LedgerService } from '../ledger/service.ts'
import { demandIndependence, demandStanding, mayDecideAlone } from '../operators/service.ts'
import { mayCount } from '../proposals/service.ts'
import { adjustmentsErrors } from './errors.ts'
import type { AdjustmentFilter, AdjustmentRow } from './repository.ts'
import * as repository from './repository.ts'
import { type AdjustmentKind, type AdjustmentState, isReversible, mayBecome } from './states.ts'

export { countRequested } from './repository.ts'

export interface AdjustmentsDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
}

/** What an operator asks for. `amount`: positive, the member gets it; negative, the member gives it. */
export interface AdjustmentWish {
  readonly memberId: string
  readonly kind: AdjustmentKind
  readonly amount: Money
  readonly reason: string
  readonly document: string | null
  readonly reverses: string | null
  readonly idempotencyKey: string
}

type Asker = Pick<OperatorSession, 'merchantId' | 'operatorId' | 'account'>

/** Money put right by hand, with four eyes: one operator asks, a different one decides (domain.md 9, regulator row M5). */
export function createAdjustmentsService({ database, clock, ledger }: AdjustmentsDependencies) {
  async function find(query: Transaction['query'], merchantId: string, id: string): Promise<AdjustmentRow> {
    const row = await repository.selectAdjustment(query, merchantId, id)
    if (row === undefined) throw adjustmentsErrors.ADJUSTMENT_NOT_FOUND()
    return row
  }

  /** Locks a request and checks that it may still become that. */
  async function hold(tx: Transaction, merchantId: string, id: string, next: AdjustmentState): Promise<AdjustmentRow> {
    const locked = await repository.lockAdjustment(tx.query, merchantId, id)
    if (locked === undefined) throw adjustmentsErrors.ADJUSTMENT_NOT_FOUND()
    if (!mayBecome(locked.state as AdjustmentState, next)) throw adjustmentsErrors.ADJUSTMENT_DECIDED()
    return find(tx.query, merchantId, id)
  }

  /** Moves the money of a request under the request's own id as the key: however often it is tried, once. */
  async function post(tx: Transaction, row: AdjustmentRow, actor: string): Promise<string> {
    const order = {
      merchantId: row.merchant_id,
      memberId: row.member_id,
      source: 'adjustments',
      key: row.id,
      document: { kind: 'adjustment', id: row.id },
      reason: row.reason,
      actor,
    }
    try {
      if (row.reverses !== null)
        return (await ledger.reverse(tx, { ...order, kind: 'REVERSAL', transferId: row.reverses })).transferId
      const isCredit = row.amount > 0n
      const [movement] = await ledger.post(tx, [
        {
          ...order,
          kind: 'ADJUSTMENT',
          currency: row.currency,
          amount: isCredit ? row.amount : -row.amount,
          from: isCredit ? house.adjustment : 'CASH',
          to: isCredit ? 'CASH' : house.adjustment,
        },
      ])
      if (movement === undefined) throw new Error('The ledger answered nothing')
      return movement.transferId
    } catch (error) {
      if (error instanceof Failure && error.code === 'WALLET_INSUFFICIENT')
        throw adjustmentsErrors.ADJUSTMENT_OVER_BALANCE({ field: 'amount' })
      throw error
    }
  }

  async function approve(tx: Transaction, row: AdjustmentRow, decider: Asker, reason: string): Promise<AdjustmentRow> {
    const transferId = await post(tx, row, decider.account)
    const decision = { state: 'APPROVED', by: decider.operatorId, account: decider.account, at: clock.now(), reason }
    await repository.decideAdjustment(tx.query, row.merchant_id, row.id, { ...decision, transferId })
    return find(tx.query, row.merchant_id, row.id)
  }

  return {
    search: (merchantId: string, filter: AdjustmentFilter, page: PageRequest) =>
      repository.selectAdjustments(database.query, merchantId, filter, page),
    find: (merchantId: string, id: string) => find(database.query, merchantId, id),

    /** The request made before under that key; throws when the key was used for something else. */
    async findRepeated(asker: Asker, wish: AdjustmentWish): Promise<AdjustmentRow | undefined> {
      if (wish.idempotencyKey === '') throw httpErrors.IDEMPOTENCY_KEY_REQUIRED({ field: 'Idempotency-Key' })
      const known = await repository.selectByKey(
        database.query,
        asker.merchantId,
        asker.operatorId,
        wish.idempotencyKey,
      )
      if (known === undefined) return undefined
      if (known.request_hash !== hashOf(wish)) throw adjustmentsErrors.ADJUSTMENT_KEY_REUSED()
      return find(database.query, asker.merchantId, known.id)
    },

    /**
     * Writes a request; one that stays within the brand's limit, with what its asker decided alone before, is posted at once.
     * Throws ADJUSTMENT_AMOUNT, ADJUSTMENT_OVER_BALANCE, ADJUSTMENT_REVERSAL_EXISTS, and ADJUSTMENT_REPEATED when the
     * same request was written in the same moment: then findRepeated has it.
     */
    async ask(tx: Transaction, asker: Asker, wish: AdjustmentWish) {
      const { merchantId, operatorId, account } = asker
      checkAmount(wish)
      const member = await repository.selectCurrency(tx.query, merchantId, wish.memberId)
      if (member === undefined) throw httpErrors.NOT_FOUND({ field: 'memberId' })
      const id = newId(clock.now().getTime())
      const isWritten = await repository.insertAdjustment(tx.query, {
        merchant_id: merchantId,
        id,
        member_id: wish.memberId,
        kind: wish.kind,
        state: 'REQUESTED',
        currency: member.currency,
        amount: wish.amount,
        reason: wish.reason,
        document: wish.document,
        reverses: wish.reverses,
        asked_by: operatorId,
        asked_account: account,
        asked_at: clock.now(),
        idempotency_key: wish.idempotencyKey,
        request_hash: hashOf(wish),
      })
      if (!isWritten) {
        const known = await repository.selectByKey(tx.query, merchantId, operatorId, wish.idempotencyKey)
        throw known === undefined
          ? adjustmentsErrors.ADJUSTMENT_REVERSAL_EXISTS()
          : adjustmentsErrors.ADJUSTMENT_REPEATED()
      }
      const row = await find(tx.query, merchantId, id)
      const limit = limitAt(await repository.selectLimit(tx.query, merchantId), clock.now())
      const alone = {
        ...{ merchantId, operatorId, memberId: wish.memberId },
        amount: wish.amount < 0n ? -wish.amount : wish.amount,
        deed: wish.amount > 0n ? ('CREDIT' as const) : ('MOVE' as const),
      }
      const isSmall = await mayDecideAlone(tx, alone, limit.amount, clock.now())
      return { before: null, after: isSmall ? await approve(tx, row, asker, wish.reason) : row }
    },

    /** What reversing a transfer means for its member: throws when it must not be reversed. */
    async amountOfReversal(merchantId: string, memberId: string, transferId: string): Promise<Money> {
      const transfer = await ledger.transfer({ merchantId, memberId }, transferId)
      if (transfer === undefined) throw httpErrors.NOT_FOUND({ field: 'transferId' })
      const isSimple = transfer.outcome === 'POSTED' && transfer.phase === 'SINGLE' && isReversible(transfer.kind)
      if (!isSimple) throw adjustmentsErrors.ADJUSTMENT_NOT_REVERSIBLE({ field: 'transferId' })
      return transfer.to_account.startsWith('HOUSE:') ? transfer.amount : -transfer.amount
    },

    /** Posts a request that somebody else made. Throws ADJUSTMENT_OWN, FOUR_EYES_…, ADJUSTMENT_DECIDED, ADJUSTMENT_OVER_BALANCE. */
    async approve(tx: Transaction, decider: Asker, id: string, reason: string) {
      const before = await hold(tx, decider.merchantId, id, 'APPROVED')
      if (before.asked_by === decider.operatorId) throw adjustmentsErrors.ADJUSTMENT_OWN()
      await demandIndependence(tx.query, decider.operatorId, [before.asked_by], clock.now())
      const word = { operatorId: before.asked_by, merchantId: decider.merchantId, right: 'adjustments.change' } as const
      await demandStanding(tx.query, word, before.asked_at, clock.now())
      return { before, after: await approve(tx, before, decider, reason) }
    },

    /** Closes a request without moving money: REJECTED by another operator, WITHDRAWN by whoever asked. */
    async close(tx: Transaction, decider: Asker, id: string, state: 'REJECTED' | 'WITHDRAWN', reason: string) {
      const before = await hold(tx, decider.merchantId, id, state)
      const isOwn = before.asked_by === decider.operatorId
      if (isOwn && state === 'REJECTED') throw adjustmentsErrors.ADJUSTMENT_OWN()
      if (!isOwn && state === 'WITHDRAWN') throw adjustmentsErrors.ADJUSTMENT_NOT_YOURS()
      if (!isOwn) await demandIndependence(tx.query, decider.operatorId, [before.asked_by], clock.now())
      const decision = { state, by: decider.operatorId, account: decider.account, at: clock.now(), reason }
      await repository.decideAdjustment(tx.query, decider.merchantId, id, { ...decision, transferId: null })
      return { before, after: await find(tx.query, decider.merchantId, id) }
    },

    limit: async (merchantId: string): Promise<WaitingLimit> =>
      limitAt(await repository.selectLimit(database.query, merchantId), clock.now()),
    /** Sets up to which amount one pair of eyes suffices; zero: never. A higher one takes two operators, and waits a day. */
    async setLimit(tx: Transaction, asker: Asker, amount: Money, reason: string) {
      const { merchantId } = asker
      const now = clock.now()
      await repository.lockLimit(tx.query, merchantId)
      const stored = await repository.selectLimit(tx.query, merchantId)
      const before = limitAt(stored, now)
      const after = changeLimit(stored, amount, now)
      const about = { merchantId, kind: 'adjustmentLimit', subjectId: merchantId } as const
      const change = {
        ...about,
        wish: { amount: formatMoney(amount) },
        reason,
        raises: raisesLimit(stored, amount, now),
      }
      if (!(await mayCount(tx, asker, change, now))) return { before, after, action: 'adjustments.proposeLimit' }
      await repository.saveLimit(tx.query, merchantId, after)
      return { before, after }
    },
  }
}

export type AdjustmentsService = ReturnType<typeof createAdjustmentsService>

function checkAmount({ kind, amount }: AdjustmentWish): void {
  const fits = kind === 'CREDIT' ? amount > 0n : kind === 'DEBIT' ? amount < 0n : amount !== 0n
  if (!fits) throw adjustmentsErrors.ADJUSTMENT_AMOUNT({ field: 'amount' })
}

function hashOf({ memberId, kind, amount, reason, document, reverses }: AdjustmentWish): string {
  const parts = [memberId, kind, amount.toString(), reason, document, reverses]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

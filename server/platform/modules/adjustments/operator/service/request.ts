import { createHash } from 'node:crypto'
import type { Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { Failure } from '../../../../lib/failure.ts'
import { newId } from '../../../../lib/id.ts'
import type { Money } from '../../../../lib/money.ts'
import { limitAt } from '../../../../lib/waiting-limit.ts'
import { type By, demand, mayDecideAlone } from '../../../operators/service.ts'
import { adjustmentsErrors } from '../../errors.ts'
import * as repository from '../../repository.ts'
import { type AdjustmentKind, isReversible } from '../../states.ts'
import { adjustmentsRights } from '../policy.ts'
import { deedOf, find } from './deed.ts'
import type { Dependencies } from './dependencies.ts'
import { approveAndPost } from './post.ts'

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

/**
 * Asks for money to be put right; a key that comes again gets the first answer, and a request is audited once. Throws
 * ADJUSTMENT_KEY_REUSED and as `ask`.
 */
export async function requestAdjustment(
  dependencies: Dependencies,
  by: By,
  wish: AdjustmentWish,
): Promise<repository.AdjustmentRow> {
  const { session } = by
  demand(session, adjustmentsRights['adjustments.change'])
  const known = await findRepeated(dependencies, session, wish)
  if (known !== undefined) return known
  try {
    return await dependencies.operators.perform(by, deedOf('request'), (tx) => ask(dependencies, tx, session, wish))
  } catch (error) {
    const first = isRepeated(error) ? await findRepeated(dependencies, session, wish) : undefined
    if (first === undefined) throw error
    return first
  }
}

/** Asks for a posted transfer to be taken back. Throws ADJUSTMENT_NOT_REVERSIBLE and as `requestAdjustment`. */
export async function requestReversal(
  dependencies: Dependencies,
  by: By,
  { transferId, ...wish }: Omit<AdjustmentWish, 'kind' | 'amount' | 'reverses'> & { readonly transferId: string },
): Promise<repository.AdjustmentRow> {
  demand(by.session, adjustmentsRights['adjustments.change'])
  const amount = await amountOfReversal(dependencies, by.session.merchantId, wish.memberId, transferId)
  return requestAdjustment(dependencies, by, { ...wish, kind: 'REVERSAL', amount, reverses: transferId })
}

const isRepeated = (error: unknown): boolean => error instanceof Failure && error.code === 'ADJUSTMENT_REPEATED'

/** The request made before under that key; throws when the key was used for something else. */
async function findRepeated(
  { database: { query } }: Dependencies,
  { merchantId, operatorId }: OperatorSession,
  wish: AdjustmentWish,
): Promise<repository.AdjustmentRow | undefined> {
  if (wish.idempotencyKey === '') throw httpErrors.IDEMPOTENCY_KEY_REQUIRED({ field: 'Idempotency-Key' })
  const known = await repository.selectByKey(query, merchantId, operatorId, wish.idempotencyKey)
  if (known === undefined) return undefined
  if (known.request_hash !== hashOf(wish)) throw adjustmentsErrors.ADJUSTMENT_KEY_REUSED()
  return find(query, merchantId, known.id)
}

/**
 * Writes a request; one that stays within the brand's limit, with what its asker decided alone before, is posted at once.
 * Throws ADJUSTMENT_AMOUNT, ADJUSTMENT_OVER_BALANCE, ADJUSTMENT_REVERSAL_EXISTS, and ADJUSTMENT_REPEATED when the same
 * request was written in the same moment: then findRepeated has it.
 */
async function ask(
  dependencies: Dependencies,
  tx: Transaction,
  session: OperatorSession,
  wish: AdjustmentWish,
): Promise<{ before: null; after: repository.AdjustmentRow }> {
  const { clock } = dependencies
  const { merchantId, operatorId, account } = session
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
    throw known === undefined ? adjustmentsErrors.ADJUSTMENT_REVERSAL_EXISTS() : adjustmentsErrors.ADJUSTMENT_REPEATED()
  }
  const row = await find(tx.query, merchantId, id)
  const limit = limitAt(await repository.selectLimit(tx.query, merchantId), clock.now())
  const alone = {
    ...{ merchantId, operatorId, memberId: wish.memberId },
    amount: wish.amount < 0n ? -wish.amount : wish.amount,
    deed: wish.amount > 0n ? ('CREDIT' as const) : ('MOVE' as const),
  }
  const isSmall = await mayDecideAlone(tx, alone, limit.amount, clock.now())
  return { before: null, after: isSmall ? await approveAndPost(dependencies, tx, row, session, wish.reason) : row }
}

/** What reversing a transfer means for its member. Throws NOT_FOUND, ADJUSTMENT_NOT_REVERSIBLE. */
async function amountOfReversal(
  { ledger }: Dependencies,
  merchantId: string,
  memberId: string,
  transferId: string,
): Promise<Money> {
  const transfer = await ledger.transfer({ merchantId, memberId }, transferId)
  if (transfer === undefined) throw httpErrors.NOT_FOUND({ field: 'transferId' })
  // Pay of agents' contracts is corrected by settling its window again: what is taken back by hand would be owed and paid anew.
  const isPay = transfer.document_kind === 'earning'
  const isSimple = transfer.outcome === 'POSTED' && transfer.phase === 'SINGLE' && isReversible(transfer.kind) && !isPay
  if (!isSimple) throw adjustmentsErrors.ADJUSTMENT_NOT_REVERSIBLE({ field: 'transferId' })
  return transfer.to_account.startsWith('HOUSE:') ? transfer.amount : -transfer.amount
}

function checkAmount({ kind, amount }: AdjustmentWish): void {
  const fits = kind === 'CREDIT' ? amount > 0n : kind === 'DEBIT' ? amount < 0n : amount !== 0n
  if (!fits) throw adjustmentsErrors.ADJUSTMENT_AMOUNT({ field: 'amount' })
}

function hashOf({ memberId, kind, amount, reason, document, reverses }: AdjustmentWish): string {
  const parts = [memberId, kind, amount.toString(), reason, document, reverses]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { pointsErrors } from '../errors.ts'
import { POINT } from '../ratio.ts'
import * as repository from '../repository/redemptions.ts'
import type { RedemptionKind } from '../states.ts'
import type { Dependencies, Holder } from './dependencies.ts'
import { PROGRAMME, takeCost } from './movements.ts'

/** What a member wants, with the key by which he gets it once. */
interface Wish {
  /** What must be equal when the key comes again. */
  readonly asked: readonly (string | number | bigint)[]
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

/** What is given for what, as it stands when it is carried out. */
export interface Terms {
  readonly kind: RedemptionKind
  readonly goodsId: string | null
  readonly names: Readonly<Record<string, string>>
  readonly quantity: number
  readonly points: bigint
  readonly amountRequired: Money
  readonly amountGiven: Money
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string } | null
}

/**
 * Carries a wish out, once: `settle` says its terms in the transaction, under the lock of the member, and takes the stock. Then the points and
 * what they bring move with the row that tells of it.
 */
export async function carryOut(
  dependencies: Dependencies,
  holder: Holder,
  wish: Wish,
  settle: (tx: Transaction) => Promise<Terms>,
): Promise<repository.RedemptionRow> {
  const { database, members, rewards } = dependencies
  const requestHash = hashOf(wish)
  const known = await replayed(database, holder, wish.idempotencyKey, requestHash)
  if (known !== undefined) return known
  await members.checkPaymentPassword(holder, wish.paymentPassword)
  return database.transaction(async (tx) => {
    await repository.lockMember(tx, holder)
    // A parallel request with the same key waited for the lock.
    const first = await replayed(tx, holder, wish.idempotencyKey, requestHash)
    if (first !== undefined) return first
    await rewards.checkMayReceive(tx, holder)
    const terms = await settle(tx)
    await demandBalance(dependencies, tx, holder, terms.points)
    const key = { idempotency_key: wish.idempotencyKey, request_hash: requestHash }
    return write(dependencies, tx, holder, { terms, key })
  })
}

/** Throws POINTS_INSUFFICIENT: the ledger's own refusal would speak of money. Points of a member leave only under his lock. */
async function demandBalance({ ledger }: Dependencies, tx: Transaction, holder: Holder, points: bigint): Promise<void> {
  const balance = await ledger.balance(holder, POINT, 'CASH', tx)
  if (balance < points)
    throw pointsErrors.POINTS_INSUFFICIENT({ field: 'points', extras: { balance: formatMoney(balance) } })
}

async function write(
  dependencies: Dependencies,
  tx: Transaction,
  { merchantId, memberId, currency }: Holder,
  {
    terms,
    key,
  }: { readonly terms: Terms; readonly key: Pick<repository.RedemptionRow, 'idempotency_key' | 'request_hash'> },
): Promise<repository.RedemptionRow> {
  const now = dependencies.clock.now()
  const { kind, receiver, amountGiven } = terms
  const isDone = kind !== 'GOODS'
  const redemption = await repository.insert(tx.query, {
    merchant_id: merchantId,
    id: newId(now.getTime()),
    member_id: memberId,
    kind,
    goods_id: terms.goodsId,
    names: JSON.stringify(terms.names),
    quantity: terms.quantity,
    points: terms.points,
    currency,
    amount_required: terms.amountRequired,
    amount_given: amountGiven,
    receiver_name: receiver?.name ?? null,
    receiver_phone: receiver?.phone ?? null,
    receiver_address: receiver?.address ?? null,
    state: isDone ? 'APPROVED' : 'IN_PROCESS',
    remark: null,
    decided_by: null,
    created_at: now,
    decided_at: isDone ? now : null,
    ...key,
  })
  // What is given comes first: it locks the member's turnover before his accounts, as everybody who takes both.
  if (amountGiven > 0n)
    await dependencies.rewards.give(tx, {
      merchantId,
      memberId,
      currency,
      amount: amountGiven,
      kind: 'REWARD',
      programme: PROGRAMME,
      document: { kind: 'redemption', id: redemption.id },
    })
  await takeCost(dependencies, tx, redemption)
  return redemption
}

/** The redemption of a key already used. Throws POINTS_KEY_REUSED when it was for something else. */
async function replayed(
  { query }: Pick<Transaction, 'query'>,
  holder: Holder,
  idempotencyKey: string,
  requestHash: string,
): Promise<repository.RedemptionRow | undefined> {
  const known = await repository.findByKey(query, holder, idempotencyKey)
  if (known !== undefined && known.request_hash !== requestHash)
    throw pointsErrors.POINTS_KEY_REUSED({ field: 'Idempotency-Key' })
  return known
}

const hashOf = ({ asked }: Wish): string =>
  createHash('sha256')
    .update(JSON.stringify(asked.map(String)))
    .digest('base64url')

import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { Failure } from '../../../lib/failure.ts'
import { newId } from '../../../lib/id.ts'
import type { Money } from '../../../lib/money.ts'
import { limitAt } from '../../../lib/waiting-limit.ts'
import { house, type LedgerService } from '../../ledger/service.ts'
import { listChecks } from '../checks/all.ts'
import type { Wish } from '../checks/check.ts'
import { withdrawalsErrors } from '../errors.ts'
import { findAccount, lockMember, type PayoutAccountRow } from '../payout-accounts-repository.ts'
import { readSettings } from '../settings.ts'
import * as repository from '../withdrawals-repository.ts'
import type { Dependencies } from './dependencies.ts'
import { announce, orderOf } from './move.ts'

export interface WithdrawalOrder {
  readonly payoutAccountId: string
  readonly amount: Money
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

/** Where paid out money leaves the books. */
export const CLEARING = house.clearing('PAYOUT')

/**
 * Asks for a withdrawal and holds its money, in one transaction. The same key with the same account and amount
 * answers with the same withdrawal. Throws what `checks/` says,
 * PAYOUT_ACCOUNT_…, WALLET_INSUFFICIENT, WITHDRAWAL_KEY_REUSED.
 */
export async function requestWithdrawal(
  dependencies: Dependencies,
  session: MemberSession,
  order: WithdrawalOrder,
): Promise<repository.WithdrawalRow> {
  const { database, clock, members } = dependencies
  const known = await replayed(database, session, order)
  if (known !== undefined) return known
  await members.checkPaymentPassword(session, order.paymentPassword)
  const settings = await readSettings(database.query, session.merchantId)
  return database.transaction(async (tx) => {
    const member = await lockMember(tx.query, session)
    // A parallel request with the same key waited for the lock above.
    const first = await replayed(tx, session, order)
    if (first !== undefined) return first
    const wish: Wish = { session, member, settings, amount: order.amount, now: clock.now() }
    for (const check of listChecks(dependencies)) await check(tx, wish)
    const account = await findUsable(tx, wish, order.payoutAccountId)
    return write(dependencies, tx, wish, account, order)
  })
}

/** The member's withdrawal of a key already used. Throws WITHDRAWAL_KEY_REUSED when it was for something else. */
async function replayed(
  { query }: Pick<Transaction, 'query'>,
  session: MemberSession,
  order: WithdrawalOrder,
): Promise<repository.WithdrawalRow | undefined> {
  const known = await repository.findByKey(query, session, order.idempotencyKey)
  if (known !== undefined && known.request_hash !== hashOf(order))
    throw withdrawalsErrors.WITHDRAWAL_KEY_REUSED({ field: 'Idempotency-Key' })
  return known
}

async function findUsable(tx: Transaction, { session, now }: Wish, id: string): Promise<PayoutAccountRow> {
  const field = 'payoutAccountId'
  const account = await findAccount(tx.query, session, id)
  if (account === undefined) throw withdrawalsErrors.PAYOUT_ACCOUNT_NOT_FOUND({ field })
  if (account.usable_at > now)
    throw withdrawalsErrors.PAYOUT_ACCOUNT_RESTING({ field, extras: { usableAt: account.usable_at.toISOString() } })
  return account
}

async function write(
  dependencies: Dependencies,
  tx: Transaction,
  { session, settings, amount, now }: Wish,
  account: PayoutAccountRow,
  order: WithdrawalOrder,
): Promise<repository.WithdrawalRow> {
  const { merchantId, memberId, currency } = session
  const id = newId()
  const taken = await repository.findSlots(tx.query, session)
  const slot = Array.from({ length: settings.openAtOnce }, (_none, index) => index + 1).find(
    (one) => !taken.includes(one),
  )
  const hold = await holdMoney(dependencies, tx, {
    ...orderOf({ merchant_id: merchantId, member_id: memberId, id }, 'hold'),
    kind: 'WITHDRAWAL',
    currency,
    amount,
    from: 'CASH',
    to: CLEARING,
  })
  const withdrawal = await repository.insertWithdrawal(tx.query, {
    merchant_id: merchantId,
    member_id: memberId,
    id,
    state: 'REQUESTED',
    currency,
    amount,
    payout_account_id: account.id,
    bank_code: account.bank_code,
    bank_name: account.bank_name,
    account_number: account.number,
    account_holder: account.holder,
    idempotency_key: order.idempotencyKey,
    request_hash: hashOf(order),
    slot: slot ?? null,
    hold_id: hold.transferId,
    approvals_needed: amount > limitAt(settings.fourEyes, now).amount ? 2 : 1,
    created_at: now,
    changed_at: now,
  })
  if (withdrawal === undefined || slot === undefined)
    throw withdrawalsErrors.WITHDRAWAL_TOO_MANY_OPEN({ extras: { limit: settings.openAtOnce } })
  await repository.insertStep(tx.query, withdrawal, { state: 'REQUESTED', at: now, actor: 'MEMBER' })
  announce(dependencies, tx, withdrawal)
  return withdrawal
}

/** The ledger does not know which input the amount came from. */
async function holdMoney({ ledger }: Dependencies, tx: Transaction, order: Parameters<LedgerService['pend']>[1]) {
  try {
    return await ledger.pend(tx, order)
  } catch (error) {
    if (error instanceof Failure && error.code === 'WALLET_INSUFFICIENT')
      throw new Failure(error.code, error.status, { field: 'amount' })
    throw error
  }
}

function hashOf({ payoutAccountId, amount }: WithdrawalOrder): string {
  return createHash('sha256').update(`${payoutAccountId} ${amount}`).digest('base64url')
}

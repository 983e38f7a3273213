import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import type { Money } from '../../../lib/money.ts'
import { freeSlot } from '../../../lib/slots.ts'
import { limitAt } from '../../../lib/waiting-limit.ts'
import { demandMet, type Facts } from '../checks.ts'
import { withdrawalsErrors } from '../errors.ts'
import { lockPayee } from '../repository/members.ts'
import { findAccount, type PayoutAccountRow } from '../repository/payout-accounts.ts'
import { readSettings } from '../repository/settings.ts'
import * as repository from '../repository/withdrawals.ts'
import type { Dependencies } from './dependencies.ts'
import { readFacts } from './facts.ts'
import { announce } from './move.ts'
import { holdMoney } from './movements.ts'
import { tellWithdrawalWebhooks } from './tell-webhooks.ts'

export interface WithdrawalOrder {
  readonly payoutAccountId: string
  readonly amount: Money
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

/**
 * Asks for a withdrawal and holds its money, in one transaction. The same key with the same account and amount answers with
 * the same withdrawal. Throws what `checks.ts` says, PAYMENT_PASSWORD_…, WALLET_INSUFFICIENT, WITHDRAWAL_KEY_REUSED.
 */
export async function requestWithdrawal(
  dependencies: Dependencies,
  session: MemberSession,
  order: WithdrawalOrder,
): Promise<repository.WithdrawalRow> {
  const { database, members } = dependencies
  const known = await replayed(database, session, order)
  if (known !== undefined) return known
  await members.checkPaymentPassword(session, order.paymentPassword)
  const settings = await readSettings(database.query, session.merchantId)
  return database.transaction(async (tx) => {
    await lockPayee(tx.query, session)
    // A parallel request with the same key waited for the lock above.
    const first = await replayed(tx, session, order)
    if (first !== undefined) return first
    const account = await findAccount(tx.query, session, order.payoutAccountId)
    const accounts = account === undefined ? [] : [account]
    const facts = await readFacts(dependencies, session, { settings, accounts }, tx)
    demandMet(facts, order.amount)
    if (account === undefined) throw new Error('A withdrawal without an account was not refused')
    return write(dependencies, tx, session, { facts, account, order })
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

interface Asked {
  readonly facts: Facts
  readonly account: PayoutAccountRow
  readonly order: WithdrawalOrder
}

async function write(
  dependencies: Dependencies,
  tx: Transaction,
  { merchantId, memberId, currency }: MemberSession,
  { facts: { settings, use, now }, account, order }: Asked,
): Promise<repository.WithdrawalRow> {
  const { amount } = order
  const place = { merchant_id: merchantId, member_id: memberId, id: newId(), currency, amount }
  const withdrawal = await repository.insertWithdrawal(tx.query, {
    ...place,
    state: 'REQUESTED',
    payout_account_id: account.id,
    bank_code: account.bank_code,
    bank_name: account.bank_name,
    account_number: account.number,
    account_holder: account.holder,
    idempotency_key: order.idempotencyKey,
    request_hash: hashOf(order),
    slot: freeSlot(settings.openAtOnce, use.slots) ?? null,
    hold_id: await holdMoney(dependencies, tx, place),
    approvals_needed: amount > limitAt(settings.fourEyes, now).amount ? 2 : 1,
    created_at: now,
    changed_at: now,
  })
  if (withdrawal === undefined)
    throw withdrawalsErrors.WITHDRAWAL_TOO_MANY_OPEN({ extras: { limit: settings.openAtOnce } })
  await repository.insertStep(tx.query, withdrawal, { state: 'REQUESTED', at: now, actor: 'MEMBER' })
  announce(dependencies, tx, withdrawal)
  await tellWithdrawalWebhooks(tx, withdrawal)
  return withdrawal
}

function hashOf({ payoutAccountId, amount }: WithdrawalOrder): string {
  return createHash('sha256').update(`${payoutAccountId} ${amount}`).digest('base64url')
}

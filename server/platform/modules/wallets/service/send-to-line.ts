import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import type { Money } from '../../../lib/money.ts'
import { moneyInWords } from '../../../lib/money-in-words.ts'
import { house } from '../../ledger/service.ts'
import type { Holder, LineTransfersDependencies } from '../dependencies.ts'
import { walletsErrors } from '../errors.ts'
import * as repository from '../member-transfers-repository.ts'
import { walletsTells } from '../tells.ts'
import { readRule } from '../transfer-rules.ts'
import { checkAmount, checkDay, checkPlayed, checkProtection, needReceiver } from './line-checks.ts'

interface LineTransferOrder {
  /** Account name of the receiver: the direct upline, or somebody below the sender. */
  readonly account: string
  readonly amount: Money
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

/**
 * Money from a member to his own line (domain.md 6, §2 transferUpline): to the direct upline or to somebody below, as far as
 * the brand allows. Between others it is forbidden (regulator-rules.md M3), and in LIVE it is off until a brand allows it. The
 * same key answers with the same transfer. Throws MEMBER_TRANSFER_…, MEMBER_EXCLUDED, WALLET_INSUFFICIENT,
 * PAYMENT_PASSWORD_…, WALLET_TRANSFER_KEY_REUSED.
 */
export async function sendToLine(
  dependencies: LineTransfersDependencies,
  sender: Holder,
  order: LineTransferOrder,
): Promise<repository.MemberTransferRow> {
  const { database, clock, members, messages, sites } = dependencies
  const { merchantId, memberId, currency } = sender
  const requestHash = hashOf(order)
  const rule = await readRule(database.query, await sites.findMerchant(merchantId))
  const receiver = await needReceiver(dependencies, sender, order.account, rule)
  checkAmount(order.amount, rule, currency)
  const account = (await members.find(merchantId, memberId))?.account ?? ''
  await members.checkPaymentPassword({ merchantId, memberId }, order.paymentPassword)
  return database.transaction(async (tx) => {
    const known = await repository.findByKey(tx.query, merchantId, memberId, order.idempotencyKey)
    if (known !== undefined) {
      if (known.request_hash === requestHash) return known
      throw walletsErrors.WALLET_TRANSFER_KEY_REUSED({ field: 'Idempotency-Key' })
    }
    await checkPlayed(tx, dependencies, sender)
    const now = clock.now()
    const id = newId(now.getTime())
    await move(tx, dependencies, sender, receiver.id, order.amount, id)
    await checkProtection(tx, dependencies, sender, receiver.id)
    const row = await repository.insert(tx.query, {
      merchant_id: merchantId,
      id,
      sender_id: memberId,
      receiver_id: receiver.id,
      direction: receiver.direction,
      currency,
      amount: order.amount,
      idempotency_key: order.idempotencyKey,
      request_hash: requestHash,
      created_at: now,
    })
    await checkDay(tx, sender, order.amount, rule, now)
    await messages.tell(tx, { merchantId, memberId: receiver.id }, walletsTells.transferReceived, {
      account,
      amount: moneyInWords(order.amount),
      currency,
    })
    return row
  })
}

/** What must be equal when a key comes again. */
const hashOf = ({ account, amount }: LineTransferOrder): string =>
  createHash('sha256').update([account.trim().toLowerCase(), amount].join('\n')).digest('base64url')

async function move(
  tx: Transaction,
  { ledger }: Pick<LineTransfersDependencies, 'ledger'>,
  sender: Holder,
  receiverId: string,
  amount: Money,
  id: string,
): Promise<void> {
  const leg = (memberId: string, isSender: boolean) =>
    ({
      merchantId: sender.merchantId,
      memberId,
      source: 'wallets',
      key: `member-transfer:${id}:${isSender ? 'out' : 'in'}`,
      kind: isSender ? 'TRANSFER_OUT' : 'TRANSFER_IN',
      document: { kind: 'member-transfer', id },
      currency: sender.currency,
      amount,
      from: isSender ? 'CASH' : house.transit,
      to: isSender ? house.transit : 'CASH',
    }) as const
  // In the order of members, so that two who send to each other at once do not wait for one another.
  const legs = [leg(sender.memberId, true), leg(receiverId, false)]
  await ledger.post(
    tx,
    legs.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)),
  )
}

import { createHash } from 'node:crypto'
import { newId } from '../../../lib/id.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import { freeSlot } from '../../../lib/slots.ts'
import { paymentsErrors } from '../errors.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'
import { type ChannelRow, findChannel } from '../repository/channels.ts'
import { insertStep } from '../repository/deposit-states.ts'
import * as deposits from '../repository/deposits.ts'
import { newTransferCode } from '../transfer-code.ts'
import type { Dependencies } from './dependencies.ts'
import { type DepositView, viewDeposits } from './deposit-view.ts'
import { checkBlock } from './failures.ts'
import { tellDepositWebhooks } from './tell-webhooks.ts'

export interface DepositOrder extends deposits.MemberKey {
  readonly channelId: string
  readonly amount: Money
  readonly idempotencyKey: string
}

/** Deposits that one member may have open at a time. */
const OPEN_DEPOSITS = 3

/**
 * Starts a deposit. The same key with the same channel and amount answers with the same deposit. Throws
 * CHANNEL_NOT_FOUND, DEPOSIT_TOO_SMALL, DEPOSIT_TOO_LARGE, DEPOSIT_NOT_WHOLE, DEPOSIT_TOO_MANY_OPEN, DEPOSIT_KEY_REUSED, DEPOSITS_BLOCKED,
 * DEPOSITS_SUSPENDED, and what `protection.checkDeposit` refuses.
 */
export async function createDeposit(dependencies: Dependencies, order: DepositOrder): Promise<DepositView> {
  const deposit = (await findReplayed(dependencies, order)) ?? (await open(dependencies, order))
  const [view] = await viewDeposits(dependencies, order, [deposit])
  if (view === undefined) throw new Error('The deposit cannot be shown')
  return view
}

async function open(dependencies: Dependencies, order: DepositOrder): Promise<deposits.DepositRow> {
  const { database, clock, gatewayOf } = dependencies
  await checkBlock(database.query, order, clock.now())
  const channel = await findChannel(database.query, order, order.channelId)
  const gateway = channel && gatewayOf(channel.gateway)
  if (channel === undefined || gateway === undefined) throw paymentsErrors.CHANNEL_NOT_FOUND({ field: 'channelId' })
  checkAmount(order.amount, channel, gateway.step)
  // A parallel request may take the key or the slot first: look again, as often as there are slots.
  for (let attempt = 0; attempt <= OPEN_DEPOSITS; attempt++) {
    const slot = await findFreeSlot(dependencies, order)
    const written = slot === undefined ? undefined : await write(dependencies, order, { channel, gateway }, slot)
    const deposit = written ?? (await findReplayed(dependencies, order))
    if (deposit !== undefined) return deposit
    if (slot === undefined) break
  }
  throw paymentsErrors.DEPOSIT_TOO_MANY_OPEN({ extras: { limit: OPEN_DEPOSITS } })
}

/** The member's deposit of a key already used, or undefined. Throws DEPOSIT_KEY_REUSED when it was for something else. */
async function findReplayed({ database }: Dependencies, order: DepositOrder): Promise<deposits.DepositRow | undefined> {
  const known = await deposits.findDepositByKey(database.query, order, order.idempotencyKey)
  if (known !== undefined && known.request_hash !== hashOf(order))
    throw paymentsErrors.DEPOSIT_KEY_REUSED({ field: 'Idempotency-Key' })
  return known
}

async function findFreeSlot({ database }: Dependencies, member: deposits.MemberKey): Promise<number | undefined> {
  const taken = await deposits.findSlots(database.query, member)
  return freeSlot(OPEN_DEPOSITS, taken)
}

/** Undefined when a parallel request took the key or the slot. */
function write(
  { database, clock, protection }: Dependencies,
  order: DepositOrder,
  { channel, gateway }: { channel: ChannelRow; gateway: PaymentGateway },
  slot: number,
): Promise<deposits.DepositRow | undefined> {
  return database.transaction(async (tx) => {
    await protection.checkDeposit(tx, order, order.amount)
    const now = clock.now()
    const id = newId()
    const transferCode = newTransferCode()
    const qrPayload = gateway.payloadOf({
      depositId: id,
      bankBin: channel.bank_bin,
      accountNumber: channel.account_number,
      amount: order.amount,
      currency: channel.currency,
      transferCode,
    })
    const deposit = await deposits.insertDeposit(tx.query, {
      ...order,
      id,
      channel,
      state: 'PENDING',
      transferCode,
      qrPayload,
      requestHash: hashOf(order),
      slot,
      createdAt: now,
      expiresAt: new Date(now.getTime() + gateway.validMinutes * 60_000),
    })
    if (deposit === undefined) return undefined
    await insertStep(tx.query, deposit, 'CREATED', now)
    await insertStep(tx.query, deposit, 'PENDING', now)
    await tellDepositWebhooks(tx, [{ deposit }], now)
    return deposit
  })
}

function hashOf({ channelId, amount }: DepositOrder): string {
  return createHash('sha256').update(`${channelId} ${amount}`).digest('base64url')
}

function checkAmount(amount: Money, channel: ChannelRow, step: Money): void {
  const { currency } = channel
  const field = 'amount'
  if (amount < channel.minimum) {
    throw paymentsErrors.DEPOSIT_TOO_SMALL({ field, extras: { minimum: formatMoney(channel.minimum), currency } })
  }
  if (amount > channel.maximum) {
    throw paymentsErrors.DEPOSIT_TOO_LARGE({ field, extras: { maximum: formatMoney(channel.maximum), currency } })
  }
  if (amount % step !== 0n) throw paymentsErrors.DEPOSIT_NOT_WHOLE({ field, extras: { currency } })
}

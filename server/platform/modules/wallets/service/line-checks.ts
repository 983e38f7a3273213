import type { Transaction } from '../../../db/connection.ts'
import { formatMoney, type Money } from '../../../lib/money.ts'
import type { Holder, LineTransfersDependencies } from '../dependencies.ts'
import { walletsErrors } from '../errors.ts'
import * as repository from '../member-transfers-repository.ts'
import type { TransferRule } from '../transfer-rules.ts'

const DAY = 86_400_000

/** Who is to receive money, if the rule allows it. Throws MEMBER_TRANSFER_OFF, MEMBER_TRANSFER_NOT_IN_LINE. */
export async function needReceiver(
  { database, clock }: Pick<LineTransfersDependencies, 'database' | 'clock'>,
  sender: Holder,
  account: string,
  rule: TransferRule,
) {
  if (!rule.toUpline && !rule.toDownline) throw walletsErrors.MEMBER_TRANSFER_OFF()
  const key = account.trim().toLowerCase()
  const [receiver] = await repository.findLine(database.query, sender, clock.now(), key).execute()
  if (receiver === undefined || receiver.status !== 'ACTIVE' || receiver.currency !== sender.currency)
    throw walletsErrors.MEMBER_TRANSFER_NOT_IN_LINE({ field: 'account' })
  if (receiver.direction === 'UP' ? !rule.toUpline : !rule.toDownline) throw walletsErrors.MEMBER_TRANSFER_OFF()
  return receiver
}

/** Throws MEMBER_TRANSFER_OUTSIDE. */
export function checkAmount(amount: Money, rule: TransferRule, currency: string): void {
  if (amount >= rule.minimum && amount <= rule.maximum) return
  const extras = { minimum: formatMoney(rule.minimum), maximum: formatMoney(rule.maximum), currency }
  throw walletsErrors.MEMBER_TRANSFER_OUTSIDE({ field: 'amount', extras })
}

/**
 * What keeps money from being withdrawn keeps it from the line too: nothing binds it there, so whoever leads an account of his own would
 * have his bonus out of it unplayed. Takes the counter of the sender, which comes before accounts. Throws MEMBER_TRANSFER_TURNOVER.
 */
export async function checkPlayed(
  tx: Transaction,
  { turnover }: Pick<LineTransfersDependencies, 'turnover'>,
  sender: Holder,
): Promise<void> {
  const { currency } = sender
  const { required, done, missing } = await turnover.remaining(sender, currency, tx)
  if (missing <= 0n) return
  const amounts = { required: formatMoney(required), done: formatMoney(done), missing: formatMoney(missing) }
  throw walletsErrors.MEMBER_TRANSFER_TURNOVER({ extras: { ...amounts, currency } })
}

/**
 * Under the ledger's lock of the sender, so that two transfers at once cannot both find room. Throws MEMBER_TRANSFER_DAILY.
 */
export async function checkDay(
  tx: Transaction,
  sender: Holder,
  amount: Money,
  rule: TransferRule,
  now: Date,
): Promise<void> {
  const since = new Date(Math.floor(now.getTime() / DAY) * DAY)
  // The transfer itself is written already.
  const sent = (await repository.sumSentSince(tx.query, sender.merchantId, sender.memberId, since)) - amount
  if (sent + amount <= rule.dailyMaximum) return
  const left = formatMoney(sent < rule.dailyMaximum ? rule.dailyMaximum - sent : 0n)
  const extras = { limit: formatMoney(rule.dailyMaximum), left, currency: sender.currency }
  throw walletsErrors.MEMBER_TRANSFER_DAILY({ field: 'amount', extras })
}

/**
 * Nobody sends or receives during a break, and nobody receives more than their limits on deposits leave: to be given
 * money is a way around both. Under the ledger's lock of both, once the money has moved. The sender is not told why the
 * receiver cannot; that is nobody else's business. Throws as `checkSend`, and MEMBER_TRANSFER_RECEIVER.
 */
export async function checkProtection(
  tx: Transaction,
  { protection }: Pick<LineTransfersDependencies, 'protection'>,
  sender: Holder,
  receiverId: string,
): Promise<void> {
  await protection.checkSend(tx, sender)
  const mayReceive = await protection.mayReceive(tx, { merchantId: sender.merchantId, memberId: receiverId })
  if (!mayReceive) throw walletsErrors.MEMBER_TRANSFER_RECEIVER({ field: 'account' })
}

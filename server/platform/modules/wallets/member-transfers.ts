import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { formatMoney, type Money } from '../../lib/money.ts'
import { loadWords } from '../../lib/words.ts'
import { house, type LedgerService } from '../ledger/service.ts'
import type { MembersService } from '../members/service.ts'
import type { MessagesService } from '../messages/service.ts'
import type { ProtectionService } from '../protection/service.ts'
import type { SitesService } from '../sites/service.ts'
import { walletsErrors } from './errors.ts'
import * as repository from './member-transfers-repository.ts'
import { changeRule, readRule, type TransferRule } from './transfer-rules.ts'

export interface MemberTransfersDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: LedgerService
  readonly members: MembersService
  readonly messages: MessagesService
  readonly protection: Pick<ProtectionService, 'checkSend' | 'mayReceive'>
  readonly sites: SitesService
}

export interface Sender {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

export interface MemberTransferOrder {
  /** Account name of the receiver: the direct upline, or somebody below the sender. */
  readonly account: string
  readonly amount: Money
  readonly paymentPassword: string
  readonly idempotencyKey: string
}

const DAY = 86_400_000
const LINE_SHOWN = 200
const TRANSFERS_SHOWN = 20
const words = loadWords('mails')

/**
 * Money between a member and his own line (domain.md 6, §2 transferUpline): to the direct upline or to somebody below, as far
 * as the brand allows. Between others it is forbidden (regulator-rules.md M3), and in LIVE it is off until a brand allows it.
 */
export function createMemberTransfers(dependencies: MemberTransfersDependencies) {
  const { database, clock, ledger, members, messages, protection, sites } = dependencies

  const ruleOf = (merchantId: string) => readRule(database.query, sites, merchantId)

  async function needReceiver(sender: Sender, account: string, rule: TransferRule) {
    if (!rule.toUpline && !rule.toDownline) throw walletsErrors.MEMBER_TRANSFER_OFF()
    const key = account.trim().toLowerCase()
    const [receiver] = await repository.findLine(database.query, sender.merchantId, sender.memberId, key).execute()
    if (receiver === undefined || receiver.status !== 'ACTIVE' || receiver.currency !== sender.currency)
      throw walletsErrors.MEMBER_TRANSFER_NOT_IN_LINE({ field: 'account' })
    if (receiver.direction === 'UP' ? !rule.toUpline : !rule.toDownline) throw walletsErrors.MEMBER_TRANSFER_OFF()
    return receiver
  }

  function checkAmount(amount: Money, rule: TransferRule, currency: string): void {
    if (amount >= rule.minimum && amount <= rule.maximum) return
    const extras = { minimum: formatMoney(rule.minimum), maximum: formatMoney(rule.maximum), currency }
    throw walletsErrors.MEMBER_TRANSFER_OUTSIDE({ field: 'amount', extras })
  }

  /** Under the ledger's lock of the sender, so that two transfers at once cannot both find room. */
  async function checkDay(tx: Transaction, sender: Sender, amount: Money, rule: TransferRule): Promise<void> {
    const since = new Date(Math.floor(clock.now().getTime() / DAY) * DAY)
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
   * receiver cannot; that is nobody else's business.
   */
  async function checkProtection(tx: Transaction, sender: Sender, receiverId: string): Promise<void> {
    await protection.checkSend(tx, sender)
    const mayReceive = await protection.mayReceive(tx, { merchantId: sender.merchantId, memberId: receiverId })
    if (!mayReceive) throw walletsErrors.MEMBER_TRANSFER_RECEIVER({ field: 'account' })
  }

  async function move(tx: Transaction, sender: Sender, receiverId: string, amount: Money, id: string): Promise<void> {
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

  return {
    /** What the brand allows, and to whom this member may send. */
    async options(sender: Sender) {
      const rule = await ruleOf(sender.merchantId)
      const line =
        rule.toUpline || rule.toDownline
          ? await repository.findLine(database.query, sender.merchantId, sender.memberId).limit(LINE_SHOWN).execute()
          : []
      const receivers = line.filter(
        ({ direction, status, currency }) =>
          status === 'ACTIVE' && currency === sender.currency && (direction === 'UP' ? rule.toUpline : rule.toDownline),
      )
      return { rule, receivers }
    },

    /**
     * Sends money within the line; the same key answers with the same transfer. Throws MEMBER_TRANSFER_…, MEMBER_EXCLUDED,
     * WALLET_INSUFFICIENT, PAYMENT_PASSWORD_…, WALLET_TRANSFER_KEY_REUSED.
     */
    async send(sender: Sender, order: MemberTransferOrder): Promise<repository.MemberTransferRow> {
      const { merchantId, memberId, currency } = sender
      const requestHash = createHash('sha256')
        .update([order.account.trim().toLowerCase(), order.amount].join('\n'))
        .digest('base64url')
      const rule = await ruleOf(merchantId)
      const receiver = await needReceiver(sender, order.account, rule)
      checkAmount(order.amount, rule, currency)
      const receiverLanguage = (await members.find(merchantId, receiver.id))?.language ?? 'vi'
      const senderAccount = (await members.find(merchantId, memberId))?.account ?? ''
      await members.checkPaymentPassword({ merchantId, memberId }, order.paymentPassword)
      return database.transaction(async (tx) => {
        const known = await repository.findByKey(tx.query, merchantId, memberId, order.idempotencyKey)
        if (known !== undefined) {
          if (known.request_hash === requestHash) return known
          throw walletsErrors.WALLET_TRANSFER_KEY_REUSED({ field: 'Idempotency-Key' })
        }
        const now = clock.now()
        const id = newId(now.getTime())
        await move(tx, sender, receiver.id, order.amount, id)
        await checkProtection(tx, sender, receiver.id)
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
        await checkDay(tx, sender, order.amount, rule)
        const values = { account: senderAccount, amount: formatMoney(order.amount), currency }
        await messages.deliver(
          tx,
          { merchantId, memberId: receiver.id },
          {
            title: words.say('member_transfer_title', receiverLanguage, values) ?? '',
            content: words.say('member_transfer_content', receiverLanguage, values) ?? '',
          },
        )
        return row
      })
    },

    rule: ruleOf,
    changeRule: (tx: Transaction, by: { session: OperatorSession; reason: string }, rule: TransferRule) =>
      changeRule(tx, sites, by, rule, clock.now()),

    list: (merchantId: string, memberId: string) =>
      repository.listLast(database.query, merchantId, memberId, TRANSFERS_SHOWN),
  }
}

import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import type { Money } from '../../lib/money.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { VendorsService } from '../vendors/service.ts'
import { walletsErrors } from './errors.ts'
import * as repository from './vendor-transfers-repository.ts'

export interface VendorTransfersDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly ledger: LedgerService
  readonly vendors: VendorsService
}

export interface VendorTransferOrder extends repository.MemberKey {
  readonly vendorCode: string
  /** IN: from the main wallet to the vendor's; OUT: back. */
  readonly direction: 'IN' | 'OUT'
  readonly currency: string
  readonly amount: Money
  readonly idempotencyKey: string
}

export type VendorTransfer = repository.TransferRow

type Holder = repository.MemberKey & { readonly currency: string }

/** Milliseconds after which a transfer whose result is not known is asked for again. */
const FIRST_DOUBT = 30_000
const LATER_DOUBT = 60_000
const TAKEN_AT_A_TIME = 50
/** After so many tries people are told. */
const ALARMING_TRIES = 10
const TRANSFERS_SHOWN = 10

/**
 * Money between the main wallet and the wallets that vendors keep (domain.md 4). First it is held with its document, then
 * the vendor is asked under the document's id, then it is posted or given back. Where the vendor's answer is not known
 * nothing is given back: the vendor is asked until it says what it did.
 */
export function createVendorTransfers({ database, clock, logger, ledger, vendors }: VendorTransfersDependencies) {
  const reference = (row: Pick<VendorTransfer, 'id'>) => ({ kind: 'vendor-transfer', id: row.id })
  const kindOf = (direction: string) => (direction === 'IN' ? ('VENDOR_IN' as const) : ('VENDOR_OUT' as const))

  async function needVendor(merchantId: string, code: string) {
    const vendor = (await vendors.listWalletVendors(merchantId)).find((one) => one.code === code)
    if (vendor?.wallet_adapter == null) throw walletsErrors.VENDOR_WALLET_UNKNOWN({ field: 'vassalage' })
    return { ...vendor, wallet: vendors.transferWallet(vendor.wallet_adapter) }
  }

  /** The transfer of a key already used, or undefined. Throws WALLET_TRANSFER_KEY_REUSED when it was another one. */
  async function findReplayed(order: VendorTransferOrder): Promise<VendorTransfer | undefined> {
    const known = await repository.findByKey(database.query, order, order.idempotencyKey)
    if (known !== undefined && known.request_hash !== hashOf(order))
      throw walletsErrors.WALLET_TRANSFER_KEY_REUSED({ field: 'Idempotency-Key' })
    return known
  }

  /** Holds the money and writes the document, both or neither. Throws WALLET_INSUFFICIENT. */
  function hold(order: VendorTransferOrder): Promise<VendorTransfer> {
    const { merchantId, memberId, vendorCode, direction, currency, amount } = order
    const vendorAccount = `VENDOR:${vendorCode}` as const
    return database.transaction(async (tx) => {
      const now = clock.now()
      const id = newId(now.getTime())
      const { transferId } = await ledger.pend(tx, {
        merchantId,
        memberId,
        source: 'wallets',
        // The caller's key is the ledger's too: of two requests at once with one key the second finds it taken.
        key: `vendor:${order.idempotencyKey}`,
        kind: kindOf(direction),
        document: { kind: 'vendor-transfer', id },
        currency,
        amount,
        from: direction === 'IN' ? 'CASH' : vendorAccount,
        to: direction === 'IN' ? vendorAccount : 'CASH',
      })
      return repository.insert(tx.query, {
        merchant_id: merchantId,
        member_id: memberId,
        id,
        vendor_code: vendorCode,
        direction,
        currency,
        amount,
        pending_id: transferId,
        idempotency_key: order.idempotencyKey,
        request_hash: hashOf(order),
        next_try_at: new Date(now.getTime() + FIRST_DOUBT),
        created_at: now,
      })
    })
  }

  /** Posts or gives back what was held, once, whoever else decides at the same time. */
  async function decideIn(
    tx: Transaction,
    row: VendorTransfer,
    answer: 'DONE' | 'REFUSED',
    decider?: repository.Decider,
  ): Promise<VendorTransfer> {
    const state = answer === 'DONE' ? 'DONE' : 'FAILED'
    const decided = await repository.decide(tx.query, row, state, clock.now(), decider)
    const owner = { merchantId: row.merchant_id, memberId: row.member_id }
    if (decided === undefined) return (await repository.find(tx.query, owner, row.id)) ?? row
    const resolve = {
      ...owner,
      source: 'wallets',
      key: `vendor-transfer:${row.id}:${answer}`,
      kind: kindOf(row.direction),
      document: reference(row),
      currency: row.currency,
      pendingId: row.pending_id,
      ...(decider === undefined ? {} : { reason: decider.reason, actor: decider.account }),
    }
    if (answer === 'DONE') await ledger.postPending(tx, resolve)
    else await ledger.voidPending(tx, { reason: 'refused by the vendor', ...resolve })
    return decided
  }

  const decide = (row: VendorTransfer, answer: 'DONE' | 'REFUSED') =>
    database.transaction((tx) => decideIn(tx, row, answer))

  /**
   * Asks the vendor what became of a transfer in doubt and decides it; what the vendor never heard of is sent again.
   * Throws what the vendor's silence throws.
   */
  async function ask(row: VendorTransfer): Promise<VendorTransfer> {
    const { wallet } = await needVendor(row.merchant_id, row.vendor_code)
    try {
      const answer = await wallet.query({ id: row.id, vendorCode: row.vendor_code, merchantId: row.merchant_id })
      await repository.noteAnswer(database.query, row, answer, clock.now())
      return await decide(row, answer === 'UNSEEN' ? await wallet.move(moveOf(row)) : answer)
    } catch (error) {
      await repository.noteAnswer(database.query, row, 'UNKNOWN', clock.now())
      throw error
    }
  }

  const moveOf = (row: VendorTransfer) => ({
    id: row.id,
    merchantId: row.merchant_id,
    memberId: row.member_id,
    vendorCode: row.vendor_code,
    direction: row.direction as 'IN' | 'OUT',
    currency: row.currency,
    amount: row.amount,
  })

  /** The wallets that vendors keep for a member, with what the books say is in them. */
  async function list(holder: Holder) {
    const [offered, accounts] = await Promise.all([
      vendors.listWalletVendors(holder.merchantId),
      ledger.balances(holder),
    ])
    return offered.map(({ code, name }) => ({
      code,
      name,
      balance:
        accounts.find((one) => one.currency === holder.currency && one.account === `VENDOR:${code}`)?.balance ?? 0n,
    }))
  }

  /** What may come back of a wallet: no more than the books say, and no more than the vendor says is not at stake. */
  async function returnable(holder: Holder, code: string): Promise<Money> {
    const booked = await ledger.balance(holder, holder.currency, `VENDOR:${code}`)
    if (booked === 0n) return 0n
    const { wallet } = await needVendor(holder.merchantId, code)
    const there = await wallet.balance(holder, code, holder.currency).catch((error: unknown) => {
      // What it holds is not known, so nothing is asked back: whether that came would be in doubt as well.
      logger.warn({ error, vendor: code }, 'a wallet was left alone: its vendor does not answer')
      return 0n
    })
    return there < booked ? there : booked
  }

  /**
   * Moves money. PENDING in the answer: the vendor has not said what it did; the money stays held until it does. The same
   * key answers with the same transfer. Throws VENDOR_WALLET_UNKNOWN, VENDOR_WALLET_DOWN, WALLET_INSUFFICIENT,
   * WALLET_TRANSFER_KEY_REUSED.
   */
  async function transfer(order: VendorTransferOrder): Promise<VendorTransfer> {
    const { wallet } = await needVendor(order.merchantId, order.vendorCode)
    const known = await findReplayed(order)
    if (known !== undefined) return known
    // Nothing is held for a vendor that is known not to answer.
    if (vendors.health.unavailableVendors().has(order.vendorCode))
      throw walletsErrors.VENDOR_WALLET_DOWN({ field: 'vassalage' })
    let held: VendorTransfer
    try {
      held = await hold(order)
    } catch (error) {
      // A parallel request with the same key was first: its transfer is the answer.
      const other = await findReplayed(order)
      if (other !== undefined) return other
      throw error
    }
    try {
      return await decide(held, await wallet.move(moveOf(held)))
    } catch (error) {
      logger.warn({ error, transfer: held.id, vendor: held.vendor_code }, 'the result of a wallet transfer is unknown')
      return held
    }
  }

  return {
    transfer,
    list,
    ask,
    decideIn,

    /**
     * Brings everything back; a wallet whose money is on its way already, or whose vendor does not answer, is left alone.
     * The same key does it once. What was played there is imported first, and what is on a table stays there.
     */
    async returnAll(holder: Holder, idempotencyKey: string): Promise<VendorTransfer[]> {
      const transfers: VendorTransfer[] = []
      const down = vendors.health.unavailableVendors()
      await vendors
        .pullBets()
        .catch((error: unknown) => logger.warn({ error }, 'bets were not imported before a return'))
      for (const { code } of await vendors.listWalletVendors(holder.merchantId)) {
        if (down.has(code)) continue
        const key = `${idempotencyKey}:${code}`
        const known = await repository.findByKey(database.query, holder, key)
        const amount = known?.amount ?? (await returnable(holder, code))
        if (amount === 0n) continue
        const { merchantId, memberId, currency } = holder
        const order = { merchantId, memberId, currency, vendorCode: code, direction: 'OUT' as const, amount }
        transfers.push(await transfer({ ...order, idempotencyKey: key }))
      }
      return transfers
    },

    /** Asks vendors what became of transfers in doubt; sends again those they never heard of. Returns how many it looked at. */
    async recover(): Promise<number> {
      const now = clock.now()
      const due = await database.transaction((tx) =>
        repository.takeDue(tx.query, now, new Date(now.getTime() + LATER_DOUBT), TAKEN_AT_A_TIME),
      )
      for (const row of due) {
        try {
          await ask(row)
        } catch (error) {
          const level = row.tries >= ALARMING_TRIES ? 'error' : 'warn'
          logger[level]({ error, transfer: row.id, tries: row.tries }, 'a wallet transfer stays in doubt')
        }
      }
      return due.length
    },

    listTransfers: (member: repository.MemberKey) => repository.listLast(database.query, member, TRANSFERS_SHOWN),
  }
}

function hashOf({ vendorCode, direction, currency, amount }: VendorTransferOrder): string {
  return createHash('sha256').update([vendorCode, direction, currency, amount].join('\n')).digest('base64url')
}

import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import type { VendorTransferOrder, VendorTransfersDependencies } from '../dependencies.ts'
import * as repository from '../vendor-transfers-repository.ts'

type VendorTransfer = repository.TransferRow
type Parts = Pick<VendorTransfersDependencies, 'database' | 'clock' | 'ledger' | 'protection'>

/** Milliseconds after which a transfer whose result is not known is asked for. */
const FIRST_DOUBT = 30_000

const kindOf = (direction: string) => (direction === 'IN' ? ('VENDOR_IN' as const) : ('VENDOR_OUT' as const))

/**
 * Holds the money of a transfer and writes the document, both or neither. Throws WALLET_INSUFFICIENT, and on the way in as
 * `checkMoveIn`; what comes back may always.
 */
export function holdTransfer(dependencies: Parts, order: VendorTransferOrder): Promise<VendorTransfer> {
  const { database, clock, ledger, protection } = dependencies
  const { merchantId, memberId, vendorCode, direction, currency, amount } = order
  const vendorAccount = `VENDOR:${vendorCode}` as const
  return database.transaction(async (tx) => {
    if (direction === 'IN') {
      // The lock that a break takes too, and that transfers at once wait for: none passes a limit beside another.
      await ledger.lock(tx, order)
      await protection.checkMoveIn(tx, order, { amount, currency, vendorCode })
    }
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
export async function decideTransfer(
  tx: Transaction,
  { clock, ledger }: Pick<Parts, 'clock' | 'ledger'>,
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
    document: { kind: 'vendor-transfer' as const, id: row.id },
    currency: row.currency,
    pendingId: row.pending_id,
    ...(decider === undefined ? {} : { reason: decider.reason, actor: decider.account }),
  }
  if (answer === 'DONE') await ledger.postPending(tx, resolve)
  else await ledger.voidPending(tx, { reason: 'refused by the vendor', ...resolve })
  return decided
}

/** What must be equal when a key comes again. */
export function hashOf({ vendorCode, direction, currency, amount }: VendorTransferOrder): string {
  return createHash('sha256').update([vendorCode, direction, currency, amount].join('\n')).digest('base64url')
}

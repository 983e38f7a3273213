import type { Database } from '../../db/connection.ts'
import { findOrderedByIds, findOrderedWithin, findPaidByHand, type OrderedRow } from './repository/bank-view.ts'
import { wentOut } from './service/payouts.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A payment order; the bank carried it out, and sent money of it back, at a moment between the two that stand with it. */
function ordered(row: OrderedRow) {
  const { id, merchant_id: merchantId, withdrawal_id: withdrawalId, currency, amount, reference, returned } = row
  const { sent_at, settled_at, returned_at } = row
  const isPaid = wentOut(row) && sent_at !== null && settled_at !== null
  return {
    id,
    merchantId,
    withdrawalId,
    currency,
    /** Absent until the bank has said that it paid. */
    paid: isPaid ? { amount, reference, from: sent_at, to: settled_at } : undefined,
    /** In all. The bank's own moments of it are not known, only when it was asked. */
    returned:
      isPaid && returned_at !== null && returned > 0n
        ? { amount: returned, reference: row.return_reference, from: settled_at, to: returned_at }
        : undefined,
  }
}

/** What our books say of payments that the bank makes by order, for the comparison with its statement. */
export function createBankView(database: Database) {
  return {
    /** Orders that were paid, or written down to be back, within a span of time. */
    async orderedWithin(span: { readonly from: Date; readonly to: Date }) {
      return (await findOrderedWithin(database, span)).map(ordered)
    },
    /** The orders among these ids, in whatever state. */
    async orderedByIds(ids: readonly string[]) {
      return (
        await findOrderedByIds(
          database,
          ids.filter((id) => UUID.test(id)),
        )
      ).map(ordered)
    },
    /** What operators say to have paid by hand under these references. */
    paidByHand: (references: readonly string[]) => findPaidByHand(database, references),
  }
}

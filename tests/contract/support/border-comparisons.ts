import type { Database } from '../../../server/platform/db/connection.ts'
import { newId } from '../../../server/platform/lib/id.ts'

interface Of {
  readonly merchant_id: string
  readonly memberId: string
  readonly at: Date
  readonly later: Date
}

/** A comparison with the bank and a case with a vendor, of one brand. */
export async function insertComparisons(
  query: Database['query'],
  ids: { readonly bankComparison: string; readonly vendorCase: string },
  { merchant_id, memberId, at, later }: Of,
): Promise<void> {
  const compared = { account_number: '8800112233', day: '2026-11-21', merchant_ids: [merchant_id], outcome: 'BALANCED' }
  await query
    .insertInto('bank_comparisons')
    .values({ id: ids.bankComparison, ...compared, from_at: at, to_at: later, started_at: at, finished_at: at })
    .execute()
  const side = { kind: 'BET', user: 'x', memberId, merchantId: merchant_id, round: 'x', currency: 'VND', betId: null }
  await query
    .insertInto('vendor_cases')
    .values({
      id: ids.vendorCase,
      source: 'gcp',
      transaction_id: ids.vendorCase,
      movement: 'BET',
      difference: 'MISSING_HERE',
      day: '2026-11-21',
      comparison_id: newId(),
      merchant_id,
      theirs: JSON.stringify({ ...side, amount: '10000', at: at.toISOString() }),
      found_at: at,
    })
    .execute()
}

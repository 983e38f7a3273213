import type { Transaction } from '../../../../db/connection.ts'
import type { BankTransferRow } from '../../repository/bank-transfers.ts'
import { codeDistance } from '../near-codes.ts'
import { findPossibleDeposits, type OperatorDepositRow } from '../repository.ts'

/** A deposit that some money in suspense could be meant for, and what speaks for it. */
export interface Candidate {
  readonly deposit: OperatorDepositRow
  /** Letters by which the purpose misses the code; null when by more than two. */
  readonly codeDistance: number | null
  readonly isSameAmount: boolean
  readonly isSameAccount: boolean
  /** The member says to have paid. */
  readonly isClaimed: boolean
}

const LOOKED_AT = 500
const SHOWN = 8
const DAY = 86_400_000

/** The deposits that a transfer is likely meant for, the likeliest first. */
export async function findCandidates(
  query: Transaction['query'],
  merchantId: string,
  transfer: BankTransferRow,
): Promise<Candidate[]> {
  const received = transfer.received_at.getTime()
  const span = { currency: transfer.currency, from: new Date(received - 7 * DAY), to: new Date(received + DAY) }
  const possible = await findPossibleDeposits(query, merchantId, span, LOOKED_AT)
  return possible
    .map((deposit) => {
      const distance = codeDistance(transfer.content, deposit.transfer_code)
      return {
        deposit,
        codeDistance: distance > 2 ? null : distance,
        isSameAmount: deposit.amount === transfer.amount,
        isSameAccount: deposit.account_number === transfer.account_number,
        isClaimed: deposit.claimed_at !== null,
      }
    })
    .filter((one) => one.codeDistance !== null || (one.isSameAmount && one.isSameAccount))
    .sort((left, right) => weightOf(right) - weightOf(left))
    .slice(0, SHOWN)
}

function weightOf(one: Candidate): number {
  const code = one.codeDistance === null ? 0 : 12 - 3 * one.codeDistance
  return code + (one.isSameAmount ? 3 : 0) + (one.isSameAccount ? 1 : 0) + (one.isClaimed ? 2 : 0)
}

import type { Transaction } from '../../../db/connection.ts'
import type { NewBankTransfer } from './bank-transfers.ts'
import type { DepositRow } from './deposits.ts'

/**
 * Keeps a report and writes its deposit as credited where it is paid just as agreed and nothing speaks against it; answers the deposit as it
 * was before. Undefined for everything else, of which nothing is written: the deposits of the codes stay locked.
 */
export async function payAsAgreed(
  tx: Transaction,
  report: NewBankTransfer,
  codes: readonly string[],
): Promise<DepositRow | undefined> {
  const [deposit] = await tx.prepared<DepositRow>(
    'deposit_pay',
    'select * from deposit_pay($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    [
      report.gateway,
      report.providerId,
      report.hash,
      report.accountNumber,
      report.currency,
      report.amount,
      report.content,
      report.reference,
      report.transactedAt,
      report.transactedOn ?? null,
      codes,
      report.receivedAt,
    ],
  )
  return deposit
}

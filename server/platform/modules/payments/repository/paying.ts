import type { Transaction } from '../../../db/connection.ts'
import type { NewBankTransfer } from './bank-transfers.ts'
import type { DepositRow } from './deposits.ts'

/** A report of a gateway, and what looks like a code in its purpose. */
export interface CodedReport {
  readonly report: Omit<NewBankTransfer, 'receivedAt'>
  readonly codes: readonly string[]
}

/** What is told of a deposit that was paid as agreed; all else of it is as it was. */
export type PaidDeposit = Pick<
  DepositRow,
  | 'merchant_id'
  | 'member_id'
  | 'id'
  | 'gateway'
  | 'channel_id'
  | 'currency'
  | 'amount'
  | 'transfer_code'
  | 'created_at'
  | 'expires_at'
>

const PAY_MANY = 'select * from deposit_pay_as_agreed($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)'

/**
 * Keeps reports and writes their deposits as credited where they are paid just as agreed and nothing speaks against it; answers these deposits, each
 * with the place of its report, from 0, no two of one member. Of all others nothing is written: the deposits of their codes
 * stay locked.
 */
export async function payAsAgreed(
  tx: Transaction,
  reports: readonly CodedReport[],
  at: Date,
): Promise<{ readonly place: number; readonly deposit: PaidDeposit }[]> {
  const column = <Value>(read: (report: CodedReport['report']) => Value) => reports.map(({ report }) => read(report))
  const rows = await tx.prepared<PaidDeposit & { readonly place: bigint }>('deposit_pay_as_agreed', PAY_MANY, [
    column(({ gateway }) => gateway),
    column(({ providerId }) => providerId),
    column(({ hash }) => hash),
    column(({ accountNumber }) => accountNumber),
    column(({ currency }) => currency),
    column(({ amount }) => amount),
    column(({ content }) => content),
    column(({ reference }) => reference),
    column(({ transactedAt }) => transactedAt),
    column(({ transactedOn }) => transactedOn?.toISOString() ?? null),
    reports.flatMap(({ codes }) => codes),
    reports.flatMap(({ codes }, index) => codes.map(() => index + 1)),
    at,
  ])
  return rows.map(({ place, ...deposit }) => ({ place: Number(place) - 1, deposit }))
}

import type { Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { DepositRow } from './deposits-repository.ts'

type Query = Transaction['query']

export interface NewBankTransfer {
  readonly gateway: string
  readonly providerId: string
  readonly hash: string
  readonly accountNumber: string
  readonly currency: string
  readonly amount: Money
  readonly content: string
  readonly reference: string
  readonly transactedAt: string
  readonly receivedAt: Date
}

/**
 * Takes the id of a reported transfer, once: a second caller waits here for the first one's commit, then gets false.
 * What became of it is written in the same transaction.
 */
export async function takeBankTransfer(query: Query, report: NewBankTransfer): Promise<boolean> {
  const row = await query
    .insertInto('bank_transfers')
    .values({
      gateway: report.gateway,
      provider_id: report.providerId,
      request_hash: report.hash,
      account_number: report.accountNumber,
      currency: report.currency,
      amount: report.amount,
      content: report.content,
      reference: report.reference,
      transacted_at: report.transactedAt,
      outcome: 'SUSPENSE',
      suspense_reason: 'NO_CODE',
      received_at: report.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'provider_id']).doNothing())
    .returning('provider_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function decideBankTransfer(
  query: Query,
  { gateway, providerId }: Pick<NewBankTransfer, 'gateway' | 'providerId'>,
  decision: { suspenseReason: string | null; deposit: DepositRow | undefined },
): Promise<void> {
  await query
    .updateTable('bank_transfers')
    .set({
      outcome: decision.suspenseReason === null ? 'CREDITED' : 'SUSPENSE',
      suspense_reason: decision.suspenseReason,
      merchant_id: decision.deposit?.merchant_id ?? null,
      member_id: decision.deposit?.member_id ?? null,
      deposit_id: decision.deposit?.id ?? null,
    })
    .where('gateway', '=', gateway)
    .where('provider_id', '=', providerId)
    .execute()
}

export function findBankTransfer(query: Query, gateway: string, providerId: string) {
  return query
    .selectFrom('bank_transfers')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

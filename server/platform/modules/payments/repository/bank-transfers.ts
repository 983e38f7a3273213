import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { DepositRow, MemberKey } from './deposits.ts'

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
  readonly transactedOn: Date | undefined
  readonly receivedAt: Date
}

type TransferKey = Pick<BankTransferRow, 'gateway' | 'provider_id'>

/** How operators name a transfer. */
export const idOf = ({ gateway, provider_id }: TransferKey): string => `${gateway}:${provider_id}`

/** The other way round; undefined for what is no such name. */
export function keyOf(id: string): TransferKey | undefined {
  const [, gateway, provider_id] = /^([A-Z0-9]{2,20}):(.{1,80})$/.exec(id) ?? []
  return gateway === undefined || provider_id === undefined ? undefined : { gateway, provider_id }
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
      transacted_on: report.transactedOn ?? null,
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
  decision: {
    readonly suspenseReason: string | null
    readonly suspenseTransferId: string | null
    readonly merchantId: string
    readonly deposit: DepositRow | undefined
  },
): Promise<void> {
  await query
    .updateTable('bank_transfers')
    .set({
      outcome: decision.suspenseTransferId === null ? 'CREDITED' : 'SUSPENSE',
      suspense_reason: decision.suspenseReason,
      suspense_transfer_id: decision.suspenseTransferId,
      merchant_id: decision.merchantId,
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

export type BankTransferRow = NonNullable<Awaited<ReturnType<typeof findBankTransfer>>>

/** One transfer, locked until the transaction ends. */
export function lockBankTransfer(query: Query, { gateway, provider_id }: TransferKey) {
  return query
    .selectFrom('bank_transfers')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('provider_id', '=', provider_id)
    .forUpdate()
    .executeTakeFirst()
}

/** The transfers that name some deposits of one member, oldest first. */
export function findTransfersOf(query: Query, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return query
    .selectFrom('bank_transfers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('deposit_id', 'in', ids)
    .orderBy('received_at')
    .orderBy('provider_id')
    .execute()
}

/** A deposit's short transfers that nobody was credited for yet, locked, oldest first. */
export function lockShortTransfers(query: Query, deposit: DepositRow) {
  return query
    .selectFrom('bank_transfers')
    .selectAll()
    .where('merchant_id', '=', deposit.merchant_id)
    .where('member_id', '=', deposit.member_id)
    .where('deposit_id', '=', deposit.id)
    .where('outcome', '=', 'SUSPENSE')
    .where('suspense_reason', '=', 'SHORT')
    .orderBy('received_at')
    .orderBy('provider_id')
    .forUpdate()
    .execute()
}

/** What became of a transfer in suspense, and who decided. */
export interface Resolution {
  readonly outcome: 'CREDITED' | 'RETURNED'
  readonly kind: 'DEPOSIT' | 'MEMBER' | 'RETURN' | 'ACCEPTED' | 'COMPLETED'
  /** An operator's account; MEMBER for the member's own wish, BANK when the rest of the money came. */
  readonly by: string
  readonly at: Date
  readonly reference?: string
  /** Whom it was credited to. */
  readonly merchantId?: string
  readonly memberId?: string
  readonly depositId?: string
}

/** Writes the decision, once: false when there was one already. */
export async function resolveBankTransfer(query: Query, key: TransferKey, made: Resolution): Promise<boolean> {
  const row = await query
    .updateTable('bank_transfers')
    .set({
      outcome: made.outcome,
      resolution: made.kind,
      resolved_by: made.by,
      resolved_at: made.at,
      resolution_reference: made.reference ?? null,
      ...(made.merchantId !== undefined && { merchant_id: made.merchantId }),
      ...(made.memberId !== undefined && { member_id: made.memberId }),
      ...(made.depositId !== undefined && { deposit_id: made.depositId }),
    })
    .where('gateway', '=', key.gateway)
    .where('provider_id', '=', key.provider_id)
    .where('outcome', '=', 'SUSPENSE')
    .returning('provider_id')
    .executeTakeFirst()
  return row !== undefined
}

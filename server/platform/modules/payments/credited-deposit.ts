import { givenRows } from '../../db/given-rows.ts'
import type { Money } from '../../lib/money.ts'

/** Money of a member's own that came in. */
export interface CreditedDeposit {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
  readonly amount: Money
  /** The deposit, or the payment where it matched none. */
  readonly documentId: string
  readonly at: Date
}

/** Deposits as a table `deposit` of a statement whose first parameters are `columnsOf` them. */
export const DEPOSITS = `${givenRows(['text[]', 'uuid[]', 'text[]', 'int8[]', 'text[]', 'timestamptz[]'])}
  as deposit (merchant_id, member_id, currency, amount, document_id, at)`

/** The parameters of DEPOSITS. */
export const columnsOf = (deposits: readonly CreditedDeposit[]): readonly unknown[] => [
  deposits.map(({ merchantId }) => merchantId),
  deposits.map(({ memberId }) => memberId),
  deposits.map(({ currency }) => currency),
  deposits.map(({ amount }) => amount),
  deposits.map(({ documentId }) => documentId),
  deposits.map(({ at }) => at.toISOString()),
]

import type { Money } from '../../../lib/money.ts'

/** One movement on an account of the house, as the bank lists it. */
export interface StatementEntry {
  /** Of money that came in, the number under which the bank reports it too. */
  readonly id: string
  readonly direction: 'IN' | 'OUT'
  readonly amount: Money
  readonly currency: string
  readonly reference: string
  /** Our payout order that it carries out, or whose money it brings back. */
  readonly orderId: string | null
  /** The purpose as the payer's bank wrote it. */
  readonly content: string
  readonly at: Date
}

/**
 * Why there is no statement. NO_ANSWER came in time, or a part of it did not; REFUSED and ACCOUNT_UNKNOWN are the bank's
 * words; CONTRACT_BROKEN is what cannot be read as a statement of this account and time; TOO_LONG is more than is read at once.
 */
export type StatementFailure = 'NO_ANSWER' | 'REFUSED' | 'ACCOUNT_UNKNOWN' | 'CONTRACT_BROKEN' | 'TOO_LONG'

/** A whole statement, oldest first, or none: a part of one says nothing about what it does not list. */
export type StatementAnswer =
  | { readonly entries: readonly StatementEntry[] }
  | { readonly failure: StatementFailure; readonly error?: unknown }

export interface StatementQuery {
  readonly account: string
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

/** The bank that keeps the house's accounts. Never throws for what the bank does. */
export interface BankStatement {
  read(query: StatementQuery): Promise<StatementAnswer>
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '../../../lib/money.ts'

/** Where a deposit is to be paid, and under which code. */
export interface PaymentOrder {
  readonly depositId: string
  readonly bankBin: string
  readonly accountNumber: string
  readonly amount: Money
  readonly currency: string
  readonly transferCode: string
}

/** A transfer that a bank reports. `providerId` counts once per gateway. */
export interface ReceivedTransfer {
  readonly providerId: string
  readonly accountNumber: string
  readonly currency: string
  readonly amount: Money
  /** The purpose as the payer's bank wrote it. */
  readonly content: string
  readonly reference: string
  /** The bank's own time, as it wrote it. */
  readonly transactedAt: string
  /** The same as a moment, where it can be read. */
  readonly transactedOn: Date | undefined
  /** Hash of all that must be equal when the same id comes again. */
  readonly hash: string
  /** It came in another form than was agreed: an operator looks at it, whatever it says. */
  readonly isUnreadable?: boolean
}

/** What a payment service's own report is asked for: from a moment on, until before another one. */
export interface ReportQuery {
  readonly from: Date
  /** Not included. */
  readonly to: Date
  /** Where the page before ended. */
  readonly cursor: string | undefined
}

/** A page of such a report, the payments that were made, oldest first; `cursor` is undefined on the last one. */
export type ReportPage =
  | { readonly payments: readonly ReportedPayment[]; readonly cursor: string | undefined }
  | { readonly failure: 'NO_ANSWER' | 'REFUSED' | 'CONTRACT_BROKEN'; readonly error?: unknown }

/** A payment as the service reports it. */
export interface ReportedPayment {
  readonly providerId: string
  /** The order that it was made for, by our code. */
  readonly order: string
  readonly amount: Money
  readonly currency: string
  readonly at: Date
}

/** What a payment service knows of an order: paid, failed for good, or not paid (yet). */
export type OrderStatus =
  | { readonly state: 'PAID'; readonly transfer: ReceivedTransfer }
  | { readonly state: 'FAILED'; readonly order: string }
  | { readonly state: 'OPEN' }

/** One way to pay in (domain.md 6). Each is a folder beside this file and a line in gateways.ts. */
export interface PaymentGateway {
  readonly code: string
  /** Smallest part of the currency that it can carry. */
  readonly step: Money
  /** How long a payment is waited for. */
  readonly validMinutes: number
  /** An operator confirms what the member says to have paid; otherwise a report of the gateway does. */
  readonly isConfirmedByHand: boolean
  /** What the payer's application reads (the text of a QR code); empty where there is none. */
  payloadOf(order: PaymentOrder): string
  /** A page that takes the payment, or null: the payment service's own, or in DEMO the simulated bank's. */
  payUrlOf(order: PaymentOrder, payload: string): string | null
  /** Whether a report is the gateway's. Called before anything of the body is read; takes the same time for any key. */
  verify(headers: IncomingHttpHeaders, rawBody: Buffer, now: Date): boolean
  /** Asks what became of an order whose report did not come. Absent where nobody can be asked. Throws when not answered. */
  query?(order: PaymentOrder): Promise<OrderStatus>
  /** Its own report of what was paid, where it has one. Never throws for what the service does. */
  readReport?(query: ReportQuery): Promise<ReportPage>
}

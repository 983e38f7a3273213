import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '../../../lib/money.ts'

/** Where a deposit is to be paid, and under which code. */
export interface PaymentOrder {
  readonly bankBin: string
  readonly accountNumber: string
  readonly amount: Money
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
  /** Hash of all that must be equal when the same id comes again. */
  readonly hash: string
}

/** One way to pay in (domain.md 6). Each is a folder beside this file. */
export interface PaymentGateway {
  readonly code: string
  /** Smallest part of the currency that it can carry. */
  readonly step: Money
  /** What the payer's application reads: the text of a QR code. */
  payloadOf(order: PaymentOrder): string
  /** In DEMO a page that pays it, else null. */
  payUrlOf(payload: string): string | null
  /** Whether a report is the bank's. Called before anything of the body is read; takes the same time for any key. */
  verify(headers: IncomingHttpHeaders): boolean
}

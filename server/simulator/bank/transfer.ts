import { randomInt, randomUUID } from 'node:crypto'
import type { VietQr } from './viet-qr.ts'

/** An attempt to report a transfer: the HTTP status of the answer, or why there was none. */
export interface DeliveryAttempt {
  readonly at: string
  readonly result: string
}

export type DeliveryState = 'SCHEDULED' | 'DELIVERING' | 'DELIVERED' | 'GIVEN_UP' | 'NOT_WATCHED'

/** Money that arrived, or will at `arrivesAt`, on an account. Amounts are whole VND. */
export interface BankTransfer {
  readonly id: string
  /** The webhook's own number of the transfer, by which receivers know repetitions. */
  readonly number: number
  readonly reference: string
  readonly bankBin: string
  readonly accountNumber: string
  readonly amount: number
  readonly content: string
  readonly payerName: string
  readonly arrivesAt: string
  /** Total that ever arrived on the account, this transfer included. */
  readonly accumulated: number
  readonly state: DeliveryState
  readonly attempts: readonly DeliveryAttempt[]
  readonly nextAttemptAt: string | undefined
}

/** An order of a payer: `count` equal transfers, at once or after a delay. */
export interface PaymentOrder {
  readonly qr: string
  readonly amount?: number | undefined
  readonly content?: string | undefined
  readonly payerName?: string | undefined
  readonly count?: number | undefined
  readonly delaySeconds?: number | undefined
  /** The same key again gives the transfers it already became. */
  readonly key?: string | undefined
}

/** A transfer before it arrives. */
export function newTransfer(number: number, qr: VietQr, amount: number, order: PaymentOrder): BankTransfer {
  return {
    id: randomUUID(),
    number,
    reference: newReference(new Date().toISOString()),
    bankBin: qr.bankBin,
    accountNumber: qr.accountNumber,
    amount,
    content: order.content ?? qr.purpose ?? '',
    payerName: order.payerName ?? 'NGUYEN VAN AN',
    arrivesAt: new Date(Date.now() + (order.delaySeconds ?? 0) * 1000).toISOString(),
    accumulated: 0,
    state: 'SCHEDULED',
    attempts: [],
    nextAttemptAt: undefined,
  }
}

/** The bank's reference of a movement at a moment, as in `FT2611221234567890`. */
export function newReference(at: string): string {
  return `FT${at.slice(2, 10).replaceAll('-', '')}${randomInt(1e9, 1e10 - 1)}`
}

/** Whether nothing more will be reported of a transfer. */
export function isDone(state: DeliveryState): boolean {
  return state !== 'SCHEDULED' && state !== 'DELIVERING'
}

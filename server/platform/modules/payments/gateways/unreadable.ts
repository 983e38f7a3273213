import { createHash } from 'node:crypto'
import { type Money, parseMoney } from '../../../lib/money.ts'
import type { ReceivedTransfer } from './gateway.ts'

/** What a report says, under whatever names its gateway has for it, of whatever kind. */
interface Said {
  readonly id: unknown
  readonly accountNumber: unknown
  readonly currency: unknown
  readonly amount: unknown
  readonly content: unknown
  readonly reference: unknown
  readonly transactedAt: unknown
}

/** The fields of a report that is not in its form; none of what is no object. */
export function fieldsOf(rawBody: Buffer): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(rawBody.toString('utf8'))
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

/**
 * What can be told of a report that is rightly signed and says that money came, but not in the form agreed: its money waits for an operator
 * instead of being in no book. Undefined where nobody can say which payment of how much it is.
 */
export function readUnreadable(said: Said): ReceivedTransfer | undefined {
  const providerId = textOf(said.id, 81)
  const currency = textOf(said.currency, 4)
  const amount = amountOf(said.amount)
  // An id of nothing but noughts names no payment: the next one would have it too.
  const isNamed = /^(?!0+$)[\x21-\x7e]{1,80}$/.test(providerId)
  if (amount === undefined || !isNamed || !/^[A-Z]{3}$/.test(currency)) return undefined
  const told = {
    providerId,
    accountNumber: textOf(said.accountNumber, 40),
    currency,
    amount,
    content: textOf(said.content, 500),
    reference: textOf(said.reference, 80),
    transactedAt: textOf(said.transactedAt, 40),
  }
  const parts = Object.values(told).map(String)
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return { ...told, transactedOn: undefined, hash, isUnreadable: true }
}

/** A number that ours cannot hold exactly is no text either: it would be another one. */
function textOf(value: unknown, most: number): string {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : ''
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, most) : ''
}

function amountOf(value: unknown): Money | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const written = typeof text === 'string' ? /^0*(\d{1,12}(?:\.\d{1,4})?)$/.exec(text.trim())?.[1] : undefined
  const amount = written === undefined ? 0n : parseMoney(written)
  return amount > 0n ? amount : undefined
}

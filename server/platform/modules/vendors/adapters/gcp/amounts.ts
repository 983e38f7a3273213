import { MONEY_SCALE, type Money } from '../../../../lib/money.ts'

/** One unit of any currency on this wire. */
const WIRE_SCALE = 100n
const FACTOR = MONEY_SCALE / WIRE_SCALE

/** Cents as `Money`. */
export function fromWire(cents: number): Money {
  return BigInt(cents) * FACTOR
}

/** `Money` as cents, rounded down: a balance shown is there. One beyond what JSON numbers hold is shown as the largest that fits. */
export function toWire(amount: Money): number {
  const cents = amount / FACTOR
  return cents > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(cents)
}

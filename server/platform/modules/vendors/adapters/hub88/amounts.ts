import { MONEY_SCALE, type Money } from '../../../../lib/money.ts'

/** One unit of currency on Hub88's wire. */
const WIRE_SCALE = 100_000n
const FACTOR = WIRE_SCALE / MONEY_SCALE

/** An integer of 1/100 000 as `Money`, rounded towards zero. */
export function fromWire(amount: number): Money {
  return BigInt(amount) / FACTOR
}

/** `Money` as an integer of 1/100 000. A balance beyond what JSON numbers hold exactly is shown as the largest that fits. */
export function toWire(amount: Money): number {
  const wire = amount * FACTOR
  return wire > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(wire)
}

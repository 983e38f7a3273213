/** How many tellings of the house's clock are remembered. */
const REMEMBERED = 5

let offsets: readonly number[] = []

/**
 * Takes in what the house said its clock was. An answer is late by its way and by the shared cache, never early, so of the
 * last few tellings the one that is furthest ahead is the nearest to the truth.
 *
 * @param told ISO 8601
 */
export function hearServerTime(told: string, receivedAt = Date.now()): void {
  offsets = [...offsets, Date.parse(told) - receivedAt].slice(-REMEMBERED)
}

/** Milliseconds that the house's clock is ahead of this device's. */
export function serverOffset(): number {
  return offsets.length > 0 ? Math.max(...offsets) : 0
}

/** When, by this device's clock, it will be that moment by the house's. In milliseconds since 1970. */
export function onThisClock(moment: string): number {
  return Date.parse(moment) - serverOffset()
}

/** Forgets what was told. */
export function forgetServerTime(): void {
  offsets = []
}

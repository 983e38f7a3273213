/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The number below which so many of a hundred lie: `percentile(times, 99)`. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN
}

/** A count per second for people: `1,234`. */
export function perSecond(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** How many times one figure is of another: `1.25 ×`. */
export function ratio(value: number, reference: number): string {
  return `${(value / reference).toFixed(2)} ×`
}

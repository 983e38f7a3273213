const PLACES = 4
/** What the server takes at most. */
const HIGHEST_RATE = 2_000_000_000

/** Odds of 1/10,000 as people write them: 1940000 is `194`. */
export function rateText(rate: number): string {
  const whole = Math.floor(rate / 10 ** PLACES)
  const rest = String(rate % 10 ** PLACES).padStart(PLACES, '0')
  return rest === '0000' ? String(whole) : `${whole}.${rest.replace(/0+$/, '')}`
}

/** Odds as somebody typed them, in 1/10,000; undefined when they are none. */
export function rateOf(text: string): number | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,4}))?$/.exec(text.trim())
  if (match === null) return undefined
  const rate = Number(match[1]) * 10 ** PLACES + Number((match[2] ?? '').padEnd(PLACES, '0'))
  return rate >= 1 && rate <= HIGHEST_RATE ? rate : undefined
}

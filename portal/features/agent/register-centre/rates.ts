/** Of a contract, in 1/1 000 000: 1 % is so many. */
const perCent = 10_000
const most = 100

/** A rate as a person types it in per cent, with a comma or a point; null where it is none, or finer than a rate can be. */
export function readRate(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(plain)) return null
  const rate = Math.round(Number(plain) * perCent)
  return rate > 0 && rate <= most * perCent ? rate : null
}

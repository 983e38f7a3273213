/** By how much a figure differs from what it was, as a part of that; undefined where there was nothing. */
export function changeOf(
  now: string | number | null | undefined,
  before: string | number | null | undefined,
): number | undefined {
  const [one, other] = [Number(now ?? 0), Number(before ?? 0)]
  return other === 0 ? undefined : (one - other) / Math.abs(other)
}

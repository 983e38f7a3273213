/** About how many steps an axis has. */
const STEPS = 4

/** Round marks of an axis that holds nought and all of `heights`, from the least to the most. */
export function roundTicks(heights: readonly number[]): number[] {
  const least = Math.min(0, ...heights)
  const most = Math.max(0, ...heights)
  const rough = (most - least || 1) / STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_none, index) => (first + index) * step)
}

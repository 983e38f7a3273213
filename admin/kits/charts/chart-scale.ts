/** What a chart draws between: bars stand on nought, below it for what was lost. */
export interface Scale {
  readonly top: number
  readonly bottom: number
}

/** Whole steps of 1, 2 or 5 at which bars of these values end, nought among them. */
export function scaleOf(values: readonly number[]): Scale {
  const step = stepOf(Math.max(...values.map(Math.abs), 1))
  const up = Math.max(0, ...values)
  const down = Math.min(0, ...values)
  // Nothing at all still has a height, or there would be no line to stand on.
  return { top: Math.max(Math.ceil(up / step) * step, down < 0 ? 0 : step), bottom: Math.floor(down / step) * step }
}

/** A quarter of the greatest value, rounded up to a figure that reads well. */
function stepOf(greatest: number): number {
  const rough = greatest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power
}

/** The values at which lines are drawn, from the lowest up. */
export function linesOf({ top, bottom }: Scale): number[] {
  const step = stepOf(Math.max(top, -bottom))
  return Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step)
}

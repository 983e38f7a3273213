/** The lowest place that is not taken, of so many; undefined when all are. Things of which one may have only a few open have places. */
export const freeSlot = (most: number, taken: readonly (number | null)[]): number | undefined =>
  Array.from({ length: most }, (_none, index) => index + 1).find((slot) => !taken.includes(slot))

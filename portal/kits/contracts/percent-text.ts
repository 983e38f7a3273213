/** A rate of the wire in 1/1 000 000 as per cent, without idle zeros: 5000 → `0.5`. */
export const percentText = (rate: number): string => String(rate / 10_000)

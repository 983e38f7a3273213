/** A rate of 1/10,000 in per cent with two places: 9725 is `97.25%`. */
export const percentText = (rate: number): string => `${(rate / 100).toFixed(2)}%`

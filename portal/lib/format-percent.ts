/**
 * Writes per cent as money is written here, in every language with a point before decimals and no space before the sign: 0.3 → `0.3%`.
 * Digits beyond the second decimal are rounded. Where words bring the sign themselves (`{{percent}}%`) the number has at most two decimals.
 */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`
}

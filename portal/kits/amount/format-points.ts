import { groupedAmount, plainAmount } from './whole-amount.ts'

/** Points as people read them: whole ones with thousands separators, `"-1200.00"` → `"−1,200"`. */
export function formatPoints(points: string, { signed = false }: { signed?: boolean } = {}): string {
  const isLess = points.startsWith('-')
  const digits = groupedAmount(plainAmount(points.replace('-', '')))
  return `${isLess ? '−' : signed && digits !== '0' ? '+' : ''}${digits}`
}

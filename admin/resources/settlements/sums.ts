import type { ConsoleSettlementFragment } from './settlements.generated.ts'

type Sum = ConsoleSettlementFragment['sums'][number]

/** Of amounts with up to four decimals, exactly. */
const SCALE = 10_000n

/** What earnings come to in each currency, as text with the currency: of all states, or of one. */
export function amountsOf(
  sums: readonly Sum[],
  field: 'amount' | 'paid',
  format: (amount: string, currency: string) => string,
  state?: Sum['state'],
): string {
  const totals = new Map<string, bigint>()
  for (const sum of sums) {
    if (state === undefined ? sum.state === 'DENIED' : sum.state !== state) continue
    totals.set(sum.currency, (totals.get(sum.currency) ?? 0n) + parse(sum[field]))
  }
  return [...totals].map(([currency, total]) => format(text(total), currency)).join(' + ') || '–'
}

/** How many earnings stand in a state. */
export const countOf = (sums: readonly Sum[], state: Sum['state']): number =>
  sums.reduce((count, sum) => (sum.state === state ? count + sum.count : count), 0)

function parse(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const exact = BigInt(whole) * SCALE + BigInt(decimals.padEnd(4, '0'))
  return amount.startsWith('-') ? -exact : exact
}

function text(exact: bigint): string {
  const size = exact < 0n ? -exact : exact
  return `${exact < 0n ? '-' : ''}${size / SCALE}.${String(size % SCALE).padStart(4, '0')}`
}

import { filledWords } from '../../kits/chance/chance-plan.ts'
import { filledNames } from '../../kits/missions/mission-names.ts'
import { pick } from '../../providers/resource-operations.ts'

/** A prize as it stands in the form. */
export interface TypedPrize {
  readonly kind?: string
  readonly names?: unknown
  readonly amount?: unknown
  readonly weight?: unknown
  readonly quantity?: unknown
}

/** What of the form goes to the server: a place that gives nothing has neither an amount nor an end. */
export const raffleInput = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...pick(data, 'startsAt', 'endsAt', 'reason'),
  words: filledWords(data.words),
  leastDeposit: data.leastDeposit ? String(data.leastDeposit) : null,
  prizes: (Array.isArray(data.prizes) ? data.prizes : []).map(prizeInput),
})

function prizeInput({ kind, names, amount, weight, quantity }: TypedPrize) {
  const isNothing = kind === 'NOTHING'
  return {
    kind,
    names: filledNames(names),
    amount: isNothing ? '0' : String(amount ?? ''),
    weight: Number(weight),
    quantity: isNothing ? null : Number(quantity),
  }
}

/** How likely each prize is while none of them is gone; nothing where weights are not all filled in. */
export function chancesOf(prizes: readonly TypedPrize[]): number[] {
  const weights = prizes.map((prize) => Number(prize?.weight))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Number.isFinite(sum) && sum > 0 ? weights.map((weight) => weight / sum) : []
}

/** The most that all prizes of a kind come to, as text of whole units and a fraction of two places. */
export function mostOf(prizes: readonly TypedPrize[], kind: 'MONEY' | 'POINTS'): string {
  const hundredths = prizes
    .filter((prize) => prize?.kind === kind)
    .reduce((sum, { amount, quantity }) => sum + hundredthsOf(amount) * BigInt(Math.trunc(Number(quantity) || 0)), 0n)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

function hundredthsOf(amount: unknown): bigint {
  const match = /^(\d+)(?:\.(\d{1,2})\d*)?$/.exec(String(amount ?? ''))
  return match === null ? 0n : BigInt(match[1] ?? 0) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}

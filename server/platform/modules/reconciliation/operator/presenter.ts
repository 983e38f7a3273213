import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { endOf } from '../days.ts'
import type { ComparisonRow, DifferenceRow, Seen } from '../repository.ts'
import type { reconciliationOperatorCalls } from './schema.ts'
import type { SeenComparison } from './service.ts'

type Comparison = Static<typeof reconciliationOperatorCalls.listBankComparisons.value>['content'][number]
type Difference = Static<typeof reconciliationOperatorCalls.listBankDifferences.value>['content'][number]

/** As repository.ts keeps it. */
interface KeptFigure {
  readonly merchantId: string | null
  readonly flow: 'IN' | 'OUT' | 'BACK'
  readonly currency: string
  readonly bankCount: number
  readonly bankSum: string
  readonly ownCount: number
  readonly ownSum: string
}

/** A comparison as somebody sees it who may see the figures of some brands. */
export function presentComparison({ comparison, differences }: SeenComparison, seen: Seen): Comparison {
  const { id, account_number, day, from_at, to_at, reason, started_at, finished_at } = comparison
  return {
    id,
    accountNumber: account_number,
    day,
    from: from_at.toISOString(),
    to: to_at.toISOString(),
    isWholeDay: isWholeDay(comparison),
    outcome: outcomeOf(comparison, differences),
    reason: reason as Comparison['reason'],
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    differences,
    figures: figuresOf(comparison, seen),
  }
}

const isWholeDay = ({ day, to_at }: ComparisonRow): boolean => to_at.getTime() === endOf(day).getTime()

/** Not whether the whole account balances, which would tell of other brands. */
function outcomeOf({ outcome }: ComparisonRow, differences: number): Comparison['outcome'] {
  if (outcome === 'RUNNING' || outcome === 'NOT_COMPARED') return outcome
  return differences === 0 ? 'BALANCED' : 'DIFFERENT'
}

/** Counts and sums of the brands together, by flow and currency. */
function figuresOf({ figures }: ComparisonRow, { merchantIds, isAll }: Seen): Comparison['figures'] {
  const sums = new Map<string, Omit<KeptFigure, 'merchantId'>>()
  for (const { merchantId, ...figure } of figures as KeptFigure[]) {
    if (!isAll && (merchantId === null || !merchantIds.includes(merchantId))) continue
    const name = `${figure.flow} ${figure.currency}`
    const sum = sums.get(name)
    sums.set(name, sum === undefined ? figure : added(sum, figure))
  }
  return [...sums.values()].map(({ bankSum, ownSum, ...figure }) => ({
    ...figure,
    bankSum: formatMoney(BigInt(bankSum)),
    ownSum: formatMoney(BigInt(ownSum)),
  }))
}

const added = (one: Omit<KeptFigure, 'merchantId'>, other: typeof one): typeof one => ({
  ...one,
  bankCount: one.bankCount + other.bankCount,
  bankSum: String(BigInt(one.bankSum) + BigInt(other.bankSum)),
  ownCount: one.ownCount + other.ownCount,
  ownSum: String(BigInt(one.ownSum) + BigInt(other.ownSum)),
})

export const presentDifference = (row: DifferenceRow, codes: ReadonlyMap<string, string>): Difference => ({
  id: `${row.comparison_id}:${row.position}`,
  kind: row.kind as Difference['kind'],
  flow: row.flow as Difference['flow'],
  merchantCode: row.merchant_id === null ? null : (codes.get(row.merchant_id) ?? null),
  currency: row.currency,
  reference: row.reference,
  bankId: row.bank_id,
  bankAmount: row.bank_amount === null ? null : formatMoney(row.bank_amount),
  ownId: row.own_id,
  ownAmount: row.own_amount === null ? null : formatMoney(row.own_amount),
  withdrawalId: row.withdrawal_id,
  at: row.at.toISOString(),
})

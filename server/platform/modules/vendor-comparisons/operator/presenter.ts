import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { ComparisonRow, KeptFigure, KeptSide } from '../repository.ts'
import type { Seen } from './repository.ts'
import type { vendorComparisonsOperatorCalls } from './schema.ts'
import type { CaseView } from './service.ts'

type Comparison = Static<typeof vendorComparisonsOperatorCalls.listVendorComparisons.value>['content'][number]
type Case = Static<typeof vendorComparisonsOperatorCalls.getVendorCase.value>

/** A comparison as somebody sees it who may see the figures of some brands. */
export function presentComparison(row: ComparisonRow, seen: Seen): Comparison {
  const figures = figuresOf(row, seen)
  return {
    id: row.id,
    source: row.source,
    day: row.day,
    outcome: outcomeOf(row, figures),
    // What the table checks.
    reason: row.reason as Comparison['reason'],
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    figures: figures.map(({ matchedSum, ...figure }) => ({ ...figure, matchedSum: formatMoney(BigInt(matchedSum)) })),
  }
}

/** Not whether everything matches, which would tell of other brands. */
function outcomeOf({ outcome }: ComparisonRow, figures: readonly BrandlessFigure[]): Comparison['outcome'] {
  if (outcome === 'RUNNING' || outcome === 'NOT_COMPARED') return outcome
  const isMatched = figures.every((one) => one.missingHere + one.missingThere + one.different === 0)
  return isMatched ? 'MATCHED' : 'DIFFERENT'
}

type BrandlessFigure = Omit<KeptFigure, 'merchantId'>

/** Counts and sums of the brands together, by kind and currency. */
function figuresOf({ figures }: ComparisonRow, { merchantIds, isAll }: Seen): BrandlessFigure[] {
  const sums = new Map<string, BrandlessFigure>()
  // As repository.ts wrote it.
  for (const { merchantId, ...figure } of figures as KeptFigure[]) {
    if (!isAll && (merchantId === null || !merchantIds.includes(merchantId))) continue
    const name = `${figure.kind} ${figure.currency}`
    const sum = sums.get(name)
    sums.set(name, sum === undefined ? figure : added(sum, figure))
  }
  return [...sums.values()]
}

const added = (one: BrandlessFigure, other: BrandlessFigure): BrandlessFigure => ({
  ...one,
  matched: one.matched + other.matched,
  matchedSum: String(BigInt(one.matchedSum) + BigInt(other.matchedSum)),
  missingHere: one.missingHere + other.missingHere,
  missingThere: one.missingThere + other.missingThere,
  different: one.different + other.different,
})

export function presentCase({ row, notes, codes, accounts, seen }: CaseView): Case {
  const side = (kept: unknown) => (kept === null ? null : presentSide(kept as KeptSide, accounts, seen))
  return {
    id: row.id,
    source: row.source,
    transactionId: row.transaction_id,
    // The table checks these words.
    kind: row.movement as Case['kind'],
    difference: row.difference as Case['difference'],
    day: row.day,
    merchantCode: row.merchant_id === null ? null : (codes.get(row.merchant_id) ?? null),
    theirs: side(row.theirs),
    ours: side(row.ours),
    state: row.state as Case['state'],
    outcome: row.outcome as Case['outcome'],
    foundAt: row.found_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
    notes: notes.map(({ id, text, written_by, written_at }) => ({
      id,
      text,
      writtenBy: written_by,
      writtenAt: written_at.toISOString(),
    })),
  }
}

/** A vendor may name another brand's member: who sees only the own brand is not told who that is. */
function presentSide(
  { kind, user, memberId, merchantId, round, amount, currency, at, betId, ...documents }: KeptSide,
  accounts: ReadonlyMap<string, string>,
  { merchantIds, isAll }: Seen,
): NonNullable<Case['theirs']> {
  const isSeen = isAll || (merchantId !== null && merchantIds.includes(merchantId))
  const known = memberId === null ? undefined : accounts.get(memberId)
  return {
    kind,
    member: isSeen ? (known ?? user) : memberId === null ? user : null,
    memberId: isSeen && known !== undefined ? memberId : null,
    round,
    amount: formatMoney(BigInt(amount)),
    currency,
    at,
    betId,
    depositId: documents.depositId ?? null,
    withdrawalId: documents.withdrawalId ?? null,
  }
}

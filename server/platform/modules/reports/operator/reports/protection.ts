import type { Transaction } from '../../../../db/connection.ts'
import { assemble, sumDays } from './assemble.ts'
import { MARKS, type MarkSums, sumMarks } from './protection-repository.ts'
import type { ReportSpan } from './span.ts'

const presentMarks = (sums: MarkSums) => ({
  limitsRaised: Number(sums.limits_raised),
  limitsHit: Number(sums.limits_hit),
  timeOuts: Number(sums.time_outs),
  selfExclusions: Number(sums.self_exclusions),
})

/** Limits that members raised or reached and breaks they took, by day (of UTC, as they are counted) and by which limit it was. */
export async function readProtection(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const rows = await sumMarks(tx, span)
  const rank = (sums: MarkSums) => MARKS.reduce((sum, name) => sum + sums[name], 0n)
  return assemble(span, { days: sumDays(MARKS, rows), rows }, { names: MARKS, rank, present: presentMarks })
}

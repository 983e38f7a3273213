import type { Transaction } from '../../../../db/connection.ts'
import { assemble, type Place, type Sums, sumDays } from './assemble.ts'
import { findPosition, sumDeeds, timeDecisions } from './operators-repository.ts'
import { momentsOfDays, type ReportSpan } from './span.ts'

const DEEDS = ['deeds', 'withdrawals'] as const
type DeedSums = Sums<(typeof DEEDS)[number]>

/** What each operator did by the audit log, how many withdrawals he took up first, and how long these had waited. */
export async function readOperators(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const { merchantId, timeZone, before, from, to } = span
  const [begins, ends] = [momentsOfDays(before, timeZone).begins, momentsOfDays({ from, to }, timeZone).ends]
  const positions = {
    first: await findPosition(tx, merchantId, begins),
    end: await findPosition(tx, merchantId, ends),
  }
  const deeds = await sumDeeds(tx, span, positions)
  const waited = await timeDecisions(tx, span)
  const rows = [
    ...deeds.map((row) => ({ ...row, withdrawals: 0n })),
    ...waited.flatMap(({ key, day, is_before, withdrawals }) =>
      key === null || day === null ? [] : [{ key, day, is_before, deeds: 0n, withdrawals }],
    ),
  ]
  const medians = new Map(waited.map((row) => [[row.is_before, row.key, row.day].join('\n'), row.median_seconds]))
  const present = (sums: DeedSums, { isBefore, key, day }: Place) => ({
    deeds: Number(sums.deeds),
    withdrawals: Number(sums.withdrawals),
    withdrawalSeconds: medians.get([isBefore, key ?? null, day ?? null].join('\n')) ?? null,
  })
  return assemble(span, { days: sumDays(DEEDS, rows), rows }, { names: DEEDS, rank: ({ deeds }) => deeds, present })
}

import { createHash } from 'node:crypto'
import type { Database } from '../../../db/connection.ts'
import { createLanes } from '../../../lib/lanes.ts'
import { ledgerErrors } from '../../ledger/service.ts'
import { type CodedReport, payAsAgreed } from '../repository/paying.ts'
import { type Crediting, creditPaid } from './credit-deposit.ts'

/** What became of a report; NOT_AS_AGREED: nothing was written. */
type Outcome = 'PAID' | 'NOT_AS_AGREED'

type Paying = Crediting & { readonly database: Database }

/** Credits, of some reports, the deposits that are paid as agreed, in one transaction; answers what became of each. */
export const payTogether = (dependencies: Paying, reports: readonly CodedReport[]): Promise<Outcome[]> =>
  dependencies.database.transaction(async (tx) => {
    const paid = await payAsAgreed(tx, reports, dependencies.clock.now())
    await creditPaid(dependencies, tx, paid)
    const places = new Set(paid.map(({ place }) => place))
    return reports.map((_report, place) => (places.has(place) ? 'PAID' : 'NOT_AS_AGREED'))
  })

/**
 * Credits deposits that are paid as agreed: those whose reports come while others are being written together (decision 0085). One that fails
 * fails alone.
 */
export function createPaying(dependencies: Paying) {
  const { database } = dependencies
  const lanes = createLanes({
    // A second one was measured: sets are half as large then, which costs more than two that go on at once bring.
    count: 1,
    // Reports of one code are for one deposit, and one after the other.
    laneOf: ({ codes }: CodedReport) => laneOf(codes),
    memberOf: ({ codes }) => laneOf(codes),
    carryOut: (reports) => payTogether(dependencies, reports),
    busy: () => ledgerErrors.LEDGER_BUSY(),
    held: () => ledgerErrors.LEDGER_BUSY(),
  })

  /** Answers once it is committed. Outside transactions only. Throws LEDGER_BUSY where too many wait. */
  return (report: CodedReport): Promise<Outcome> => {
    database.assertOutsideTransaction()
    return lanes.submit(report)
  }
}

/** Lanes are chosen by hexadecimal ids. */
const laneOf = ([code = '']: readonly string[]): string => createHash('sha1').update(code).digest('hex')

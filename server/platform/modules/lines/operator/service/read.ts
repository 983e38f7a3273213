import { httpErrors } from '../../../../http/errors.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { dateAt } from '../../../../lib/local-day.ts'
import { demand } from '../../../operators/service.ts'
import { findProposals } from '../../../proposals/service.ts'
import { linesRights } from '../policy.ts'
import { type LineFilter, listLines } from '../repository.ts'
import type { LinesOperatorDependencies } from './dependencies.ts'

/** The brand in view with its day of now. */
export async function readToday(
  { clock, sites }: Pick<LinesOperatorDependencies, 'clock' | 'sites'>,
  merchantId: string,
) {
  const { timeZone } = await sites.findMerchant(merchantId)
  return { merchantId, timeZone, day: dateAt(clock.now(), timeZone) }
}

/** A page of the tree of the brand in view, each line with what waits about it. */
export async function listOperatorLines(
  dependencies: LinesOperatorDependencies,
  session: OperatorSession,
  filter: LineFilter,
  page: PageRequest,
) {
  demand(session, linesRights['lines.read'])
  const { database, clock } = dependencies
  const account = filter.account?.trim().toLowerCase() || undefined
  const place = await readToday(dependencies, session.merchantId)
  const { rows, total } = await listLines(database, place, { ...filter, account }, pageOf(page))
  const ids = rows.map(({ id }) => id)
  const proposals = await findProposals(database.query, [session.merchantId], 'lineMove', ids, clock.now())
  const lines = rows.map((row) => ({ row, proposal: proposals.find(({ subject_id }) => subject_id === row.id) }))
  return { lines, total }
}

/** Throws NOT_FOUND. */
export async function findOperatorLine(dependencies: LinesOperatorDependencies, session: OperatorSession, id: string) {
  const { lines } = await listOperatorLines(dependencies, session, { ids: [id] }, { pageNo: 1, pageSize: 1 })
  const [line] = lines
  if (line === undefined) throw httpErrors.NOT_FOUND({ field: 'id' })
  return line
}

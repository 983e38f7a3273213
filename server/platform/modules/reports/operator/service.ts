import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import { dateAfter, dateAt } from '../../../lib/local-day.ts'
import { countRequested } from '../../adjustments/service.ts'
import { type BrandDay, sumBrandDays } from '../../agents/service.ts'
import { sumPlay } from '../../games/service.ts'
import type { LedgerService } from '../../ledger/service.ts'
import { demand, type OperatorsService, type RightName } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { reportsErrors } from '../errors.ts'
import { DESK_RIGHTS, type Desk } from './desks.ts'
import { reportsRights } from './policy.ts'
import { countWaiting, type WaitingRow } from './waiting-repository.ts'

export interface ReportsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'sumCashier'>
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly operators: Pick<OperatorsService, 'seenBrands'>
  readonly jobs: Pick<Jobs, 'oversight'>
}

const LONGEST = 3 * 86_400_000

/** What came in, went out and was played in the brand in view since a moment, three days back at most. Throws FIGURES_SPAN. */
export async function readFigures(
  { database, clock, ledger, sites }: ReportsOperatorDependencies,
  session: OperatorSession,
  since: Date,
) {
  demand(session, reportsRights['figures.read'])
  const { merchantId } = session
  if (clock.now().getTime() - since.getTime() > LONGEST) throw reportsErrors.FIGURES_SPAN({ field: 'since' })
  const { currency } = await sites.findMerchant(merchantId)
  const [moved, played, adjustmentsWaiting] = await Promise.all([
    ledger.sumCashier({ merchantId, currency, since }),
    sumPlay(database, { merchantId, currency, since }),
    countRequested(database.query, merchantId),
  ])
  return { currency, moved, played, adjustmentsWaiting }
}

/** How many days the charts of the overview go back, today included. */
const CHART_DAYS = 14

/** What came in, went out and was won on each of the last days by the brand's calendar, oldest first, empty days among them. */
export async function readDays({ database, clock, sites }: ReportsOperatorDependencies, session: OperatorSession) {
  demand(session, reportsRights['figures.read'])
  const { merchantId } = session
  const { currency, timeZone } = await sites.findMerchant(merchantId)
  const to = dateAt(clock.now(), timeZone)
  const from = dateAfter(to, 1 - CHART_DAYS)
  const known = new Map(
    (await sumBrandDays(database, { merchantId, currency }, { from, to })).map((row) => [row.day, row]),
  )
  const days = Array.from({ length: CHART_DAYS }, (_, index): BrandDay => {
    const day = dateAfter(from, index)
    return known.get(day) ?? { day, deposits: 0n, withdrawals: 0n, won: 0n }
  })
  return { currency, days }
}

/** What waits for an operator of the brand in view, at the desks that this one may see; the longest waiting first. */
export async function readWaiting(
  dependencies: ReportsOperatorDependencies,
  session: OperatorSession,
): Promise<readonly (WaitingRow & { readonly desk: Desk })[]> {
  demand(session, reportsRights['figures.read'])
  const { database, clock } = dependencies
  const [rows, jobs] = await Promise.all([
    countWaiting(database, session.merchantId, clock.now()),
    countJobs(dependencies, session),
  ])
  return [...rows, ...jobs]
    .filter((row): row is WaitingRow & { desk: Desk } => {
      const right: RightName | undefined = DESK_RIGHTS[row.desk as Desk]
      return right !== undefined && session.rights.has(right)
    })
    .toSorted((left, right) => left.since.getTime() - right.since.getTime())
}

/** Jobs that fail or are late: they are of the house, and wait for who works for all its brands. */
async function countJobs(
  { jobs, operators }: ReportsOperatorDependencies,
  session: OperatorSession,
): Promise<WaitingRow[]> {
  if (!(await operators.seenBrands(session, 'jobs.read')).isAll) return []
  const since = (await jobs.oversight.list()).flatMap((job) => (job.since === null ? [] : [job.since]))
  const [oldest] = since.toSorted((left, right) => left.getTime() - right.getTime())
  return oldest === undefined ? [] : [{ desk: 'jobs', count: since.length, since: oldest }]
}

import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import { dateAfter, dateAt } from '../../../lib/local-day.ts'
import { demand, type OperatorsService, type RightName } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { DESK_RIGHTS, type Desk } from './desks.ts'
import { reportsRights } from './policy.ts'
import { NO_HOUSE, sumHouse } from './reports/house.ts'
import { daysOf } from './reports/span.ts'
import { countWaiting, type WaitingRow } from './waiting-repository.ts'

export interface ReportsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly operators: Pick<OperatorsService, 'seenBrands'>
  readonly jobs: Pick<Jobs, 'oversight'>
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
  const before = { from, to: dateAfter(from, -1) }
  const known = new Map(
    (await sumHouse(database, { merchantId, currency, timeZone, from, to, before })).map((row) => [row.day, row]),
  )
  const days = daysOf({ from, to }).map((day) => known.get(day) ?? { ...NO_HOUSE, day })
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

import type { Database } from '../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { demand, type OperatorsService } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { dayOf } from '../days.ts'
import { reconciliationErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import type { ReconciliationService } from '../service.ts'
import { reconciliationRights } from './policy.ts'

/** How far back the list reaches. */
const LISTED_DAYS = 92
const DAY = 24 * 60 * 60 * 1000

export interface ReconciliationOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'seenBrands'>
  readonly sites: Pick<SitesService, 'listMerchants'>
  readonly reconciliation: Pick<ReconciliationService, 'compareDay'>
}

/** A comparison with how many of its differences somebody sees. */
export interface SeenComparison {
  readonly comparison: repository.ComparisonRow
  readonly differences: number
}

/** The newest comparison of each account and day, as far as the operator sees it. */
export async function listComparisons(
  { database, clock, operators }: ReconciliationOperatorDependencies,
  session: OperatorSession,
  filter: repository.ComparisonFilter,
  page: PageRequest,
) {
  demand(session, reconciliationRights['bankComparison.read'])
  const seen = await operators.seenBrands(session, 'bankComparison.read')
  const since = dayOf(new Date(clock.now().getTime() - LISTED_DAYS * DAY))
  const { rows, total } = await repository.findSeen(database, { ...filter, since }, seen, pageOf(page))
  const ids = rows.map(({ id }) => id)
  const counts = await repository.countDifferences(database, ids, seen)
  const comparisons = rows.map(
    (comparison): SeenComparison => ({ comparison, differences: counts.get(comparison.id) ?? 0 }),
  )
  return { comparisons, total, seen }
}

/** What differs in one comparison, as far as the operator sees it. Throws BANK_COMPARISON_NOT_FOUND. */
export async function listDifferences(
  { database, operators, sites }: ReconciliationOperatorDependencies,
  session: OperatorSession,
  id: string,
  page: PageRequest,
) {
  demand(session, reconciliationRights['bankComparison.read'])
  const seen = await operators.seenBrands(session, 'bankComparison.read')
  const comparison = await repository.findComparison(database, id)
  const isSeen = seen.isAll || comparison?.merchant_ids.some((one) => seen.merchantIds.includes(one))
  if (comparison === undefined || !isSeen) throw reconciliationErrors.BANK_COMPARISON_NOT_FOUND()
  const rows = await repository.findDifferences(database, id, seen, pageOf(page))
  const total = (await repository.countDifferences(database, [id], seen)).get(id) ?? 0
  const codes = new Map((await sites.listMerchants()).map((merchant) => [merchant.id, merchant.code]))
  return { rows, total, codes }
}

/**
 * Begins to compare a day, today without one, of every account: a proof of one brand's part proves nothing. Throws
 * BANK_COMPARISON_DAY.
 */
export async function compare(
  { clock, reconciliation }: ReconciliationOperatorDependencies,
  session: OperatorSession,
  day: string | undefined,
): Promise<void> {
  demand(session, reconciliationRights['bankComparison.run'])
  await reconciliation.compareDay(day ?? dayOf(clock.now()))
}

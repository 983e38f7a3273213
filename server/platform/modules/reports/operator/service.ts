import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { countRequested } from '../../adjustments/service.ts'
import { sumPlay } from '../../games/service.ts'
import type { LedgerService } from '../../ledger/service.ts'
import { demand } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { reportsErrors } from '../errors.ts'
import { reportsRights } from './policy.ts'

export interface ReportsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'sumCashier'>
  readonly sites: Pick<SitesService, 'findMerchant'>
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
  const [{ currency }, moved, played, adjustmentsWaiting] = await Promise.all([
    sites.findMerchant(merchantId),
    ledger.sumCashier(merchantId, since),
    sumPlay(database, merchantId, since),
    countRequested(database.query, merchantId),
  ])
  return { currency, moved, played, adjustmentsWaiting }
}

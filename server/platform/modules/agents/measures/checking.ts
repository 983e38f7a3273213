import type { Logger } from 'pino'
import { dateAt, nextDate, previousDate, startOfDate } from '../../../lib/local-day.ts'
import type { Merchant, SitesService } from '../../sites/service.ts'
import * as repository from './checks-repository.ts'
import { fold, type MeasuresDependencies, watermark } from './folding.ts'

/** Named one by one; how many more there are nobody needs to know before these are mended. */
const MOST_NAMED = 200

export interface CheckingDependencies extends MeasuresDependencies {
  readonly logger: Logger
  readonly sites: Pick<SitesService, 'listMerchants' | 'findMerchant'>
}

/** Compares a brand's figures of a day with bets, movements and the tree; keeps and answers each difference, at most 200 of each kind. */
export async function checkDay(
  dependencies: CheckingDependencies,
  merchantId: string,
  day: string,
): Promise<repository.Difference[]> {
  const { database, clock, logger, sites } = dependencies
  const { timeZone } = await sites.findMerchant(merchantId)
  const checked = { merchantId, day, from: startOfDate(day, timeZone), to: startOfDate(nextDate(day), timeZone) }
  await fold(dependencies, merchantId)
  const found = await database.transaction(
    async (tx) => {
      const differences = await repository.findDifferences(tx, checked, MOST_NAMED)
      await repository.writeCheck(tx, checked, differences, clock.now())
      return differences
    },
    { patient: true },
  )
  if (found.length > 0) logger.error({ merchantId, day, differences: found.length }, 'figures of teams are wrong')
  return found
}

/** Checks yesterday of each brand where that is over, counted, and not checked yet. */
export async function checkDue(dependencies: CheckingDependencies): Promise<void> {
  for (const merchant of await dependencies.sites.listMerchants()) {
    const day = await dueDay(dependencies, merchant)
    if (day !== undefined) await checkDay(dependencies, merchant.id, day)
  }
}

async function dueDay(
  dependencies: CheckingDependencies,
  { id: merchantId, timeZone }: Merchant,
): Promise<string | undefined> {
  const today = dateAt(await watermark(dependencies, merchantId), timeZone)
  const day = previousDate(today)
  return (await repository.isChecked(dependencies.database, { merchantId, day })) ? undefined : day
}

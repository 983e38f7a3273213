import { bind } from '../../../lib/bind.ts'
import { dateAt, nextMonth, startOfDate } from '../../../lib/local-day.ts'
import { oldestUncounted } from '../../games/service.ts'
import { monthOf } from '../bonuses.ts'
import { stepDown } from '../levels.ts'
import { listBrandsWithLevels, listLevels } from '../repository/levels.ts'
import * as repository from '../repository/standings.ts'
import type { Dependencies } from './dependencies.ts'
import { writeSteps } from './steps.ts'

const AT_A_TIME = 200
/** Longer than any transaction that takes bets: what is not there by then was not begun in the month. */
const MARGIN = 60_000

/**
 * Judges the months of a brand's members that are over: whoever did not play what keeps the level, or whose sums fell, goes down by one level
 * a month. It begins when every bet of the month that is settled by then is counted.
 */
async function review(dependencies: Dependencies, merchantId: string, stopping?: AbortSignal): Promise<void> {
  const { database, clock, sites } = dependencies
  const { timeZone } = await sites.findMerchant(merchantId)
  const month = monthOf(dateAt(clock.now(), timeZone))
  const beginning = startOfDate(month, timeZone)
  if (clock.now().getTime() < beginning.getTime() + MARGIN) return
  const uncounted = await oldestUncounted(database, merchantId)
  if (uncounted !== null && uncounted < beginning) return
  const brand = { merchantId, month, timeZone }
  while (!stopping?.aborted && (await reviewSome(dependencies, brand)) > 0);
}

interface Brand {
  readonly merchantId: string
  /** The running one: those before it are over. */
  readonly month: string
  readonly timeZone: string
}

async function reviewSome(dependencies: Dependencies, { merchantId, month, timeZone }: Brand): Promise<number> {
  const { database, clock } = dependencies
  return database.transaction(async (tx) => {
    const standings = await repository.lockUnreviewed(tx, merchantId, month, AT_A_TIME)
    const levels = await listLevels(tx.query, merchantId)
    for (const standing of standings) {
      const { reviewed_until: reviewed, rank, climbed_at } = standing
      const level = levels.find((each) => each.rank === rank)
      if (level === undefined) throw new Error('A level that is held is gone')
      const demanded = {
        deposits: standing.reached_deposits ?? level.deposits,
        valid_bet: standing.reached_valid_bet ?? level.valid_bet,
      }
      const climbed = climbed_at !== null && climbed_at >= startOfDate(reviewed, timeZone)
      const step = stepDown(standing, level, { reached: demanded, monthValidBet: standing.month_valid_bet, climbed })
      await repository.writeStanding(tx.query, standing, {
        reviewed_until: nextMonth(reviewed),
        ...(step !== undefined && { rank: step.to, since: clock.now(), waits: true }),
        // What the sums are not enough for any more comes back by the sums alone.
        ...(step?.reason === 'FELL' && { highest_rank: step.to }),
      })
      if (step !== undefined)
        await writeSteps(dependencies, tx, { standing, steps: [step], month: reviewed, levels, demanded })
    }
    return standings.length
  })
}

/** The same for every brand that has levels, until told to stop. */
async function reviewDue(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  for (const merchantId of await listBrandsWithLevels(dependencies.database.query)) {
    if (stopping?.aborted) return
    await review(dependencies, merchantId, stopping)
  }
}

export const createReview = (dependencies: Dependencies) => bind(dependencies, { review, reviewDue })

import { bind } from '../../../lib/bind.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { monthOf } from '../bonuses.ts'
import { stepsUp } from '../levels.ts'
import { listLevels } from '../repository/levels.ts'
import * as repository from '../repository/standings.ts'
import type { Dependencies } from './dependencies.ts'
import { writeSteps } from './steps.ts'

const AT_A_TIME = 200
const WOKEN_AT_A_TIME = 5_000

/** Lets those of a brand climb whose sums changed and are enough. */
async function climb(dependencies: Dependencies, merchantId: string, stopping?: AbortSignal): Promise<void> {
  const { timeZone } = await dependencies.sites.findMerchant(merchantId)
  while (!stopping?.aborted && (await climbSome(dependencies, merchantId, timeZone)) === AT_A_TIME);
}

async function climbSome(dependencies: Dependencies, merchantId: string, timeZone: string): Promise<number> {
  const { database, clock } = dependencies
  return database.transaction(async (tx) => {
    const now = clock.now()
    const month = monthOf(dateAt(now, timeZone))
    const standings = await repository.lockWaiting(tx, merchantId, month, AT_A_TIME)
    if (standings.length === 0) return 0
    const levels = await listLevels(tx.query, merchantId)
    for (const standing of standings) {
      const steps = stepsUp(standing, standing.month_valid_bet, levels)
      const rank = steps.at(-1)?.to
      if (rank === undefined) continue
      await repository.writeStanding(tx.query, standing, {
        rank,
        highest_rank: Math.max(rank, standing.highest_rank),
        since: now,
        climbed_at: now,
        // Whoever had no level has no months to be reviewed.
        ...(standing.rank === 0 && { reviewed_until: month }),
      })
      await writeSteps(dependencies, tx, { standing, steps, month, levels })
    }
    await repository.markSeen(
      tx,
      merchantId,
      standings.map(({ member_id }) => member_id),
    )
    return standings.length
  })
}

/** The same for every brand at which somebody may climb, until told to stop. */
async function climbWaiting(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  for (const merchantId of await repository.listClimbingBrands(dependencies.database)) {
    if (stopping?.aborted) return
    await climb(dependencies, merchantId, stopping)
  }
}

/** Has all members of a brand looked at again, since its levels changed. */
async function wakeAll({ database }: Dependencies, merchantId: string): Promise<void> {
  let after: string | undefined
  do {
    const from = after
    after = await database.transaction((tx) => repository.wakeSome(tx, merchantId, from, WOKEN_AT_A_TIME))
  } while (after !== undefined)
}

export const createClimbing = (dependencies: Dependencies) => bind(dependencies, { climb, climbWaiting, wakeAll })

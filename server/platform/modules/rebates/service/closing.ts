import type { Transaction } from '../../../db/connection.ts'
import { dateAfter, dateAt, nextDate, startOfDate } from '../../../lib/local-day.ts'
import { oldestUncounted } from '../../games/service.ts'
import * as repository from '../repository/accruals.ts'
import { rateOf } from '../worth.ts'
import type { Dependencies } from './dependencies.ts'
import { ratesAt } from './rates.ts'

const AT_A_TIME = 500
/** Longer than any transaction that takes bets: what is not there by then was not begun on the day. */
const MARGIN = 60_000

interface Brand {
  readonly id: string
  readonly timeZone: string
}

/**
 * Fixes the rates of a brand's days that are over, once every bet of them that is settled by then is counted: by the rule, the level and the
 * rises with which the day ended. What is settled later joins its day at these rates.
 */
export async function closeDays(dependencies: Dependencies, brand: Brand, stopping?: AbortSignal): Promise<void> {
  const { database, clock } = dependencies
  const sure = new Date(clock.now().getTime() - MARGIN)
  const uncounted = await oldestUncounted(database, brand.id)
  const before = dateAt(uncounted !== null && uncounted < sure ? uncounted : sure, brand.timeZone)
  while (!stopping?.aborted) {
    const closed = await database.transaction(async (tx) => {
      const rows = await repository.lockRunning(tx, brand.id, before, AT_A_TIME)
      await closeSome(dependencies, tx, brand, rows)
      return rows.length
    })
    if (closed < AT_A_TIME) return
  }
}

async function closeSome(
  dependencies: Dependencies,
  tx: Transaction,
  { id: merchantId, timeZone }: Brand,
  rows: readonly repository.RunningRow[],
): Promise<void> {
  const now = dependencies.clock.now()
  const closings: repository.Closing[] = []
  for (const day of new Set(rows.map((row) => row.day))) {
    const ofDay = rows.filter((row) => row.day === day)
    const memberIds = [...new Set(ofDay.map(({ member_id }) => member_id))]
    const at = startOfDate(nextDate(day), timeZone)
    const { row: rule, rule: terms, of } = await ratesAt(dependencies, tx, { merchantId, memberIds, at })
    const expires_on = dateAfter(dateAt(now, timeZone), terms.claimDays)
    for (const row of ofDay) {
      const { base, levelRank, level, rise } = of(row.member_id, row.category)
      const waits = rateOf({ base, levelRank, level, rise }) > 0
      const pays = waits && terms.mode === 'AUTOMATIC'
      const parts = { base, level_rank: levelRank, level, rise }
      closings.push({ ...row, ...parts, rule_version: rule?.version ?? null, expires_on, waits, pays })
    }
  }
  if (closings.length > 0) await repository.closeAll(tx, merchantId, now, closings)
}

import { startOfDay } from '../../../lib/local-day.ts'
import { formatMoney } from '../../../lib/money.ts'
import { withdrawalsErrors } from '../errors.ts'
import { sumSince } from '../withdrawals-repository.ts'
import type { Check } from './check.ts'

/** So often and so much a day of the brand's zone; what was rejected or came back does not count. */
export const checkDailyLimits: Check = async (tx, { session, settings, amount, now }) => {
  const { dailyCount, dailySum } = settings
  const used = await sumSince(tx.query, session, startOfDay(now, settings.timeZone))
  if (used.count >= dailyCount)
    throw withdrawalsErrors.WITHDRAWAL_DAILY_COUNT({ extras: { limit: dailyCount, left: 0 } })
  if (used.sum + amount > dailySum) {
    const left = used.sum < dailySum ? dailySum - used.sum : 0n
    const extras = { limit: formatMoney(dailySum), left: formatMoney(left), currency: session.currency }
    throw withdrawalsErrors.WITHDRAWAL_DAILY_SUM({ field: 'amount', extras })
  }
}

import type { Transaction } from '../../../db/connection.ts'
import { startOfDate } from '../../../lib/local-day.ts'
import { insertDue } from '../repository/due.ts'
import type { LinesDependencies } from './dependencies.ts'

/** Whose line moves. */
export interface MovedLine {
  readonly merchantId: string
  readonly memberId: string
}

/**
 * Hangs a line elsewhere from the brand's next day on, within the transaction of who decides it: the contracts that it makes impossible
 * end at the windows that it finds running, and what is set for lines follows at midnight. Today and all before stay as they are. Answers
 * the day and the contracts. Throws LINE_MEMBER_UNKNOWN, LINE_CIRCLE.
 */
export async function move(
  { clock, contracts, members, sites }: LinesDependencies,
  tx: Transaction,
  line: MovedLine,
  uplineId: string | null,
  account: string,
) {
  const { merchantId, memberId } = line
  const { timeZone } = await sites.findMerchant(merchantId, tx)
  const day = await members.moveLine(tx, line, uplineId)
  const ending = await contracts.endMoved(tx, {
    merchantId,
    memberId,
    uplineId,
    day,
    timeZone,
    account,
    at: clock.now(),
  })
  await insertDue(tx, merchantId, memberId, day)
  return { day, startsAt: startOfDate(day, timeZone), ending }
}

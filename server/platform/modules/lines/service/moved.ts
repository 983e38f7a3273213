import { holdTree } from '../../members/service.ts'
import { type DueLine, findUpline, forgetLeft, listDue, takeDue } from '../repository/due.ts'
import { keepRules } from '../repository/rules.ts'
import type { LinesDependencies } from './dependencies.ts'
import { END_LINE_PLAY, type EndLinePlay } from './end-line-play.ts'

const TAKEN_AT_A_TIME = 50
/** Who ends what nobody ended, in the steps of a contract. */
const PLATFORM = 'platform'

/** Writes what is in force for lines that moved at the midnight of their brand, and for large ones once it is set; answers how many. */
export async function keepMoved(dependencies: LinesDependencies): Promise<number> {
  const due = await listDue(dependencies.database, dependencies.clock.now(), TAKEN_AT_A_TIME)
  for (const line of due) await keepOne(dependencies, line)
  return due.length
}

async function keepOne({ database, clock, contracts, jobs, sites }: LinesDependencies, line: DueLine): Promise<void> {
  const { merchant_id: merchantId, line_id: lineId, day } = line
  const { timeZone } = await sites.findMerchant(merchantId)
  await database.transaction(
    async (tx) => {
      await holdTree(tx, merchantId)
      if (!(await takeDue(tx, line))) return
      await forgetLeft(tx, line)
      await keepRules(tx, { merchantId, lineId, day })
      // What was still signed on the last day with who is not above any more.
      const uplineId = await findUpline(tx, line)
      const moved = { merchantId, memberId: lineId, uplineId, day, timeZone, account: PLATFORM, at: clock.now() }
      await contracts.endMoved(tx, moved)
      await jobs.send(END_LINE_PLAY, { merchantId, lineId } satisfies EndLinePlay, { tx })
    },
    { patient: true },
  )
}

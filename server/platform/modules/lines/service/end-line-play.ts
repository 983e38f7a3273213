import { dateAt } from '../../../lib/local-day.ts'
import { listWithWallets } from '../repository/playing.ts'
import type { LinesDependencies } from './dependencies.ts'

export const END_LINE_PLAY = 'end-line-play'

/** A line for which something was set, or that moved. */
export interface EndLinePlay {
  readonly merchantId: string
  readonly lineId: string
}

const TAKEN_AT_A_TIME = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Tells of members of a line whose money is at vendors that ask for no bet: whoever holds it looks whether they still may play there
 * (decision 0034). One transaction a member, so that nobody's bets wait for the others.
 */
export async function endLinePlay(
  { clock, database, protection, sites }: LinesDependencies,
  { merchantId, lineId }: EndLinePlay,
): Promise<void> {
  const { timeZone } = await sites.findMerchant(merchantId)
  const line = { merchantId, lineId, day: dateAt(clock.now(), timeZone) }
  let after = BEFORE_ALL
  for (;;) {
    const members = await listWithWallets(database, line, after, TAKEN_AT_A_TIME)
    for (const { id: memberId } of members)
      await database.transaction((tx) => protection.stopPlay(tx, { merchantId, memberId }))
    const last = members.at(-1)
    if (last === undefined || members.length < TAKEN_AT_A_TIME) return
    after = last.id
  }
}

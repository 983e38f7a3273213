import { hashPassword } from '../platform/lib/credentials.ts'
import type { Merchant } from '../platform/modules/sites/service.ts'
import type { History } from './history.ts'
import { insertLargeLine, LARGE_AGENT } from './large-line.ts'
import { seedLargeMember } from './large-member.ts'
import { listLargePlayers, playLarge } from './large-play.ts'
import { DEMO_PASSWORD } from './members-data.ts'

const COUNTED_AT_A_TIME = 8
const REPORTED = 1_000

/**
 * What hurts: a member with a year of play (some 100,000 movements), and an agent with a hundred thousand members below him and a million
 * bets of theirs. Takes some minutes. Safe to run again.
 */
export async function seedLarge(history: History, merchant: Merchant, report: (text: string) => void): Promise<void> {
  await seedLargeMember(history, merchant, report)
  await seedLargeLine(history, merchant, report)
}

async function seedLargeLine(
  { house, today, openedAt }: History,
  merchant: Merchant,
  report: (text: string) => void,
): Promise<void> {
  const { database, members, turnover, agents } = house
  const { id: merchantId, currency, defaultLanguage: language } = merchant
  if ((await members.findByAccount(merchantId, LARGE_AGENT)) === undefined) {
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await insertLargeLine(database, { merchantId, currency, language, passwordHash, openedAt })
    report(`A hundred thousand members below ${LARGE_AGENT}\n`)
  }
  await playLarge(database, { merchantId, currency }, new Date(today), report)
  const players = await listLargePlayers(database, merchantId)
  for (let first = 0; first < players.length; first += COUNTED_AT_A_TIME) {
    const some = players.slice(first, first + COUNTED_AT_A_TIME)
    await Promise.all(some.map((memberId) => turnover.count({ merchantId, memberId })))
    if (first % REPORTED === 0) report(`Counted the bets of ${first} of ${players.length} players\n`)
  }
  await agents.fold(merchantId)
  await agents.keepTeamSizes()
  report('The figures of all teams are there\n')
}

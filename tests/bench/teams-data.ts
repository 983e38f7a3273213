import type { Database } from '../../server/platform/db/connection.ts'
import type { Merchant } from '../../server/platform/modules/sites/service.ts'
import { insertLargeLine, LARGE_AGENTS, largeMemberId } from '../../server/seed/large-line.ts'

/** Of the lowest level, who plays on a day. */
const players = 20_000

/** A statement that may take longer than a request may. */
export const patiently = (database: Database, text: string, values: readonly unknown[] = []) =>
  database.transaction((tx) => tx.raw(text, values), { patient: true })

/** The id of the agent at the top. */
export const topAgent = `(select ${largeMemberId('1')})`
/** The id of who plays, by a number. */
export const playerId = (number: string) => largeMemberId(`(${LARGE_AGENTS + 1} + ${number} * 7 % ${players})`)

/** The line of the large seed, opened a hundred days ago. */
export function insertTeam(
  database: Database,
  { id: merchantId, currency, defaultLanguage: language }: Pick<Merchant, 'id' | 'currency' | 'defaultLanguage'>,
): Promise<void> {
  const openedAt = new Date(Date.now() - 100 * 86_400_000)
  return insertLargeLine(database, { merchantId, currency, language, passwordHash: 'bench', openedAt })
}

/** Tells so many bets of a day, as counting does. */
export async function tellBets(database: Database, merchantId: string, bets: number, daysAgo: number): Promise<void> {
  await patiently(
    database,
    `insert into measure_changes
     select $1, md5('change' || $3 || ' ' || i)::uuid, ${playerId('i')}, 'VND',
            now() - $3::int * interval '1 day' - i % 36000 * interval '1 second', (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + i % 4],
            1, 100000, 100000, case when i % 3 = 0 then 270000 else 0 end, 0
       from generate_series(1, $2::int) i`,
    [merchantId, bets, daysAgo],
  )
}

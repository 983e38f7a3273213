import type { Database } from '../../server/platform/db/connection.ts'

/** How many members stand on each level below the one before, the agent at the top first: 100,000 in six levels. */
const levels = [1, 5, 50, 500, 5_000, 94_444]
/** Of the lowest level, who plays on a day. */
const players = 20_000

const idOf = (number: string) => `md5('team' || ${number})::uuid`

/** A statement that may take longer than a request may. */
export const patiently = (database: Database, text: string, values: readonly unknown[] = []) =>
  database.transaction((tx) => tx.raw(text, values), { patient: true })

/** The id of the agent at the top. */
export const topAgent = `(select ${idOf('1')})`

/** Writes the members of a line of six levels and its tree, as of a day long ago. */
export async function insertTeam(database: Database, merchantId: string): Promise<void> {
  await patiently(database, 'create table team_plan (n int primary key, upline int)')
  let first = 1
  let [above, size] = [0, 0]
  for (const members of levels) {
    await patiently(
      database,
      'insert into team_plan select $1::int + i, case when $3::int > 0 then $2::int + i % $3::int end from generate_series(0, $4::int - 1) i',
      [first, above, size, members],
    )
    ;[above, size] = [first, members]
    first += members
  }
  await patiently(
    database,
    `insert into members (merchant_id, id, account, account_key, type, currency, language, referral_code, registered_at)
     select $1, ${idOf('n')}, 'Member' || n, 'member' || n, case when n <= 556 then 2 else 0 end, 'VND', 'vi', 'T' || n,
            now() - interval '100 days' + n * interval '1 second' from team_plan`,
    [merchantId],
  )
  await patiently(
    database,
    `with recursive line as (
       select n, n as above, 0 as depth from team_plan
       union all
       select line.n, plan.upline, line.depth + 1 from line join team_plan plan on plan.n = line.above where plan.upline is not null
     )
     insert into member_tree (merchant_id, ancestor_id, descendant_id, depth, from_day)
     select $1, ${idOf('above')}, ${idOf('n')}, depth, current_date - 100 from line`,
    [merchantId],
  )
}

/** Tells so many bets of a day, as counting does. */
export async function tellBets(database: Database, merchantId: string, bets: number, daysAgo: number): Promise<void> {
  await patiently(
    database,
    `insert into measure_changes
     select $1, md5('change' || $3 || ' ' || i)::uuid, ${idOf(`(5557 + i * 7 % ${players})`)}, 'VND',
            now() - $3::int * interval '1 day' - i % 36000 * interval '1 second', (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + i % 4],
            1, 100000, 100000, case when i % 3 = 0 then 270000 else 0 end, 0
       from generate_series(1, $2::int) i`,
    [merchantId, bets, daysAgo],
  )
}

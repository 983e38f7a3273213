import type { Database } from '../../../db/connection.ts'

/**
 * Keeps how large the teams of a brand were on a day that is over, unless that is kept. All in one order, so that two who do it at once
 * wait for each other and write the same.
 */
export async function keepSizes({ raw }: Pick<Database, 'raw'>, merchantId: string, day: string): Promise<void> {
  await raw(
    `insert into team_sizes (merchant_id, team_id, day, members, direct_members)
     select $1, e.ancestor_id, $2::date, count(*), count(*) filter (where e.depth = 1)
       from member_tree e
      where e.merchant_id = $1 and e.depth > 0 and e.from_day <= $2::date and $2::date < e.until_day
        and not exists (select from team_sizes kept where kept.merchant_id = $1 and kept.day >= $2::date)
      group by e.ancestor_id order by e.ancestor_id
     on conflict (merchant_id, team_id)
       do update set day = excluded.day, members = excluded.members, direct_members = excluded.direct_members`,
    [merchantId, day],
  )
}

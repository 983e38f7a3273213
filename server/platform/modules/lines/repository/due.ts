import type { Database, Transaction } from '../../../db/connection.ts'

/** A line whose rules are to be written on a day. */
export interface DueLine {
  readonly merchant_id: string
  readonly line_id: string
  readonly day: string
}

/** Has the rules of a line written when it moves. */
export async function insertDue(tx: Transaction, merchantId: string, lineId: string, day: string): Promise<void> {
  await tx.raw(
    'insert into line_rules_due (merchant_id, line_id, day) values ($1, $2, $3::date) on conflict do nothing',
    [merchantId, lineId, day],
  )
}

/** Lines whose day has begun, by each brand's calendar. */
export const listDue = ({ raw }: Pick<Database, 'raw'>, at: Date, limit: number): Promise<DueLine[]> =>
  raw<DueLine>(
    `select merchant_id, line_id, day::text as day from line_rules_due
      where day <= (($1::timestamptz at time zone 'UTC') + interval '1 day')::date and day <= merchant_day(merchant_id, $1)
      order by day limit $2`,
    [at, limit],
  )

/** Takes one away; false where somebody else did. */
export async function takeDue(tx: Transaction, { merchant_id, line_id, day }: DueLine): Promise<boolean> {
  const rows = await tx.raw(
    'delete from line_rules_due where merchant_id = $1 and line_id = $2 and day = $3::date returning 1 as taken',
    [merchant_id, line_id, day],
  )
  return rows.length > 0
}

/** Forgets what was set for the first of a line by those who are not directly above any more. */
export const forgetLeft = (tx: Transaction, { merchant_id, line_id, day }: DueLine) =>
  tx.raw('delete from line_rules r where r.merchant_id = $1 and r.line_id = $2 and not line_rule_holds(r, $3::date)', [
    merchant_id,
    line_id,
    day,
  ])

/** Who is directly above the first of a line on its day. */
export async function findUpline(tx: Transaction, { merchant_id, line_id, day }: DueLine): Promise<string | null> {
  const [row] = await tx.raw<{ id: string }>(
    `select ancestor_id as id from member_tree where merchant_id = $1 and descendant_id = $2 and depth = 1
        and from_day <= $3::date and $3::date < until_day`,
    [merchant_id, line_id, day],
  )
  return row?.id ?? null
}

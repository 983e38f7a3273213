import { sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'

type Query = Transaction['query']

export interface Place {
  readonly merchantId: string
  readonly memberId: string
}

/** Keeps the tree of a brand as it is until the transaction ends; those who open accounts do so beside each other. */
const LOCK = `hashtextextended(concat_ws(' ', 'member_tree', current_schema(), $1::text), 0)`
const SHARED = `select pg_advisory_xact_lock_shared(${LOCK})`
const ALONE = `select pg_advisory_xact_lock(${LOCK})`

/** Nobody opens an account or moves a line until the transaction ends: for who writes something for all of a line. */
export const holdTree = async (tx: Transaction, merchantId: string): Promise<void> => {
  await tx.raw(ALONE, [merchantId])
}

/**
 * Hangs a new member into the tree from the day of that moment on: below itself, and below everyone who is above its upline, a move
 * of the upline that takes effect tomorrow included.
 */
export async function hangInTree(
  tx: Transaction,
  { merchantId, memberId }: Place,
  uplineId: string | undefined,
  at: Date,
): Promise<void> {
  await tx.raw(SHARED, [merchantId])
  await tx.raw(
    `insert into member_tree (merchant_id, ancestor_id, descendant_id, depth, from_day, until_day)
     select $1::text, $2::uuid, $2::uuid, 0, merchant_day($1, $4), 'infinity'::date
     union all
     select $1, e.ancestor_id, $2::uuid, e.depth + 1, greatest(e.from_day, merchant_day($1, $4)), e.until_day
       from member_tree e
      where e.merchant_id = $1 and e.descendant_id = $3::uuid and e.until_day > merchant_day($1, $4)`,
    [merchantId, memberId, uplineId ?? null, at],
  )
}

/** The day, by the brand's calendar, after the one that a moment is in. */
export async function dayAfter(tx: Transaction, merchantId: string, at: Date): Promise<string> {
  const [row] = await tx.raw<{ day: string }>('select (merchant_day($1, $2) + 1)::text as day', [merchantId, at])
  if (row === undefined) throw new Error('A query without a table answers one row')
  return row.day
}

/**
 * Hangs a member, with everybody below, under another upline (none: under nobody) from a day on that has not begun. Until then
 * all stays; a move of the same line that was to take effect that day is replaced. False when the upline is in the line
 * itself, which would be a circle.
 */
export async function hangElsewhere(
  tx: Transaction,
  { merchantId, memberId }: Place,
  uplineId: string | undefined,
  day: string,
): Promise<boolean> {
  await tx.raw(ALONE, [merchantId])
  const inForce = (edge: string) => `${edge}.from_day <= $2::date and $2::date < ${edge}.until_day`
  const line = `select l.descendant_id from member_tree l where l.merchant_id = $1 and l.ancestor_id = $3::uuid and ${inForce('l')}`
  const given = [merchantId, day, memberId]
  if (uplineId !== undefined) {
    const circle = await tx.raw(`select where $4::uuid in (${line})`, [...given, uplineId])
    if (circle.length > 0) return false
  }
  const cut = `e.merchant_id = $1 and e.descendant_id in (${line}) and e.ancestor_id not in (${line}) and ${inForce('e')}`
  await tx.raw(`delete from member_tree e where ${cut} and e.from_day = $2::date`, given)
  await tx.raw(`update member_tree e set until_day = $2::date where ${cut}`, given)
  await tx.raw(
    `insert into member_tree (merchant_id, ancestor_id, descendant_id, depth, from_day, until_day)
     select $1, above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth, $2::date, 'infinity'::date
       from member_tree above
       join member_tree below on below.merchant_id = $1 and below.ancestor_id = $3::uuid and ${inForce('below')}
      where above.merchant_id = $1 and above.descendant_id = $4::uuid and ${inForce('above')}`,
    [...given, uplineId ?? null],
  )
  return true
}

/** Whether somebody is in the line of a member, or the member, on a day. */
export async function isInLine(
  tx: Transaction,
  { merchantId, memberId }: Place,
  otherId: string,
  day: string,
): Promise<boolean> {
  const rows = await tx.raw(
    `select from member_tree e where e.merchant_id = $1 and e.ancestor_id = $2 and e.descendant_id = $3
        and e.from_day <= $4::date and $4::date < e.until_day`,
    [merchantId, memberId, otherId, day],
  )
  return rows.length > 0
}

/** Whether an edge is in force on the day, by the brand's calendar, of a moment. */
const inForceAt = (merchantId: string, at: Date) =>
  sql<boolean>`member_tree.from_day <= merchant_day(${merchantId}, ${at}) and merchant_day(${merchantId}, ${at}) < member_tree.until_day`

/** The line above a member at a moment, the highest first. */
export const selectUplines = (query: Query, { merchantId, memberId }: Place, at: Date) =>
  query
    .selectFrom('member_tree')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'member_tree.merchant_id')
        .onRef('members.id', '=', 'member_tree.ancestor_id'),
    )
    .select(['members.id', 'members.account'])
    .where('member_tree.merchant_id', '=', merchantId)
    .where('member_tree.descendant_id', '=', memberId)
    .where('member_tree.depth', '>', 0)
    .where(inForceAt(merchantId, at))
    .orderBy('member_tree.depth', 'desc')
    .execute()

/** How many are below a member at a moment. */
export async function countDownlines(query: Query, { merchantId, memberId }: Place, at: Date): Promise<number> {
  const { count } = await query
    .selectFrom('member_tree')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('ancestor_id', '=', memberId)
    .where('depth', '>', 0)
    .where(inForceAt(merchantId, at))
    .executeTakeFirstOrThrow()
  return Number(count)
}

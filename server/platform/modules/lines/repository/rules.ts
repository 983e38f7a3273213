import type { Database, Transaction } from '../../../db/connection.ts'
import type { Limit } from '../subjects.ts'

type Connection = Pick<Database, 'raw'>

/** Who asks, and the day of which the tree is asked. */
export interface Asker {
  readonly merchantId: string
  readonly memberId: string
  readonly today: string
}

/** Whose rule: of who asks, of somebody above him, or of somebody in his line. */
export type RuleSource = 'OWN' | 'ABOVE' | 'LINE'

export interface HeldLimit extends Limit {
  readonly memberId: string
  readonly source: RuleSource
}

const today = (edge: string) => `${edge}.from_day <= $3::date and $3::date < ${edge}.until_day`

/** Those of the ids that are in the asker's line or himself: how far below, how many are below them, and whether rows are still to be written. */
export const findLines = ({ raw }: Connection, { merchantId, memberId, today: day }: Asker, ids: readonly string[]) =>
  raw<{ memberId: string; depth: number; members: number; isPending: boolean }>(
    `select line.descendant_id as "memberId", line.depth, (select count(*)::int4 from member_tree below
         where below.merchant_id = $1 and below.ancestor_id = line.descendant_id and below.depth > 0 and ${today('below')}) as members,
         exists (select from line_rules_due due where due.merchant_id = $1 and due.line_id = line.descendant_id and due.day <= $3::date)
           as "isPending"
       from member_tree line
      where line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id = any($4::uuid[]) and ${today('line')}`,
    [merchantId, memberId, day, ids],
  )

/** What holds for members of the asker's line, each rule with whose it is; several may be about one subject. */
export const listHeld = ({ raw }: Connection, { merchantId, memberId, today: day }: Asker, ids: readonly string[]) =>
  raw<HeldLimit>(
    `select above.descendant_id as "memberId", r.subject, r.greatest, case when r.set_by = $2 then 'OWN'
         when exists (select from member_tree mine where mine.merchant_id = $1 and mine.ancestor_id = $2 and mine.descendant_id = r.set_by
           and ${today('mine')}) then 'LINE' else 'ABOVE' end as source
       from member_tree above
       join line_rules r on r.merchant_id = $1 and r.line_id = above.ancestor_id and (r.set_by <> r.line_id or above.depth > 0)
        and line_rule_holds(r, $3::date)
      where above.merchant_id = $1 and above.descendant_id = any($4::uuid[]) and ${today('above')}
      order by r.subject, r.greatest`,
    [merchantId, memberId, day, ids],
  )

/** What somebody set for lines. */
export const listSet = ({ raw }: Connection, { merchantId, memberId }: Asker, ids: readonly string[]) =>
  raw<Limit & { memberId: string }>(
    `select line_id as "memberId", subject, greatest from line_rules
      where merchant_id = $1 and set_by = $2 and line_id = any($3::uuid[]) order by subject`,
    [merchantId, memberId, ids],
  )

/** Puts what somebody sets for a line in the place of what he had set. */
export async function replaceRules(
  tx: Transaction,
  { merchantId, memberId }: Asker,
  lineId: string,
  limits: readonly Limit[],
  at: Date,
): Promise<void> {
  await tx.raw('delete from line_rules where merchant_id = $1 and line_id = $2 and set_by = $3', [
    merchantId,
    lineId,
    memberId,
  ])
  await tx.raw(
    `insert into line_rules (merchant_id, line_id, set_by, subject, greatest, set_at)
     select $1::text, $2::uuid, $3::uuid, given.subject, given.greatest, $6 from unnest($4::text[], $5::int8[]) as given (subject, greatest)`,
    [merchantId, lineId, memberId, limits.map(({ subject }) => subject), limits.map(({ greatest }) => greatest), at],
  )
}

/** Writes what is in force on a day for a member and everybody below (line_rules_keep.sql); answers how many rows changed. */
export async function keepRules(
  { raw }: Connection,
  { merchantId, lineId, day }: { readonly merchantId: string; readonly lineId: string; readonly day: string },
): Promise<number> {
  const [row] = await raw<{ written: number }>('select line_rules_keep($1, $2, $3::date) as written', [
    merchantId,
    lineId,
    day,
  ])
  return row?.written ?? 0
}

/** The same for somebody whose account opens at a moment: nobody is below yet. */
export async function keepNew(tx: Transaction, merchantId: string, memberId: string, at: Date): Promise<void> {
  await tx.raw('select line_rules_keep($1, $2, merchant_day($1, $3))', [merchantId, memberId, at])
}

/** Which of the codes are no vendors of a brand. */
export async function listUnknownVendors({ raw }: Connection, merchantId: string, codes: readonly string[]) {
  const rows = await raw<{ code: string }>(
    `select given.code from unnest($2::text[]) as given (code) where not exists
       (select from merchant_vendors v where v.merchant_id = $1 and v.vendor_code = given.code)`,
    [merchantId, codes],
  )
  return rows.map(({ code }) => code)
}

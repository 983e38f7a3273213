import type { Database } from '../../../db/connection.ts'
import { AGENTS, TRIAL } from '../../../lib/account-types.ts'
import type { Limit } from '../subjects.ts'

type Connection = Pick<Database, 'raw'>

interface Reference {
  readonly id: string
  readonly account: string
}

/** A member in the tree, with what the team came to since the first of the month. */
export interface LineRow extends Reference {
  readonly nickname: string | null
  readonly type: number
  readonly status: 'ACTIVE' | 'LOCKED' | 'CLOSED'
  readonly currency: string
  readonly path: readonly Reference[]
  readonly direct_members: number
  readonly members: number
  readonly stake: bigint
  readonly valid_bet: bigint
  readonly payout: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly active_members: number
  /** Where it stands from tomorrow on, when that differs. */
  readonly next: { readonly day: string; readonly upline: Reference | null } | null
}

export interface LineFilter {
  readonly uplineId?: string | undefined
  readonly account?: string | undefined
  readonly ids?: readonly string[] | undefined
}

const today = (edge: string) => `${edge}.from_day <= $2::date and $2::date < ${edge}.until_day`

/**
 * A page of the tree: those directly below somebody, whoever is found by name or id, or else the agents with nobody above. Counted as far
 * as the filter goes; what stands beside each name is read for the page alone.
 */
export async function listLines(
  { raw }: Connection,
  { merchantId, day }: { readonly merchantId: string; readonly day: string },
  filter: LineFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: LineRow[]; total: number }> {
  const given: unknown[] = [merchantId, day, TRIAL]
  const add = (value: unknown) => `$${given.push(value)}`
  const wanted = conditionOf(filter, add)
  const rows = await raw<LineRow & { total: bigint }>(
    `with found as (
       select m.*, count(*) over () as total from members m where m.merchant_id = $1 and m.type <> $3 and ${wanted}
        order by m.account_key limit ${add(page.limit)} offset ${add(page.offset)}
     )
     select found.id, found.account, found.nickname, found.type, found.status, found.currency, found.total,
         (select count(*)::int4 from member_tree e where e.merchant_id = $1 and e.ancestor_id = found.id and e.depth = 1 and ${today('e')})
           as direct_members,
         (select count(*)::int4 from member_tree e where e.merchant_id = $1 and e.ancestor_id = found.id and e.depth > 0 and ${today('e')})
           as members,
         coalesce((select json_agg(json_build_object('id', up.id, 'account', up.account) order by e.depth desc) from member_tree e
           join members up on up.merchant_id = $1 and up.id = e.ancestor_id
          where e.merchant_id = $1 and e.descendant_id = found.id and e.depth > 0 and ${today('e')}), '[]') as path,
         month.*, coalesce((select p.active_members from team_periods p where p.merchant_id = $1 and p.team_id = found.id
           and p.currency = found.currency and p.period = 'MONTH' and p.starts_on = measure_period_start('MONTH', $2::date)), 0) as active_members,
         (select json_build_object('day', ($2::date + 1)::text, 'upline', (select json_build_object('id', up.id, 'account', up.account)
             from member_tree e join members up on up.merchant_id = $1 and up.id = e.ancestor_id
            where e.merchant_id = $1 and e.descendant_id = found.id and e.depth = 1 and e.from_day <= $2::date + 1 and $2::date + 1 < e.until_day))
           from line_rules_due due where due.merchant_id = $1 and due.line_id = found.id and due.day = $2::date + 1) as next
       from found, lateral (select coalesce(sum(d.stake), 0)::int8 as stake, coalesce(sum(d.valid_bet), 0)::int8 as valid_bet,
           coalesce(sum(d.payout), 0)::int8 as payout, coalesce(sum(d.deposits), 0)::int8 as deposits,
           coalesce(sum(d.withdrawals), 0)::int8 as withdrawals from team_days d
          where d.merchant_id = $1 and d.team_id = found.id and d.currency = found.currency
            and d.day between measure_period_start('MONTH', $2::date) and $2::date) month
      order by found.account_key`,
    given,
  )
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

function conditionOf({ ids, account, uplineId }: LineFilter, add: (value: unknown) => string): string {
  if (ids !== undefined) return `m.id = any(${add(ids)}::uuid[])`
  if (account !== undefined) return `starts_with(m.account_key, ${add(account)})`
  if (uplineId !== undefined)
    return `m.id in (select e.descendant_id from member_tree e where e.merchant_id = $1 and e.ancestor_id = ${add(uplineId)}
      and e.depth = 1 and ${today('e')})`
  return `m.type = any(${add([...AGENTS])}::int2[]) and not exists (select from member_tree e
    where e.merchant_id = $1 and e.descendant_id = m.id and e.depth = 1 and ${today('e')})`
}

/** What a team came to on a day. */
export async function findDay(
  { raw }: Connection,
  merchantId: string,
  { memberId, day }: { readonly memberId: string; readonly day: string },
) {
  const [row] = await raw<{ stake: bigint; valid_bet: bigint; payout: bigint }>(
    `select coalesce(sum(d.stake), 0)::int8 as stake, coalesce(sum(d.valid_bet), 0)::int8 as valid_bet,
         coalesce(sum(d.payout), 0)::int8 as payout from team_days d
       join members m on m.merchant_id = d.merchant_id and m.id = d.team_id and m.currency = d.currency
      where d.merchant_id = $1 and d.team_id = $2 and d.day = $3::date`,
    [merchantId, memberId, day],
  )
  return row ?? { stake: 0n, valid_bet: 0n, payout: 0n }
}

/** What is in force for a member. */
export const listInForce = ({ raw }: Connection, merchantId: string, memberId: string) =>
  raw<Limit>(
    `select held.key as subject, held.value::int8 as greatest from line_rules_in_force kept, jsonb_each_text(kept.limits) held
      where kept.merchant_id = $1 and kept.member_id = $2 order by held.key`,
    [merchantId, memberId],
  )

/** What would be in force for somebody directly below a member. */
export const listBelow = ({ raw }: Connection, merchantId: string, uplineId: string, day: string) =>
  raw<Limit>(
    `select r.subject, min(r.greatest) as greatest from member_tree above
       join line_rules r on r.merchant_id = $1 and r.line_id = above.ancestor_id and line_rule_holds(r, $2::date)
      where above.merchant_id = $1 and above.descendant_id = $3 and ${today('above')}
      group by r.subject order by r.subject`,
    [merchantId, day, uplineId],
  )

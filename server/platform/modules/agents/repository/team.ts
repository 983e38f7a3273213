import type { Database } from '../../../db/connection.ts'
import { AGENTS } from '../../../lib/account-types.ts'

type Connection = Pick<Database, 'raw'>

/** A member as somebody above sees one. */
export interface TeamMemberRow {
  readonly id: string
  readonly account: string
  readonly nickname: string | null
  readonly type: number
  readonly status: 'ACTIVE' | 'LOCKED' | 'CLOSED'
  readonly depth: number
  readonly upline_id: string
  readonly direct_members: bigint
  readonly balance: bigint
  readonly registered_at: Date
  readonly last_sign_in_at: Date | null
}

/** Who asks, and the day of which the tree is asked. */
export interface Asker {
  readonly merchantId: string
  readonly memberId: string
  readonly today: string
}

export interface TeamFilter {
  readonly uplineId?: string | undefined
  readonly account?: string | undefined
  readonly isAgent?: boolean | undefined
  readonly ids?: readonly string[] | undefined
}

const today = (edge: string) => `${edge}.from_day <= $3::date and $3::date < ${edge}.until_day`

const ORDERS = {
  account: 'm.account_key',
  registeredAt: 'm.registered_at',
  lastSignInAt: 'm.last_sign_in_at',
} as const
export type TeamOrder = keyof typeof ORDERS

/**
 * Members below the asker: directly below somebody of his line, found by the beginning of their names, or by their ids. Counted as far
 * as the filter goes; what stands beside each name is read for the page alone.
 */
export async function listTeamMembers(
  { raw }: Connection,
  asker: Asker,
  filter: TeamFilter,
  page: { order: TeamOrder; isDescending: boolean; limit: number; offset: number },
): Promise<{ rows: TeamMemberRow[]; total: number }> {
  const given: unknown[] = [asker.merchantId, asker.memberId, asker.today]
  const add = (value: unknown) => `$${given.push(value)}`
  const wanted = conditionsOf(filter, asker, add)
  const direction = page.isDescending ? 'desc nulls last' : 'asc nulls first'
  const rows = await raw<TeamMemberRow & { total: bigint }>(
    `with found as (
       select m.*, line.depth, count(*) over () as total
         from member_tree line join members m on m.merchant_id = line.merchant_id and m.id = line.descendant_id
        where line.merchant_id = $1 and line.ancestor_id = $2 and line.depth > 0 and ${today('line')}${wanted}
        order by ${ORDERS[page.order]} ${direction}, m.id limit ${add(page.limit)} offset ${add(page.offset)}
     )
     select found.id, found.account, found.nickname, found.type, found.status, found.depth, found.registered_at, found.last_sign_in_at,
         found.total, above.ancestor_id as upline_id, coalesce(held.balance, 0)::int8 as balance,
         (select count(*) from member_tree below where below.merchant_id = $1 and below.ancestor_id = found.id and below.depth = 1
             and ${today('below')}) as direct_members
       from found
       join member_tree above on above.merchant_id = $1 and above.descendant_id = found.id and above.depth = 1 and ${today('above')}
       left join ledger_accounts held on held.merchant_id = $1 and held.member_id = found.id and held.currency = found.currency
        and held.account = 'CASH'
      order by ${ORDERS[page.order].replace('m.', 'found.')} ${direction}, found.id`,
    given,
  )
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

function conditionsOf({ uplineId, account, isAgent, ids }: TeamFilter, asker: Asker, add: (value: unknown) => string) {
  const conditions: string[] = []
  if (ids !== undefined) conditions.push(`m.id = any(${add(ids)}::uuid[])`)
  else if (account !== undefined) conditions.push(`starts_with(m.account_key, ${add(account)})`)
  else if (uplineId === undefined || uplineId === asker.memberId) conditions.push('line.depth = 1')
  else
    conditions.push(`exists (select from member_tree direct where direct.merchant_id = $1 and direct.ancestor_id = ${add(uplineId)}
      and direct.descendant_id = m.id and direct.depth = 1 and ${today('direct')})`)
  if (isAgent !== undefined) conditions.push(`(m.type = any(${add([...AGENTS])}::int2[])) = ${add(isAgent)}`)
  return conditions.map((condition) => ` and ${condition}`).join('')
}

/** Those of the ids that are below the asker today, or the asker. */
export async function keepOwnLine({ raw }: Connection, asker: Asker, ids: readonly string[]): Promise<string[]> {
  const rows = await raw<{ id: string }>(
    `select e.descendant_id as id from member_tree e
      where e.merchant_id = $1 and e.ancestor_id = $2 and e.descendant_id = any($4::uuid[]) and ${today('e')}`,
    [asker.merchantId, asker.memberId, asker.today, ids],
  )
  return rows.map(({ id }) => id)
}

/** Who stands between the asker and members below him, the highest first, each member last; who is not below is left out. */
export function listPaths({ raw }: Connection, asker: Asker, ids: readonly string[]) {
  return raw<{ memberId: string; path: string[] }>(
    `select line.descendant_id as "memberId", array_agg(above.ancestor_id::text order by above.depth desc) as path
       from member_tree line
       join member_tree above on above.merchant_id = $1 and above.descendant_id = line.descendant_id and above.depth < line.depth
        and ${today('above')}
      where line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id = any($4::uuid[]) and ${today('line')}
      group by line.descendant_id`,
    [asker.merchantId, asker.memberId, asker.today, ids],
  )
}

/** How many are below, directly below, and of those below were seen since a moment. */
export async function countTeam({ raw }: Connection, asker: Asker, seenSince: Date) {
  const [row] = await raw<{ members: bigint; direct_members: bigint; online_members: bigint }>(
    `select count(*) as members, count(*) filter (where e.depth = 1) as direct_members,
         (select count(distinct s.member_id) from sessions s
            join member_tree line on line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id = s.member_id
             and line.depth > 0 and ${today('line')}
           where s.merchant_id = $1 and s.ended_at is null and s.last_seen_at > $4) as online_members
       from member_tree e where e.merchant_id = $1 and e.ancestor_id = $2 and e.depth > 0 and ${today('e')}`,
    [asker.merchantId, asker.memberId, asker.today, seenSince],
  )
  return row ?? { members: 0n, direct_members: 0n, online_members: 0n }
}

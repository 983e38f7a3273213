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
  account: { column: 'm.account_key', nulls: '' },
  registeredAt: { column: 'm.registered_at', nulls: '' },
  lastSignInAt: { column: 'm.last_sign_in_at', nulls: 'nulls last' },
} as const
export type TeamOrder = keyof typeof ORDERS

interface TeamPage {
  readonly order: TeamOrder
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
}

/** Where members of a list are found: a relation `line` of their ids and how far they are below the asker, joined with `m`. */
interface Source {
  readonly from: string
  readonly given: unknown[]
}

/** The beginning of anything that begins with a text: nothing that can be typed sorts after it. */
const LAST_LETTER = '\u{10ffff}'

/**
 * Members below the asker: directly below somebody of his line, found by the beginning of their names, or by their ids. All that the filter
 * finds are counted, whichever page is asked for; what stands beside each name is read for the page alone.
 */
export async function listTeamMembers(
  connection: Connection,
  asker: Asker,
  filter: TeamFilter,
  page: TeamPage,
): Promise<{ rows: TeamMemberRow[]; total: number }> {
  const source = sourceOf(asker, filter)
  const [total, rows] = await Promise.all([count(connection, source), read(connection, source, page)])
  return { rows, total }
}

function sourceOf(asker: Asker, { uplineId = asker.memberId, account, isAgent, ids }: TeamFilter): Source {
  const given: unknown[] = [asker.merchantId, asker.memberId, asker.today]
  const add = (value: unknown) => `$${given.push(value)}`
  const narrowed = (from: string, wanted = '') => {
    const kind = isAgent === undefined ? '' : ` and (m.type = any(${add([...AGENTS])}::int2[])) = ${add(isAgent)}`
    return { from: `${from} where m.merchant_id = $1${wanted}${kind}`, given }
  }
  const anywhere = `members m join member_tree line on line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id = m.id
    and line.depth > 0 and ${today('line')}`
  if (ids !== undefined) return narrowed(anywhere, ` and m.id = any(${add(ids)}::uuid[])`)
  if (account !== undefined)
    // By bytes, as the index of names is: in whatever order the database has words otherwise.
    return narrowed(
      anywhere,
      ` and m.account_key ~>=~ ${add(account)} and m.account_key ~<~ ${add(account + LAST_LETTER)}`,
    )
  // The edges first, and each member by its key: the planner takes the members of a brand for fewer than the edges of an agent.
  return narrowed(`(select direct.descendant_id, own.depth + 1 as depth
       from member_tree own
       join member_tree direct on direct.merchant_id = $1 and direct.ancestor_id = own.descendant_id and direct.depth = 1 and ${today('direct')}
      where own.merchant_id = $1 and own.ancestor_id = $2 and own.descendant_id = ${add(uplineId)} and ${today('own')}) line
    cross join lateral (select * from members one where one.merchant_id = $1 and one.id = line.descendant_id offset 0) m`)
}

async function count({ raw }: Connection, { from, given }: Source): Promise<number> {
  const [row] = await raw<{ total: bigint }>(`select count(*) as total from ${from}`, given)
  return Number(row?.total ?? 0n)
}

function read({ raw }: Connection, { from, given }: Source, page: TeamPage): Promise<TeamMemberRow[]> {
  const { column, nulls } = ORDERS[page.order]
  const direction = page.isDescending ? 'desc' : 'asc'
  const order = (column: string, id: string) =>
    `order by ${column} ${direction} ${page.isDescending ? nulls : ''}, ${id} ${direction}`
  return raw<TeamMemberRow>(
    `with found as (
       select m.*, line.depth from ${from} ${order(column, 'm.id')}
        limit $${given.length + 1} offset $${given.length + 2}
     )
     select found.id, found.account, found.nickname, found.type, found.status, found.depth, found.registered_at, found.last_sign_in_at,
         above.ancestor_id as upline_id, coalesce(held.balance, 0)::int8 as balance, size.direct_members
       from found
       join member_tree above on above.merchant_id = $1 and above.descendant_id = found.id and above.depth = 1 and ${today('above')}
      cross join lateral team_size($1, found.id, $3::date) size
       left join ledger_accounts held on held.merchant_id = $1 and held.member_id = found.id and held.currency = found.currency
        and held.account = 'CASH'
      ${order(column.replace('m.', 'found.'), 'found.id')}`,
    [...given, page.limit, page.offset],
  )
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

/** Who of a name is or was below the asker. */
export async function findNamed({ raw }: Connection, asker: Asker, accountKey: string): Promise<string | undefined> {
  const [row] = await raw<{ id: string }>(
    `select m.id from members m
      where m.merchant_id = $1 and m.account_key = $3
        and exists (select from member_tree e
          where e.merchant_id = $1 and e.ancestor_id = $2 and e.descendant_id = m.id and e.depth > 0)`,
    [asker.merchantId, asker.memberId, accountKey],
  )
  return row?.id
}

/** Whether somebody was below the asker on the day of a moment. */
export async function wasInLine(
  { raw }: Connection,
  asker: Asker,
  memberId: string,
  at: Date,
  timeZone: string,
): Promise<boolean> {
  const rows = await raw(
    `select from member_tree e where e.merchant_id = $1 and e.ancestor_id = $2 and e.descendant_id = $3 and e.depth > 0
        and e.from_day <= ($4::timestamptz at time zone $5)::date and ($4::timestamptz at time zone $5)::date < e.until_day`,
    [asker.merchantId, asker.memberId, memberId, at, timeZone],
  )
  return rows.length > 0
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
    `select size.members, size.direct_members,
         (select count(distinct s.member_id) from sessions s
            join member_tree line on line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id = s.member_id
             and line.depth > 0 and ${today('line')}
           where s.merchant_id = $1 and s.ended_at is null and s.subaccount_id is null and s.last_seen_at > $4) as online_members
       from team_size($1, $2, $3::date) size`,
    [asker.merchantId, asker.memberId, asker.today, seenSince],
  )
  return row ?? { members: 0n, direct_members: 0n, online_members: 0n }
}

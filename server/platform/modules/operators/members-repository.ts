import type { Kysely } from 'kysely'
import { contains, type Rows } from '../../db/search.ts'
import type { Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../http/paging.ts'

export interface MemberFilter {
  search?: string | undefined
  type?: number | undefined
  status?: string | undefined
  ids?: readonly string[] | undefined
}

const SORTS = {
  account: 'members.account_key',
  registeredAt: 'members.registered_at',
  lastSignInAt: 'members.last_sign_in_at',
  type: 'members.type',
  status: 'members.status',
  balance: 'ledger_accounts.balance',
  id: 'members.id',
} as const

/** Members with the balance of their main wallet: a view over members and ledger for operators, which only reads. */
const membersOf = (query: Kysely<Tables>, merchantId: string) =>
  query
    .selectFrom('members')
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.merchant_id', '=', 'members.merchant_id')
        .onRef('ledger_accounts.member_id', '=', 'members.id')
        .onRef('ledger_accounts.currency', '=', 'members.currency')
        .on('ledger_accounts.account', '=', 'CASH'),
    )
    .where('members.merchant_id', '=', merchantId)

const COLUMNS = [
  'members.id',
  'members.account',
  'members.nickname',
  'members.type',
  'members.status',
  'members.currency',
  'members.email',
  'members.mobile',
  'members.registered_at',
  'members.last_sign_in_at',
  'members.last_sign_in_ip',
  'ledger_accounts.balance',
] as const

export async function selectMembers(
  query: Kysely<Tables>,
  merchantId: string,
  filter: MemberFilter,
  page: PageRequest,
) {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'members.registered_at', direction: 'desc' })
  let wanted = membersOf(query, merchantId)
  if (filter.type !== undefined) wanted = wanted.where('members.type', '=', filter.type)
  if (filter.status !== undefined) wanted = wanted.where('members.status', '=', filter.status)
  if (filter.ids !== undefined) wanted = wanted.where('members.id', 'in', [...filter.ids])
  if (filter.search) {
    const part = contains(filter.search)
    wanted = wanted.where((any) =>
      any.or([
        any('members.account', 'ilike', part),
        any('members.nickname', 'ilike', part),
        any('members.email', 'ilike', part),
        any('members.mobile', 'like', part),
      ]),
    )
  }
  const rows = await wanted
    .select(COLUMNS)
    .orderBy(column, (order) => (direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('members.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) } satisfies Rows<unknown>
}

export function selectMember(query: Kysely<Tables>, merchantId: string, id: string) {
  return membersOf(query, merchantId).select(COLUMNS).where('members.id', '=', id).executeTakeFirst()
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof selectMember>>>

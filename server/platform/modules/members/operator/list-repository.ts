import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import { contains, type Rows } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import { foldText } from '../../../lib/fold-text.ts'
import type { Tag } from './schema.ts'

export interface MemberFilter {
  search?: string | undefined
  types?: readonly number[] | undefined
  status?: string | undefined
  ids?: readonly string[] | undefined
  tagId?: string | undefined
  registeredFrom?: string | undefined
  registeredTo?: string | undefined
  /** Last sign-in. */
  seenFrom?: string | undefined
  seenTo?: string | undefined
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
  'members.payee_name',
  'members.email',
  'members.mobile',
  'members.registered_at',
  'members.last_sign_in_at',
  'members.last_sign_in_ip',
  'ledger_accounts.balance',
  sql<Static<typeof Tag>[]>`coalesce((
    select json_agg(json_build_object('id', tags.id, 'name', tags.name, 'colour', tags.colour) order by tags.name_key)
      from member_tags join tags on tags.merchant_id = member_tags.merchant_id and tags.id = member_tags.tag_id
     where member_tags.merchant_id = members.merchant_id and member_tags.member_id = members.id), '[]')`.as('tags'),
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
  if (filter.types !== undefined) wanted = wanted.where('members.type', 'in', [...filter.types])
  if (filter.status !== undefined) wanted = wanted.where('members.status', '=', filter.status)
  if (filter.ids !== undefined) wanted = wanted.where('members.id', 'in', [...filter.ids])
  if (filter.registeredFrom !== undefined)
    wanted = wanted.where('members.registered_at', '>=', new Date(filter.registeredFrom))
  if (filter.registeredTo !== undefined)
    wanted = wanted.where('members.registered_at', '<', new Date(filter.registeredTo))
  if (filter.seenFrom !== undefined) wanted = wanted.where('members.last_sign_in_at', '>=', new Date(filter.seenFrom))
  if (filter.seenTo !== undefined) wanted = wanted.where('members.last_sign_in_at', '<', new Date(filter.seenTo))
  if (filter.tagId !== undefined) {
    const { tagId } = filter
    wanted = wanted.where((where) =>
      where.exists(
        where
          .selectFrom('member_tags')
          .select('member_id')
          .whereRef('member_tags.member_id', '=', 'members.id')
          .where('member_tags.merchant_id', '=', merchantId)
          .where('member_tags.tag_id', '=', tagId),
      ),
    )
  }
  // The column is folded like the wanted part: capitals and diacritics make no difference.
  if (filter.search)
    wanted = wanted.where('members.search_text', 'like', contains(foldText(filter.search).toLowerCase()))
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

export type ListedMember = NonNullable<Awaited<ReturnType<typeof selectMember>>>

import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import { behind, contains, countUpTo, inSpan, type Rows } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Moment } from '../../../http/feed.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import { dialledDigits } from '../../../lib/dialled-digits.ts'
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

function wantedMembers(query: Kysely<Tables>, merchantId: string, filter: MemberFilter) {
  let wanted = membersOf(query, merchantId)
  if (filter.types !== undefined) wanted = wanted.where('members.type', 'in', [...filter.types])
  if (filter.status !== undefined) wanted = wanted.where('members.status', '=', filter.status)
  if (filter.ids !== undefined) wanted = wanted.where('members.id', 'in', [...filter.ids])
  wanted = inSpan(wanted, 'members.registered_at', { from: filter.registeredFrom, to: filter.registeredTo })
  wanted = inSpan(wanted, 'members.last_sign_in_at', { from: filter.seenFrom, to: filter.seenTo })
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
  if (filter.search) {
    const folded = foldText(filter.search).toLowerCase()
    const parts = [folded, dialledDigits(filter.search.trim()) ?? folded]
    wanted = wanted.where((where) =>
      where.or(parts.map((part) => where('members.search_text', 'like', contains(part)))),
    )
  }
  return wanted
}

export async function selectMembers(
  query: Kysely<Tables>,
  merchantId: string,
  filter: MemberFilter,
  page: PageRequest,
) {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'members.registered_at', direction: 'desc' })
  const wanted = wantedMembers(query, merchantId, filter)
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

/** Members behind a place of the list, who registered last first. */
export function readMembers(
  query: Kysely<Tables>,
  merchantId: string,
  filter: MemberFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<ListedMember[]> {
  return behind(wantedMembers(query, merchantId, filter), ['members.registered_at', 'members.id'], after)
    .select(COLUMNS)
    .orderBy('members.registered_at', 'desc')
    .orderBy('members.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many members a filter finds, counted up to `most`. */
export const countMembers = (query: Kysely<Tables>, merchantId: string, filter: MemberFilter, most: number) =>
  countUpTo(query, wantedMembers(query, merchantId, filter).select('members.id'), most)

export function selectMember(query: Kysely<Tables>, merchantId: string, id: string) {
  return membersOf(query, merchantId).select(COLUMNS).where('members.id', '=', id).executeTakeFirst()
}

export type ListedMember = NonNullable<Awaited<ReturnType<typeof selectMember>>>

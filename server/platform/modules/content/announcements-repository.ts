import { type Kysely, type Selectable, sql } from 'kysely'
import { contains, type Rows } from '../../db/search.ts'
import type { ContentAnnouncements, Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../http/paging.ts'
import { inTime, type PublicationAt, standsAs } from './publication-repository.ts'
import type { AnnouncementInput, StoredAnnouncement, Translation } from './shapes.ts'

export interface AnnouncementFilter {
  types?: readonly string[] | undefined
  executions?: readonly string[] | undefined
  isPublished?: boolean | undefined
  publication?: PublicationAt | undefined
  search?: string | undefined
  ids?: readonly string[] | undefined
  audience?: StoredAnnouncement['audience'] | undefined
  /** Those for agents, and those that any member reads who is signed in: notices, which are for all, and what is shown to members. */
  isForAgents?: true | undefined
  /** Only those in force at this moment. */
  shownAt?: Date | undefined
}

const SORTS = {
  promotionType: 'promotion_type',
  execution: 'execution',
  audience: 'audience',
  isPublished: 'published',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  changedAt: 'changed_at',
  id: 'id',
} as const
/** When it came into force: its start, or when it was written where it has none. */
const STARTED = sql<Date>`coalesce(starts_at, created_at)`

export async function selectAnnouncements(
  query: Kysely<Tables>,
  merchantId: string,
  filter: AnnouncementFilter,
  page: PageRequest,
): Promise<Rows<StoredAnnouncement>> {
  const { limit, offset } = pageOf(page)
  let wanted = query.selectFrom('content_announcements').where('merchant_id', '=', merchantId)
  if (filter.types?.length) wanted = wanted.where('promotion_type', 'in', [...filter.types])
  if (filter.executions?.length) wanted = wanted.where('execution', 'in', [...filter.executions])
  if (filter.audience !== undefined) wanted = wanted.where('audience', '=', filter.audience)
  if (filter.isForAgents)
    wanted = wanted.where((all) =>
      all.or([all('audience', '=', 'AGENTS'), all('promotion_type', '=', 'B'), all('execution', '=', 'A')]),
    )
  if (filter.isPublished !== undefined) wanted = wanted.where('published', '=', filter.isPublished)
  if (filter.publication !== undefined) wanted = wanted.where(standsAs(filter.publication))
  if (filter.ids !== undefined) wanted = wanted.where('id', 'in', [...filter.ids])
  const { shownAt, search } = filter
  if (shownAt !== undefined) {
    wanted = wanted
      .where('published', '=', true)
      .where((all) => all.or([all('starts_at', 'is', null), all('starts_at', '<=', shownAt)]))
      .where((all) => all.or([all('ends_at', 'is', null), all('ends_at', '>', shownAt)]))
  }
  if (search) {
    wanted = wanted.where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(translations) t where t->>'title' ilike ${contains(search)})`,
    )
  }
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'changed_at', direction: 'desc' })
  const ordered =
    page.sort === undefined ? wanted.orderBy(STARTED, 'desc') : wanted.orderBy(column, inTime(column, direction))
  const rows = await ordered.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(toAnnouncement), total: Number(total) }
}

export async function selectAnnouncement(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<StoredAnnouncement | undefined> {
  const row = await query
    .selectFrom('content_announcements')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAnnouncement(row)
}

export async function insertAnnouncement(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
  input: AnnouncementInput,
  now: Date,
): Promise<void> {
  await query
    .insertInto('content_announcements')
    .values({ merchant_id: merchantId, id, ...columnsOf(input), created_at: now, changed_at: now })
    .execute()
}

export async function updateAnnouncement(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
  input: AnnouncementInput,
  now: Date,
): Promise<void> {
  await query
    .updateTable('content_announcements')
    .set({ ...columnsOf(input), changed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteAnnouncement(query: Kysely<Tables>, merchantId: string, id: string): Promise<void> {
  await query.deleteFrom('content_announcements').where('merchant_id', '=', merchantId).where('id', '=', id).execute()
}

function columnsOf(input: AnnouncementInput) {
  return {
    promotion_type: input.promotionType,
    execution: input.execution,
    audience: input.audience,
    published: input.isPublished,
    starts_at: input.startsAt,
    ends_at: input.endsAt,
    translations: JSON.stringify(input.translations),
  }
}

function toAnnouncement(row: Selectable<ContentAnnouncements>): StoredAnnouncement {
  return {
    id: row.id,
    promotionType: row.promotion_type as StoredAnnouncement['promotionType'],
    execution: row.execution as StoredAnnouncement['execution'],
    audience: row.audience as StoredAnnouncement['audience'],
    isPublished: row.published,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    translations: row.translations as Translation[],
    changedAt: row.changed_at.toISOString(),
    startedAt: (row.starts_at ?? row.created_at).toISOString(),
  }
}

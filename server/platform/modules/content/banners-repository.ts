import { type Kysely, type Selectable, sql } from 'kysely'
import { contains, type Rows } from '../../db/search.ts'
import type { ContentBanners, Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../http/paging.ts'
import { inTime, type PublicationAt, standsAs } from './publication-repository.ts'
import type { BannerInput, BannerPicture, StoredBanner } from './shapes.ts'

export interface BannerFilter {
  groupName?: string | undefined
  isPublished?: boolean | undefined
  publication?: PublicationAt | undefined
  search?: string | undefined
  ids?: readonly string[] | undefined
}

const SORTS = {
  position: 'position',
  groupName: 'group_name',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  changedAt: 'changed_at',
  isPublished: 'published',
  id: 'id',
} as const

/** The published banners of a group whose time it is, in order. */
export async function selectShownBanners(
  query: Kysely<Tables>,
  merchantId: string,
  groupName: string,
  now: Date,
): Promise<StoredBanner[]> {
  const rows = await query
    .selectFrom('content_banners')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('group_name', '=', groupName)
    .where('published', '=', true)
    .where((all) => all.or([all('starts_at', 'is', null), all('starts_at', '<=', now)]))
    .where((all) => all.or([all('ends_at', 'is', null), all('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .limit(50)
    .execute()
  return rows.map(toBanner)
}

export async function selectBanners(
  query: Kysely<Tables>,
  merchantId: string,
  filter: BannerFilter,
  page: PageRequest,
): Promise<Rows<StoredBanner>> {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'group_name', direction: 'asc' })
  let wanted = query.selectFrom('content_banners').where('merchant_id', '=', merchantId)
  if (filter.groupName !== undefined) wanted = wanted.where('group_name', '=', filter.groupName)
  if (filter.isPublished !== undefined) wanted = wanted.where('published', '=', filter.isPublished)
  if (filter.publication !== undefined) wanted = wanted.where(standsAs(filter.publication))
  if (filter.ids !== undefined) wanted = wanted.where('id', 'in', [...filter.ids])
  if (filter.search) {
    const part = contains(filter.search)
    wanted = wanted.where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(pictures) p where p->>'title' ilike ${part})`,
    )
  }
  const rows = await wanted
    .selectAll()
    .orderBy(column, inTime(column, direction))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(toBanner), total: Number(total) }
}

export async function selectBanner(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<StoredBanner | undefined> {
  const row = await query
    .selectFrom('content_banners')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toBanner(row)
}

export async function insertBanner(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
  input: BannerInput,
  now: Date,
): Promise<void> {
  await query
    .insertInto('content_banners')
    .values({ merchant_id: merchantId, id, ...columnsOf(input), created_at: now, changed_at: now })
    .execute()
}

export async function updateBanner(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
  input: BannerInput,
  now: Date,
): Promise<void> {
  await query
    .updateTable('content_banners')
    .set({ ...columnsOf(input), changed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteBanner(query: Kysely<Tables>, merchantId: string, id: string): Promise<void> {
  await query.deleteFrom('content_banners').where('merchant_id', '=', merchantId).where('id', '=', id).execute()
}

/** Whether a published banner of the merchant, something in its mall, a promotion or its logo shows the picture. */
export async function isPublishedPicture(
  query: Kysely<Tables>,
  merchantId: string,
  imageUrl: string,
): Promise<boolean> {
  const row = await query
    .selectFrom('content_banners')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('published', '=', true)
    .where(sql<boolean>`pictures @> ${JSON.stringify([{ imageUrl }])}::jsonb`)
    .unionAll(
      query
        .selectFrom('mall_goods')
        .select('id')
        .where('merchant_id', '=', merchantId)
        .where('is_open', '=', true)
        .where(sql<boolean>`words @> ${JSON.stringify([{ pictureUrl: imageUrl }])}::jsonb`),
    )
    .unionAll(
      query
        .selectFrom('promotion_versions')
        .select('promotion_id as id')
        .where('merchant_id', '=', merchantId)
        .where(sql<boolean>`exists (select from jsonb_each(words) text where text.value->>'pictureUrl' = ${imageUrl})`),
    )
    .unionAll(
      query
        .selectFrom('merchants')
        .select(sql<string>`null::uuid`.as('id'))
        .where('id', '=', merchantId)
        .where((where) => where.or([where('logo_url', '=', imageUrl), where('icon_url', '=', imageUrl)])),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf(input: BannerInput) {
  return {
    group_name: input.groupName,
    position: input.position,
    published: input.isPublished,
    starts_at: input.startsAt,
    ends_at: input.endsAt,
    linkage_type: input.linkageType,
    url: input.url || null,
    pictures: JSON.stringify(input.pictures),
  }
}

function toBanner(row: Selectable<ContentBanners>): StoredBanner {
  return {
    id: row.id,
    groupName: row.group_name as StoredBanner['groupName'],
    position: row.position,
    isPublished: row.published,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    linkageType: row.linkage_type as StoredBanner['linkageType'],
    url: row.url,
    pictures: row.pictures as BannerPicture[],
    changedAt: row.changed_at.toISOString(),
  }
}

import { type Kysely, sql } from 'kysely'
import { contains, type Rows } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import { foldText } from '../../../lib/fold-text.ts'
import type { ArticleRow, VersionRow } from '../repository.ts'

/** An article with its newest version. */
export type OperatorArticleRow = ArticleRow & Omit<VersionRow, 'merchant_id'>

export interface ArticleFilter {
  readonly search?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly topic?: string | undefined
  readonly state?: 'DRAFT' | 'CHANGED' | 'PUBLISHED' | undefined
  readonly languageMissing?: string | undefined
}

const SORTS = {
  anchor: 'anchor',
  topic: 'topic',
  position: 'position',
  changedAt: 'changed_at',
} as const

const newest = (query: Kysely<Tables>, merchantId: string) =>
  query
    .selectFrom('help_articles')
    .innerJoin('help_versions', (join) =>
      join
        .onRef('help_versions.merchant_id', '=', 'help_articles.merchant_id')
        .onRef('help_versions.article_id', '=', 'help_articles.id')
        .onRef('help_versions.number', '=', 'help_articles.version'),
    )
    .where('help_articles.merchant_id', '=', merchantId)

export async function selectArticles(
  query: Kysely<Tables>,
  merchantId: string,
  { search, ids, topic, state, languageMissing }: ArticleFilter,
  page: PageRequest,
): Promise<Rows<OperatorArticleRow>> {
  let wanted = newest(query, merchantId)
  if (ids !== undefined) wanted = wanted.where('id', 'in', [...ids])
  if (topic !== undefined) wanted = wanted.where('topic', '=', topic)
  if (state === 'DRAFT') wanted = wanted.where('published_version', 'is', null)
  if (state === 'PUBLISHED') wanted = wanted.whereRef('published_version', '=', 'version')
  if (state === 'CHANGED') wanted = wanted.whereRef('published_version', '<', 'version')
  if (languageMissing !== undefined)
    wanted = wanted.where(sql<boolean>`not texts @> ${JSON.stringify([{ language: languageMissing }])}::jsonb`)
  if (search) {
    const part = contains(foldText(search).toLowerCase())
    wanted = wanted.where(
      sql<boolean>`(anchor like ${part} or exists (
        select 1 from jsonb_array_elements(texts) text where fold_text(text->>'title') like ${part}))`,
    )
  }
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'changed_at', direction: 'desc' })
  const rows = await wanted
    .selectAll('help_versions')
    .selectAll('help_articles')
    .orderBy(column, direction)
    .orderBy('anchor')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const selectArticle = (
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<OperatorArticleRow | undefined> =>
  newest(query, merchantId)
    .where('id', '=', id)
    .selectAll('help_versions')
    .selectAll('help_articles')
    .executeTakeFirst()

/** Held until the transaction ends, so that versions come one after the other. */
export const lockArticle = (query: Kysely<Tables>, merchantId: string, id: string): Promise<ArticleRow | undefined> =>
  query
    .selectFrom('help_articles')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const selectVersion = (
  query: Kysely<Tables>,
  merchantId: string,
  articleId: string,
  number: number,
): Promise<VersionRow | undefined> =>
  query
    .selectFrom('help_versions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('article_id', '=', articleId)
    .where('number', '=', number)
    .executeTakeFirst()

/** The newest first. */
export async function selectVersions(
  query: Kysely<Tables>,
  merchantId: string,
  articleId: string,
  page: PageRequest,
): Promise<Rows<VersionRow>> {
  const { limit, offset } = pageOf(page)
  const wanted = query
    .selectFrom('help_versions')
    .where('merchant_id', '=', merchantId)
    .where('article_id', '=', articleId)
  const rows = await wanted.selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Which version is the newest, and which one players read. */
export async function updateArticle(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
  versions: { readonly version?: number; readonly published_version?: number | null },
  now: Date,
): Promise<void> {
  await query
    .updateTable('help_articles')
    .set({ ...versions, changed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

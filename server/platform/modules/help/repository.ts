import type { Kysely, Selectable } from 'kysely'
import type { HelpArticles, HelpVersions, Tables } from '../../db/tables.ts'
import type { HelpDraft, HelpText } from './shapes.ts'
import type { HelpTopic } from './topics.ts'

export type ArticleRow = Selectable<HelpArticles>
export type VersionRow = Selectable<HelpVersions>

/** What players of a brand may read, by place and anchor. */
export const selectPublished = (query: Kysely<Tables>, merchantId: string) =>
  query
    .selectFrom('help_articles')
    .innerJoin('help_versions', (join) =>
      join
        .onRef('help_versions.merchant_id', '=', 'help_articles.merchant_id')
        .onRef('help_versions.article_id', '=', 'help_articles.id')
        .onRef('help_versions.number', '=', 'help_articles.published_version'),
    )
    .select(['help_articles.anchor', 'topic', 'related', 'texts'])
    .where('help_articles.merchant_id', '=', merchantId)
    .orderBy('position')
    .orderBy('anchor')
    .execute()

export const selectAnchors = async (query: Kysely<Tables>, merchantId: string): Promise<string[]> =>
  (await query.selectFrom('help_articles').select('anchor').where('merchant_id', '=', merchantId).execute()).map(
    ({ anchor }) => anchor,
  )

export interface NewArticle {
  readonly id: string
  readonly anchor: string
  readonly isPublished: boolean
  readonly savedBy: string | null
}

/** Writes an article with its first version. False when the brand has the anchor already; then nothing was written. */
export async function insertArticle(
  query: Kysely<Tables>,
  merchantId: string,
  { id, anchor, isPublished, savedBy }: NewArticle,
  draft: HelpDraft,
  now: Date,
): Promise<boolean> {
  const written = await query
    .insertInto('help_articles')
    .values({
      merchant_id: merchantId,
      id,
      anchor,
      version: 1,
      published_version: isPublished ? 1 : null,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'anchor']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) return false
  await insertVersion(query, merchantId, id, { number: 1, savedBy, restoredFrom: null }, draft, now)
  return true
}

export interface NewVersion {
  readonly number: number
  readonly savedBy: string | null
  readonly restoredFrom: number | null
}

export async function insertVersion(
  query: Kysely<Tables>,
  merchantId: string,
  articleId: string,
  { number, savedBy, restoredFrom }: NewVersion,
  { topic, position, related, texts }: HelpDraft,
  now: Date,
): Promise<void> {
  await query
    .insertInto('help_versions')
    .values({
      merchant_id: merchantId,
      article_id: articleId,
      number,
      topic,
      position,
      related: [...related],
      texts: JSON.stringify(texts),
      restored_from: restoredFrom,
      saved_by: savedBy,
      saved_at: now,
    })
    .execute()
}

/** What a version says, of its row. */
export const draftOf = ({
  topic,
  position,
  related,
  texts,
}: Pick<VersionRow, 'topic' | 'position' | 'related' | 'texts'>): HelpDraft => ({
  topic: topic as HelpTopic,
  position,
  related,
  texts: texts as HelpText[],
})

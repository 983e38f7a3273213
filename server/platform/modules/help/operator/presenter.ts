import type { Static } from 'typebox'
import { draftOf, type VersionRow } from '../repository.ts'
import type { HelpDraft as Draft } from '../shapes.ts'
import type { OperatorArticleRow } from './repository.ts'
import type { HelpState, HelpVersion, OperatorHelpArticle } from './schema.ts'

/** An article as operators of a brand with these languages see it. */
export function presentOperatorArticle(
  row: OperatorArticleRow,
  languages: readonly string[],
): Static<typeof OperatorHelpArticle> {
  const draft = presentDraft(draftOf(row))
  return {
    id: row.id,
    anchor: row.anchor,
    state: stateOf(row),
    version: row.version,
    publishedVersion: row.published_version,
    ...draft,
    missingLanguages: languages.filter((language) => !draft.texts.some((text) => text.language === language)),
    changedAt: row.changed_at.toISOString(),
  }
}

export const presentVersion = (row: VersionRow): Static<typeof HelpVersion> => ({
  number: row.number,
  ...presentDraft(draftOf(row)),
  restoredFrom: row.restored_from,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
})

/** What the audit log keeps: the words themselves stand in the versions, which nobody can change. */
export const presentForAudit = (row: OperatorArticleRow) => ({
  anchor: row.anchor,
  version: row.version,
  publishedVersion: row.published_version,
  topic: row.topic,
  position: row.position,
  related: row.related,
  titles: draftOf(row).texts.map(({ language, title }) => ({ language, title })),
})

const presentDraft = ({ topic, position, related, texts }: Draft) => ({
  topic,
  position,
  related: [...related],
  texts: [...texts],
})

function stateOf({
  version,
  published_version,
}: Pick<OperatorArticleRow, 'version' | 'published_version'>): Static<typeof HelpState> {
  if (published_version === null) return 'DRAFT'
  return published_version === version ? 'PUBLISHED' : 'CHANGED'
}

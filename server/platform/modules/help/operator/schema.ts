import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Locale, Nullable, Page, PageQuery, Reason } from '../../../http/call.ts'
import { HelpAnchor, HelpTopic } from '../schema.ts'
import { helpRights } from './policy.ts'

const Text = Type.Object(
  {
    language: Locale,
    title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    content: Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S', description: 'Markdown' }),
  },
  { additionalProperties: false },
)

/** What an operator writes of an article: the whole of its next version. */
export const HelpDraft = Type.Object(
  {
    topic: HelpTopic,
    position: Type.Integer({ minimum: 0, maximum: 999 }),
    related: Type.Array(HelpAnchor, { maxItems: 8 }),
    texts: Type.Array(Text, { minItems: 1, maxItems: 30 }),
  },
  { additionalProperties: false },
)

/** DRAFT is read by no player; CHANGED is read in an older version than the newest; PUBLISHED in the newest. */
export const HelpState = Type.Enum(['DRAFT', 'CHANGED', 'PUBLISHED'])

export const OperatorHelpArticle = Type.Object({
  id: Id,
  anchor: HelpAnchor,
  state: HelpState,
  version: Type.Integer({ description: 'Number of the newest version, which is told here' }),
  publishedVersion: Nullable(Type.Integer({ description: 'Number of the version that players read' })),
  ...HelpDraft.properties,
  missingLanguages: Type.Array(Locale, { description: 'Languages of the brand in which it says nothing' }),
  changedAt: DateTime,
})

export const HelpVersion = Type.Object({
  number: Type.Integer(),
  ...HelpDraft.properties,
  restoredFrom: Nullable(Type.Integer({ description: 'The version whose words were taken back' })),
  savedBy: Nullable(Type.String({ description: 'Account of the operator; null for the words a brand begins with' })),
  savedAt: DateTime,
})

const byId = Type.Object({ id: Id })
const reason = Type.Optional(Reason)
const write = { access: 'operator', right: helpRights['help.write'], value: OperatorHelpArticle } as const
const read = { access: 'operator', right: helpRights['help.read'] } as const

export const helpOperatorCalls = defineCalls({
  listOperatorHelpArticles: {
    ...read,
    method: 'GET',
    path: '/wps/admin/help-articles',
    summary: 'Articles of the help centre in their newest version',
    query: Type.Object({
      ...PageQuery,
      search: Type.Optional(Type.String({ maxLength: 80, description: 'Part of a title or the anchor' })),
      ids: Type.Optional(Ids),
      topic: Type.Optional(HelpTopic),
      state: Type.Optional(HelpState),
      languageMissing: Type.Optional(Type.Intersect([Locale], { description: 'Those that lack this language' })),
    }),
    value: Page(OperatorHelpArticle),
  },
  getOperatorHelpArticle: {
    ...read,
    method: 'GET',
    path: '/wps/admin/help-articles/:id',
    summary: 'One article in its newest version',
    params: byId,
    value: OperatorHelpArticle,
  },
  listHelpVersions: {
    ...read,
    method: 'GET',
    path: '/wps/admin/help-articles/:id/versions',
    summary: 'What an article said each time that it was saved, the newest first',
    params: byId,
    query: Type.Object({ pageNo: PageQuery.pageNo, pageSize: PageQuery.pageSize }),
    value: Page(HelpVersion),
  },
  createHelpArticle: {
    ...write,
    method: 'POST',
    path: '/wps/admin/help-articles',
    summary: 'Writes an article; no player reads it before it is published',
    body: Type.Object({ anchor: HelpAnchor, ...HelpDraft.properties, reason }, { additionalProperties: false }),
  },
  saveHelpArticle: {
    ...write,
    method: 'PUT',
    path: '/wps/admin/help-articles/:id',
    summary: 'Saves a new version; players read the published one until the new one is published',
    params: byId,
    body: Type.Object(
      {
        basedOn: Type.Integer({ minimum: 1, description: 'The version that was changed' }),
        ...HelpDraft.properties,
        reason,
      },
      { additionalProperties: false },
    ),
  },
  publishHelpArticle: {
    ...write,
    method: 'POST',
    path: '/wps/admin/help-articles/:id/publish',
    summary: 'Players read the newest version from now on',
    params: byId,
    body: Type.Object(
      { version: Type.Integer({ minimum: 1, description: 'The newest one, as it was looked at' }), reason },
      { additionalProperties: false },
    ),
  },
  withdrawHelpArticle: {
    ...write,
    method: 'POST',
    path: '/wps/admin/help-articles/:id/withdraw',
    summary: 'No player reads the article any more; its versions stay',
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
  },
  restoreHelpVersion: {
    ...write,
    method: 'POST',
    path: '/wps/admin/help-articles/:id/restore',
    summary: 'Makes a new version of what an earlier one said',
    params: byId,
    body: Type.Object({ version: Type.Integer({ minimum: 1 }), reason }, { additionalProperties: false }),
  },
})

import { Type } from 'typebox'
import { defineCalls, Locale } from '../../http/call.ts'
import { HELP_TOPICS } from './topics.ts'

export const HelpTopic = Type.Enum([...HELP_TOPICS])

/** Small letters, digits and single hyphens: it stands in addresses. */
export const HelpAnchor = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  examples: ['term'],
})

export const HelpArticle = Type.Object({
  id: Type.String({ description: 'The anchor' }),
  anchor: HelpAnchor,
  topic: HelpTopic,
  title: Type.String(),
  content: Type.String({ description: 'Markdown' }),
  related: Type.Array(HelpAnchor, { description: 'Anchors of published articles to read besides, in order' }),
})

/** A text in pieces, those that were searched for marked. */
export const FoundText = Type.Array(Type.Object({ text: Type.String(), isFound: Type.Boolean() }))

export const HelpFinding = Type.Object({
  anchor: HelpAnchor,
  topic: HelpTopic,
  title: FoundText,
  excerpt: Type.Intersect([FoundText], { description: 'The piece of the content that fits, without its Markdown' }),
})

export const helpCalls = defineCalls({
  getHelpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'Help articles in a language, by topic and place',
    access: 'public',
    query: Type.Object({ lang: Type.Optional(Locale), device: Type.Optional(Type.Literal('WEB')) }),
    value: Type.Array(HelpArticle),
  },
  searchHelp: {
    method: 'GET',
    path: '/wps/system/helpSearch',
    summary:
      'The twenty help articles that fit best, those that fit by their title first; accents and case do not matter',
    access: 'public',
    query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 80 }), lang: Type.Optional(Locale) }),
    value: Type.Array(HelpFinding),
    example: { text: 'nap tien' },
  },
})

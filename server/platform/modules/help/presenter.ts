import type { Static } from 'typebox'
import type { HelpArticle, HelpFinding } from './schema.ts'
import type { Finding } from './search.ts'
import type { PublishedArticle } from './shapes.ts'

export const presentArticle = (article: PublishedArticle): Static<typeof HelpArticle> => ({
  ...article,
  id: article.anchor,
  related: [...article.related],
})

export const presentFinding = ({ article, title, excerpt }: Finding): Static<typeof HelpFinding> => ({
  anchor: article.anchor,
  topic: article.topic,
  title,
  excerpt,
})

import type { HelpTopic } from './topics.ts'

/** The words of an article in one language; `content` is Markdown. */
export interface HelpText {
  language: string
  title: string
  content: string
}

/** What an operator writes of an article: the whole of its next version. */
export interface HelpDraft {
  readonly topic: HelpTopic
  readonly position: number
  /** Anchors of articles to read besides. */
  readonly related: readonly string[]
  readonly texts: readonly HelpText[]
}

/** An article as a player reads it in one language. */
export interface PublishedArticle {
  readonly anchor: string
  readonly topic: HelpTopic
  readonly related: readonly string[]
  readonly title: string
  readonly content: string
}

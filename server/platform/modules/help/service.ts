import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import { inLanguage } from '../content/service.ts'
import type { SitesService } from '../sites/service.ts'
import * as repository from './repository.ts'
import { type Finding, search, searchable } from './search.ts'
import type { HelpDraft, PublishedArticle } from './shapes.ts'
import { HELP_TOPICS } from './topics.ts'

export type { HelpDraft, HelpText } from './shapes.ts'
export type { HelpTopic } from './topics.ts'

export interface HelpDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly sites: SitesService
}

/** How long published articles are kept, in milliseconds; a change is told at once. */
const LIFE = 5_000

/** The articles that explain a brand to its players (section 2 of the specification, /help). */
export function createHelpService({ database, clock, events, sites }: HelpDependencies) {
  const { keep } = createKeptReads({ clock, events, life: LIFE })

  /** What players read in a language, or in the brand's default one where it lacks that, by topic and place. */
  const list = (merchantId: string, language: string): Promise<readonly PublishedArticle[]> =>
    keep(`articles ${merchantId} ${language}`, async () => {
      const { defaultLanguage } = await sites.findMerchant(merchantId)
      const rows = await repository.selectPublished(database.query, merchantId)
      const anchors = new Set(rows.map(({ anchor }) => anchor))
      return rows
        .flatMap(({ anchor, ...row }) => {
          const { topic, related, texts } = repository.draftOf({ ...row, position: 0 })
          const words = inLanguage(texts, language, defaultLanguage)
          if (words === undefined) return []
          const { title, content } = words
          return [{ anchor, topic, title, content, related: related.filter((one) => anchors.has(one)) }]
        })
        .sort((one, other) => HELP_TOPICS.indexOf(one.topic) - HELP_TOPICS.indexOf(other.topic))
    })

  return {
    list,
    /** Those that fit what a player is looking for, best first. */
    async search(merchantId: string, language: string, wanted: string): Promise<Finding[]> {
      const articles = await keep(`searchable ${merchantId} ${language}`, async () =>
        (await list(merchantId, language)).map(searchable),
      )
      return search(articles, wanted)
    },
    /** Gives a brand the articles it lacks, published: those that it begins with, and in DEMO what was written since. */
    async fill(
      tx: Transaction,
      merchantId: string,
      articles: readonly (HelpDraft & { readonly anchor: string })[],
    ): Promise<void> {
      for (const { anchor, ...draft } of articles) {
        const article = { id: newId(), anchor, isPublished: true, savedBy: null }
        await repository.insertArticle(tx.query, merchantId, article, draft, clock.now())
      }
    },
  }
}

export type HelpService = ReturnType<typeof createHelpService>

import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import type { KeptReads } from '../../lib/kept-reads.ts'
import type { BrandLanguages } from './shapes.ts'

export interface ContentDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** The same with what the module's own parts share. */
export interface ContentParts extends ContentDependencies {
  /** What the lobby reads, kept for a moment. */
  readonly publicReads: KeptReads
}

/** The brand whose content is read: its id, and the language to speak with the one to fall back to. */
export interface Reader {
  readonly merchantId: string
  readonly language: string
  readonly defaultLanguage: string
}

/** The brand whose content is changed, and the languages that its words must be in. */
export interface Publisher extends BrandLanguages {
  readonly merchantId: string
}

/** A change with the thing before and after it; null where there was or is none. For the audit log. */
export interface Change<Thing> {
  readonly before: Thing | null
  readonly after: Thing | null
}

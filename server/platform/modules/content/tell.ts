import type { Transaction } from '../../db/connection.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { ContentDependencies } from './dependencies.ts'

type Told = Pick<ContentDependencies, 'clock' | 'events'>

/** Tells the live clients of a brand, after the commit, what they have to read again. */
export function tellBrand(parts: Told, tx: Transaction, merchantId: string, ...topics: SiteTopic[]): void {
  tx.onCommit(() => publishTopics(parts, merchantId, topics))
}

/** The same at once, where nothing is committed. */
export function publishTopics({ clock, events }: Told, merchantId: string, topics: readonly SiteTopic[]): void {
  const version = clock.now().getTime()
  for (const topic of new Set(topics)) events.publish({ type: 'site', merchantId, topic, version })
  if (topics.includes('notices')) events.publish({ type: 'notices', merchantId, version })
}

import type { Transaction } from '../../db/connection.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { ContentDependencies } from './dependencies.ts'

/** Tells the live clients of a brand, after the commit, what they have to read again. */
export function tellBrand(
  { clock, events }: Pick<ContentDependencies, 'clock' | 'events'>,
  tx: Transaction,
  merchantId: string,
  ...topics: SiteTopic[]
): void {
  tx.onCommit(() => {
    const version = clock.now().getTime()
    for (const topic of topics) events.publish({ type: 'site', merchantId, topic, version })
    if (topics.includes('notices')) events.publish({ type: 'notices', merchantId, version })
  })
}

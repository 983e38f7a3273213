import type { SiteTopic } from '../../events/events.ts'
import type { ContentDependencies } from './dependencies.ts'
import { type Bound, selectBounds } from './schedule-repository.ts'
import { publishTopics } from './tell.ts'

/** Bounds read at once. */
const BATCH = 500
/** How long a change of a schedule of which no event came may stay unknown, in milliseconds; also how far a start looks back. */
const LOOK_AGAIN = 60_000

/**
 * Tells the open pages of a brand when the hour of something comes or is over: they read once and then wait to be told. The database is
 * asked when an hour has come, a schedule changed, or a minute has gone by.
 */
export function createSchedule({ database, clock, events }: ContentDependencies) {
  let since = new Date(clock.now().getTime() - LOOK_AGAIN)
  let lookAt = 0
  events.subscribe((event) => {
    if (event.type === 'site' && (event.topic === 'announcements' || event.topic === 'banners')) lookAt = 0
  })

  return {
    /** Comes round by the second. What failed is told by the next round, since `since` stays. */
    async tellDue(): Promise<void> {
      const now = clock.now()
      if (now.getTime() < lookAt) return
      lookAt = now.getTime() + LOOK_AGAIN
      try {
        const bounds = await selectBounds(database.query, since, BATCH)
        const due = bounds.filter(({ at }) => at <= now)
        const next = bounds[due.length]
        since = due.length === BATCH ? (due.at(-1)?.at ?? now) : now
        // Telling makes this look again by itself.
        for (const [merchantId, topics] of topicsOf(due)) publishTopics({ clock, events }, merchantId, topics)
        if (due.length === BATCH) lookAt = 0
        else lookAt = Math.min(now.getTime() + LOOK_AGAIN, next?.at.getTime() ?? Number.POSITIVE_INFINITY)
      } catch (error) {
        lookAt = 0
        throw error
      }
    },
  }
}

/** What is to be told to each brand, once however much of it is due. */
function topicsOf(due: readonly Bound[]): Map<string, readonly SiteTopic[]> {
  const kinds = new Map<string, Set<Bound['kind']>>()
  for (const { merchant_id, kind } of due) {
    const known = kinds.get(merchant_id) ?? new Set()
    kinds.set(merchant_id, known.add(kind))
  }
  return new Map([...kinds].map(([merchantId, found]) => [merchantId, [...found].flatMap((kind) => TOPICS[kind])]))
}

const TOPICS: Readonly<Record<Bound['kind'], readonly SiteTopic[]>> = {
  BANNER: ['banners'],
  ANNOUNCEMENT: ['announcements'],
  NOTICE: ['announcements', 'notices'],
}

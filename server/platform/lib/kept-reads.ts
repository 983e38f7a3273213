import type { EventBus } from '../events/event-bus.ts'
import type { LiveEvent } from '../events/events.ts'
import type { Clock } from './clock.ts'

export interface KeptReadsOptions {
  readonly clock: Clock
  readonly events: EventBus
  /** Milliseconds. A change is told by an event, so this only bounds how long a lost event, or the hour, can matter. */
  readonly life: number
  /** Which changes of a site make what is kept old; any unless told. */
  readonly hears?: (change: SiteChange) => boolean
}

type SiteChange = Extract<LiveEvent, { readonly type: 'site' }>

export interface KeptReads {
  /** What `read` gave under the key a moment ago, else what it gives now; askers at the same time share one reading. */
  keep<Value>(key: string, read: () => Promise<Value>): Promise<Value>
  /** The next asker of anything reads anew. */
  forget(): void
}

/** Keys may come from what visitors ask for: beyond so many all are forgotten, so that nobody fills the memory. */
const MOST_KEYS = 1_000

/**
 * Public data that everybody reads and operators seldom change: kept for some seconds and forgotten as soon as a site says
 * that it changed. What is kept belongs to all readers: none may change it.
 */
export function createKeptReads({ clock, events, life, hears = () => true }: KeptReadsOptions): KeptReads {
  const kept = new Map<string, { value: Promise<unknown>; until: number }>()
  let age = 0

  const forget = () => {
    age += 1
    kept.clear()
  }
  events.subscribe((event) => {
    if (event.type === 'site' && hears(event)) forget()
  })

  return {
    forget,
    keep<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
      const now = clock.now().getTime()
      const found = kept.get(key)
      // The key names the reader, and with it the type.
      if (found !== undefined && found.until > now) return found.value as Promise<Value>
      if (kept.size >= MOST_KEYS) kept.clear()
      const startedAt = age
      const value = read()
      kept.set(key, { value, until: now + life })
      const forgetThis = () => {
        if (kept.get(key)?.value === value) kept.delete(key)
      }
      // What was read while a change came through may be the old state.
      value.then(() => (startedAt === age ? undefined : forgetThis()), forgetThis)
      return value
    },
  }
}

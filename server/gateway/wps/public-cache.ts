import { LRUCache } from 'lru-cache'
import { UpstreamError, WpsFailure } from './failures.ts'

/** What can change in public data, so that what was read of it must be read again. */
export type CacheTag = 'STATUS' | 'SETTINGS' | 'BANNERS' | 'ANNOUNCEMENTS' | 'GAMES' | 'PROMOTIONS' | 'PAYMENTS'

export interface CacheRequest<Value> {
  readonly key: string
  readonly tag: CacheTag
  /** Milliseconds an answer may be shared. */
  readonly lifetime: number
  readonly read: () => Promise<Value>
  /** Told until when what was given is fresh (milliseconds since 1970); 0 where it is kept for nobody else. */
  readonly onGiven?: (freshUntil: number) => void
}

export type CacheResult = 'hit' | 'joined' | 'miss' | 'stale'

interface Entry {
  readonly value: unknown
  readonly tag: CacheTag
  readonly freshUntil: number
}

/** How long an answer may stand in for an upstream that is down, in milliseconds. */
const staleFor = 60_000

/**
 * Answers of public calls, shared between people of one brand and language. Equal reads at one time are one call (single
 * flight). An answer that is too old may still stand in for an upstream that does not answer; failures are never kept.
 */
export function createPublicCache(options: { most?: number; onResult?: (result: CacheResult) => void } = {}) {
  const entries = new LRUCache<string, Entry>({ max: options.most ?? 2_000 })
  const flights = new Map<string, Promise<unknown>>()
  const generations = new Map<CacheTag, number>()
  const generationOf = (tag: CacheTag) => generations.get(tag) ?? 0

  async function fly<Value>({ key, tag, lifetime, read }: CacheRequest<Value>): Promise<Value> {
    const generation = generationOf(tag)
    try {
      const value = await read()
      // What was read before an invalidation may already be old.
      if (generationOf(tag) === generation) {
        entries.set(key, { value, tag, freshUntil: Date.now() + lifetime })
      }
      return value
    } finally {
      if (generationOf(tag) === generation) flights.delete(key)
    }
  }

  return {
    async get<Value>(request: CacheRequest<Value>): Promise<Value> {
      const kept = entries.get(request.key)
      if (kept !== undefined && kept.freshUntil > Date.now()) {
        options.onResult?.('hit')
        request.onGiven?.(kept.freshUntil)
        return kept.value as Value
      }
      const running = flights.get(request.key)
      options.onResult?.(running === undefined ? 'miss' : 'joined')
      const flight = (running as Promise<Value> | undefined) ?? fly(request)
      if (running === undefined) flights.set(request.key, flight)
      try {
        const value = await flight
        request.onGiven?.(entries.peek(request.key)?.freshUntil ?? 0)
        return value
      } catch (error) {
        // Whoever asked first had used up his own limit; that is nothing to those who came after him.
        if (running !== undefined && error instanceof WpsFailure && error.status === 429) return this.get(request)
        const mayStandIn =
          kept !== undefined && kept.freshUntil + staleFor > Date.now() && error instanceof UpstreamError
        if (!mayStandIn) throw error
        options.onResult?.('stale')
        request.onGiven?.(0)
        return kept.value as Value
      }
    },

    /** Forgets what was read under a tag; reads under way are not joined any more. */
    invalidate(tag: CacheTag): void {
      generations.set(tag, generationOf(tag) + 1)
      for (const [key, entry] of entries.entries()) if (entry.tag === tag) entries.delete(key)
      flights.clear()
    },
  }
}

export type PublicCache = ReturnType<typeof createPublicCache>

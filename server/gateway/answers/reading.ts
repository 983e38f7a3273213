import type { CacheTag } from '../wps/public-cache.ts'

/** What one operation read, as far as it decides to whom else its answer may be told, and for how long. */
export interface Reading {
  /** The schema says of every field that its answer may be shared so many seconds; 0 where one may not. */
  allow(seconds: number): void
  /** Something was read that another caller would have been told otherwise, or it failed. */
  noteOwn(): void
  /** It mattered whether the caller has a token: without one, the answer is that of every visitor. */
  noteToken(hasToken: boolean): void
  /** Something of the shared cache was read, which is fresh until then. */
  noteShared(tag: CacheTag, freshUntil: number): void
  /** To whom the answer may be told; undefined where nobody may say yet, or to nobody else. */
  sharing(): Sharing | undefined
}

export interface Sharing {
  /** Whether callers with a token must ask for themselves. */
  readonly isForVisitors: boolean
  /** Milliseconds since 1970. */
  readonly until: number
  readonly tags: ReadonlySet<CacheTag>
}

/** `onAllowed` is told what the schema says, before anything is read. */
export function createReading(onAllowed: (seconds: number) => void = () => undefined): Reading {
  const tags = new Set<CacheTag>()
  let until = 0
  let isOwn = false
  let isForVisitors = false
  return {
    allow(seconds) {
      until = Date.now() + seconds * 1000
      onAllowed(seconds)
    },
    noteOwn() {
      isOwn = true
    },
    noteToken(hasToken) {
      if (hasToken) isOwn = true
      else isForVisitors = true
    },
    noteShared(tag, freshUntil) {
      tags.add(tag)
      until = Math.min(until, freshUntil)
    },
    sharing: () => (isOwn || until <= Date.now() ? undefined : { isForVisitors, until, tags }),
  }
}

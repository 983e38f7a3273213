import { ChunkTimeoutError } from '../lib/load-chunk.ts'

const key = 'reloadedForCode'
/** A reload this long ago has nothing to do with a failure of now, in milliseconds. */
const recent = 5 * 60_000

/** Whether a failure is that a file of code did not arrive. Browsers word it differently. */
export function isChunkError(error: unknown): error is Error {
  if (error instanceof ChunkTimeoutError) return true
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload|error loading dynamically/i.test(
      error.message,
    )
  )
}

/** Remembers, over the reload, that it was for code that did not come. */
export function noteReload(now = Date.now()): void {
  sessionStorage.setItem(key, String(now))
}

/** Whether the page was reloaded for its code a moment ago, and it did not help. */
export function wasJustReloaded(now = Date.now()): boolean {
  return now - Number(sessionStorage.getItem(key) ?? 0) < recent
}

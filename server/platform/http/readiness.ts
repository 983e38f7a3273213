import { statfs } from 'node:fs/promises'
import type { HttpContext } from './http-context.ts'

/** Bytes that must be free where the data folder is: below, the next write may be the one that fails. */
const LEAST_FREE = 16 * 1024 * 1024

export interface Readiness {
  /** Without these no call can be served. */
  readonly missing: readonly ('database' | 'disk')[]
  /** Without these calls are served all the same: limits are counted and events told by each node for itself. */
  readonly degraded: readonly 'redis'[]
}

/** What this node lacks at the moment. Asks anew each time, so that it comes back by itself. */
export async function readiness({ config, database, limits, events }: HttpContext): Promise<Readiness> {
  const [trouble, hasRoom] = await Promise.all([database.trouble(), hasFreeDisk(config.dataDir)])
  const isFull = trouble === 'FULL' || !hasRoom
  return {
    missing: [...(trouble === 'AWAY' ? (['database'] as const) : []), ...(isFull ? (['disk'] as const) : [])],
    degraded: limits.isShared() && events.isShared() ? [] : ['redis'],
  }
}

async function hasFreeDisk(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= LEAST_FREE
  } catch (error) {
    // Nothing was ever written there: then nothing is kept there either.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}

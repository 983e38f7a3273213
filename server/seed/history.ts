import { createHash } from 'node:crypto'
import { createPlatformContext, type PlatformContext } from '../platform/context.ts'

/** How long the demo brands are said to have been open. */
const DAYS = 50

export interface History {
  /** The same house over the same database, under a clock that stands in the past. */
  readonly house: PlatformContext
  /** The present, in milliseconds. */
  readonly today: number
  /** When the demo brands are said to have opened. */
  readonly openedAt: Date
  readonly now: () => Date
  readonly moveTo: (at: Date) => void
  close(): Promise<void>
}

/**
 * Opens the house as it was some days ago, so that demo members could register, deposit and play then: what they did
 * goes through the same services as everything else, only earlier.
 */
export function openHistory(context: PlatformContext): History {
  const today = context.clock.now().getTime()
  const openedAt = new Date(today - DAYS * 86_400_000)
  let at = openedAt
  const house = createPlatformContext(context.config, context.database, {
    clock: { now: () => at },
    logger: context.logger,
  })
  return {
    house,
    today,
    openedAt,
    now: () => at,
    moveTo(next) {
      at = next
    },
    close: () => house.close(),
  }
}

/** A UUID that follows from a text, so that a seed run again speaks of the same things. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

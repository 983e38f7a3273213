import { useEffect, useEffectEvent } from 'react'
import { onThisClock } from './server-clock.ts'

/** Milliseconds between looks for the next draw: what the house shares of its draws is up to two seconds old. */
const LOOK_AGAIN = 1500

/**
 * Looks for the next draw from the moment one closes until another is there.
 *
 * @param closesAt when the draw in sight closes or closed, ISO 8601 by the house's clock; null where none is to be looked for
 */
export function useLookForNext(closesAt: string | null, look: () => void): void {
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (closesAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const lookAgain = () => {
      if (!document.hidden) lookNow()
      timer = setTimeout(lookAgain, LOOK_AGAIN)
    }
    timer = setTimeout(lookAgain, Math.max(LOOK_AGAIN, onThisClock(closesAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [closesAt])
}

/** When the first of these draws closes; null where none takes bets. */
export function firstClose(games: readonly { currentDraw: { closesAt: string } | null }[]): string | null {
  return games.flatMap(({ currentDraw }) => currentDraw?.closesAt ?? []).sort()[0] ?? null
}

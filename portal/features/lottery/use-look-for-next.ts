import { useEffect, useEffectEvent, useRef } from 'react'
import { retryPause } from '../../../formats/retry-pause.ts'
import { isServerSilent } from '../../data/connection.ts'
import { onThisClock } from './server-clock.ts'

/** Milliseconds until the first look for the next draw: what the house shares of its draws is up to two seconds old. */
const LOOK_AGAIN = 1500

/**
 * Looks for the next draw from the moment one closes until another is there: soon at first, more and more seldom the longer it does not come,
 * and not at all while the server is away; when it is back, whoever reads the draws reads them anew.
 *
 * @param closesAt when the draw in sight closes or closed, ISO 8601 by the house's clock; null where none is to be looked for
 */
export function useLookForNext(closesAt: string | null, look: () => void): void {
  const lookNow = useEffectEvent(look)
  // Stays when another moment that is over takes the place of one: an answer without a next draw is one more look in vain.
  const looks = useRef(0)
  useEffect(() => {
    if (closesAt === null) return
    const left = onThisClock(closesAt) - Date.now()
    if (left > LOOK_AGAIN) looks.current = 0
    let timer: ReturnType<typeof setTimeout>
    const lookAgain = () => {
      // Who does not look for what is hidden, or while nobody answers, looks soon when that is over.
      if (document.hidden || isServerSilent()) {
        timer = setTimeout(lookAgain, LOOK_AGAIN)
        return
      }
      lookNow()
      looks.current += 1
      timer = setTimeout(lookAgain, retryPause(looks.current, LOOK_AGAIN))
    }
    timer = setTimeout(
      lookAgain,
      looks.current === 0 ? Math.max(LOOK_AGAIN, left) : retryPause(looks.current, LOOK_AGAIN),
    )
    return () => clearTimeout(timer)
  }, [closesAt])
}

/** When the first of these draws closes; null where none takes bets. */
export function firstClose(games: readonly { currentDraw: { closesAt: string } | null }[]): string | null {
  return games.flatMap(({ currentDraw }) => currentDraw?.closesAt ?? []).sort()[0] ?? null
}

import { useEffect } from 'react'
import { openDialog } from '../dialogs/dialog-store.ts'

/** domain.md 9: half an hour without a move locks. The server counts calls, and some calls make themselves. */
const longestIdle = 30 * 60_000
const pause = 30_000

/** Asks who is there when nobody touched the page for half an hour, also after the computer slept. */
export function useIdleLock(): void {
  useEffect(() => {
    let movedAt = Date.now()
    const note = () => {
      movedAt = Date.now()
    }
    const timer = setInterval(() => {
      if (Date.now() - movedAt < longestIdle) return
      openDialog('unlock')
      note()
    }, pause)
    const moves = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
    for (const move of moves) window.addEventListener(move, note, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const move of moves) window.removeEventListener(move, note, { capture: true })
    }
  }, [])
}

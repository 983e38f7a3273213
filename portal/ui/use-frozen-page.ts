import { useEffect } from 'react'

let openCount = 0
let scrollTop = 0

/**
 * Freezes the page's scroll while `isFrozen`, and puts it back exactly where it was afterwards (§2). Counts, so that a dialog
 * over a dialog works. The scrollbar keeps its place (`scrollbar-gutter`), so nothing jumps.
 */
export function useFrozenPage(isFrozen: boolean): void {
  useEffect(() => {
    if (!isFrozen) return
    if (openCount === 0) {
      scrollTop = window.scrollY
      document.documentElement.style.overflow = 'hidden'
    }
    openCount += 1
    return () => {
      openCount -= 1
      if (openCount > 0) return
      document.documentElement.style.overflow = ''
      window.scrollTo({ top: scrollTop, behavior: 'instant' })
    }
  }, [isFrozen])
}

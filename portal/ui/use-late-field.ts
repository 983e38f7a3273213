import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus to the first field of a dialog that opened before its content was there. Whoever has gone to something else
 * meanwhile stays there, and what comes after the first field moves nothing. `isWanted` says whether it is to begin in a field.
 */
export function useLateField(
  boxRef: RefObject<HTMLElement | null>,
  selector: string,
  isWanted: RefObject<boolean>,
): void {
  useEffect(() => {
    const box = boxRef.current
    if (!box || box.querySelector(selector)) return
    const observer = new MutationObserver(() => {
      const field = box.querySelector<HTMLElement>(selector)
      if (!field) return
      observer.disconnect()
      if (isWanted.current && document.activeElement === box) field.focus({ preventScroll: true })
    })
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [boxRef, selector, isWanted])
}

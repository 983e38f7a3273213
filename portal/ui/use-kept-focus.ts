import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus to a dialog when what had it is gone, such as the button of a step that made way for the next one: without
 * this it would be on the page behind.
 */
export function useKeptFocus(boxRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = boxRef.current
    if (!box) return
    const observer = new MutationObserver(() => {
      const isUppermost = box === Array.from(document.querySelectorAll('[role=dialog]')).at(-1)
      if (isUppermost && document.activeElement === document.body) box.focus({ preventScroll: true })
    })
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [boxRef])
}

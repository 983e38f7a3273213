import { type RefObject, useMemo } from 'react'
import { useShortcuts } from '../../lib/use-shortcuts.ts'

/** Moves the focus through the rows of a list by J and K, as one reads mail. */
export function useRowSteps(list: RefObject<HTMLElement | null>): void {
  const steps = useMemo(() => {
    const step = (by: number) => () => {
      const rows = [
        ...(list.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex], ul [role="button"], ul a') ?? []),
      ]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]?.focus()
    }
    return { J: step(1), K: step(-1) }
  }, [list])
  useShortcuts(steps)
}

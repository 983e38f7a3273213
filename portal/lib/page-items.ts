/** A page number to press, or a gap standing for the pages left out. */
export type PageItem = number | 'gap-before' | 'gap-after'

/**
 * The numbers a pager shows: up to `range` pages around the current one and `margin` at each end (§9: range 5, margin 1).
 * Pages count from 1. A gap that would hide a single page shows that page instead.
 */
export function pageItems(page: number, totalPages: number, range = 5, margin = 1): PageItem[] {
  const current = Math.min(Math.max(page, 1), Math.max(totalPages, 1))
  const half = Math.floor(range / 2)
  const start = Math.max(1, Math.min(current - half, totalPages - range + 1))
  const end = Math.min(totalPages, Math.max(start + range - 1, 1))
  const shown = new Set<number>()
  for (let number = 1; number <= totalPages; number++) {
    if (number <= margin || number > totalPages - margin || (number >= start && number <= end)) shown.add(number)
  }
  const items: PageItem[] = []
  let previous = 0
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2) items.push(number - 1)
    else if (number - previous > 2) items.push(number <= current ? 'gap-before' : 'gap-after')
    items.push(number)
    previous = number
  }
  return items
}

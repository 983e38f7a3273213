import type { Page } from '@playwright/test'

/** Shifts of a page since it began to load: their score, and what moved most. */
export interface Shifts {
  readonly score: number
  readonly parts: readonly string[]
}

declare global {
  interface Window {
    layoutShifts: { value: number; startTime: number; parts: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * Counts from now on what shifts on each page that is loaded. The score is the worst of its windows: shifts less than a second apart,
 * at most five seconds in all (web.dev, Cumulative Layout Shift). What follows a press within half a second is expected and not counted.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.localName}.${element.className}`.slice(0, 80) : 'gone'
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const { value, startTime, hadRecentInput, sources } = entry
        if (!hadRecentInput)
          window.layoutShifts.push({ value, startTime, parts: sources.map(({ node }) => nameOf(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => worstWindow(await page.evaluate(() => window.layoutShifts))
}

function worstWindow(shifts: Window['layoutShifts']): Shifts {
  let worst: Shifts = { score: 0, parts: [] }
  let first = 0
  shifts.forEach((shift, index) => {
    const before = shifts[index - 1]
    const begins = shifts[first]?.startTime ?? 0
    if (before && (shift.startTime - before.startTime >= 1_000 || shift.startTime - begins >= 5_000)) first = index
    const within = shifts.slice(first, index + 1)
    const score = within.reduce((sum, { value }) => sum + value, 0)
    if (score > worst.score) {
      const largest = within.toSorted((left, right) => right.value - left.value)[0]
      worst = { score: Number(score.toFixed(3)), parts: largest?.parts ?? [] }
    }
  })
  return worst
}

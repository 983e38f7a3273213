import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchConsole } from './journey.ts'
import { withoutAnnouncements } from './screen.ts'

/**
 * Gives the tests of a `describe` one tab, which each takes to an address of its own. A fresh tab for each page would read the portal's
 * code again each time; one that stays keeps it, as a person's does, and is three times as quick. Every test still begins with a page
 * load, fails alone, and fails when the console has an error. Returns the tab, which is there when a test runs.
 */
export function walkInOneTab(prepare: (page: Page) => Promise<void> = async () => {}): () => Page {
  let context: BrowserContext
  let page: Page
  let problems: string[]

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext()
    problems = watchConsole(context)
    page = await context.newPage()
    await withoutAnnouncements(page)
    await prepare(page)
  })
  test.afterEach(() => {
    expect(problems.splice(0), 'errors in the console of the browser').toEqual([])
  })
  test.afterAll(() => context.close())
  return () => page
}

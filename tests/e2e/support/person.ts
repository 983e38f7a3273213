import type { Browser, Page } from '@playwright/test'
import { withoutAnnouncements } from './screen.ts'

/** Another person with a browser of his own. */
export async function newPerson(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await withoutAnnouncements(page)
  return page
}

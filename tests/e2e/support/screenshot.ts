import { type Page, test } from '@playwright/test'

/** Keeps a picture of the whole page as `test-results/screenshots/<name>-<phone|desktop>.png`, to be looked at. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  const file = `${name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'root'}-${test.info().project.name}.png`
  await page.screenshot({ path: `test-results/screenshots/${file}`, fullPage: true, animations: 'disabled' })
}

import { type Page, test } from '@playwright/test'

/**
 * Keeps a picture of the whole page as `test-results/screenshots/<name>-<phone|desktop>.png`, to be looked at, when asked:
 * `SCREENSHOTS=1 npx playwright test`. Drawing some hundred tall pages takes half a minute that says nothing to a machine.
 */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  const file = `${name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'root'}-${test.info().project.name}.png`
  await page.screenshot({ path: `test-results/screenshots/${file}`, fullPage: true, animations: 'disabled' })
}

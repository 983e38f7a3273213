import type { Page } from '@playwright/test'
import { simulatedGames } from '../../server/simulator/catalogue/catalogue.ts'
import { expect, test } from './support/journey.ts'

/** One game of every kind: each has a script of its own. */
const games = new Map(simulatedGames().map((game) => [game.kind, game.code]))

/** Keeps the script of the page that is opened next on its way, as a slow line does, until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/page/main.js', async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

test('no game can be pressed before its script hears the press', async ({ page }) => {
  for (const [kind, code] of games) {
    await test.step(kind, async () => {
      const letScriptCome = await holdScript(page)
      await page.goto(`/simulator/games/${kind}/demo/${code}`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('button, input, select').and(page.locator(':enabled:visible'))).toHaveCount(0)
      letScriptCome()
      await expect(page.locator('#exit')).toBeEnabled()
      await page.unroute('**/page/main.js')
    })
  }
})

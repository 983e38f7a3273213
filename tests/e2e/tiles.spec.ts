import type { Locator, Page } from '@playwright/test'
import { openDialog } from './support/dialogs.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

async function openSlots(page: Page): Promise<Locator> {
  await withoutAnnouncements(page)
  await page.goto('/rng?gameType=RNG')
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles).toHaveCount(24)
  return tiles
}

/** Presses all over a tile, in thought: the buttons that would get the press, and how much one sees of each. */
const pressed = (tile: Locator) =>
  tile.evaluate((article) => {
    article.scrollIntoView({ block: 'center', behavior: 'instant' })
    const seen = (element: Element): number =>
      Number(getComputedStyle(element).opacity) * (element.parentElement ? seen(element.parentElement) : 1)
    const { left, top, width, height } = article.getBoundingClientRect()
    const found = new Map<string, number>()
    for (let x = left + 3; x < left + width; x += 6)
      for (let y = top + 3; y < top + height; y += 6) {
        const button = document.elementFromPoint(x, y)?.closest('button')
        if (button) found.set(button.getAttribute('aria-label') ?? '', seen(button))
      }
    return Object.fromEntries(found)
  })

/** Whether a press in the middle of each button reaches that button. */
const reached = (tile: Locator) =>
  tile.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  )

const cut = (tiles: Locator) =>
  tiles
    .getByRole('heading')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
        .map((name) => name.textContent),
    )

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a large touch screen', { width: 1440, height: 900 }],
] as const)
  test.describe(`under a finger, on ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('the buttons of a tile are those one sees, and its picture starts the game itself @phone', async ({
      page,
    }) => {
      const tiles = await openSlots(page)
      expect(await cut(tiles)).toEqual([])
      const tile = tiles.nth(2)
      const game = await tile.getByRole('heading').innerText()
      const [start, trial, heart] = (['playGame', 'tryGame', 'addFavourite'] as const).map((key) =>
        say(`lobby:${key}`, { game }),
      )
      expect(await pressed(tile)).toEqual({ [`${start}`]: 1, [`${trial}`]: 1, [`${heart}`]: 1 })
      expect(await reached(tile)).toEqual([true, true, true])
      await keepScreenshot(page, `tiles-touch-${viewport.width}`)

      await tile.getByRole('img').or(tile.locator('img')).first().tap({ force: true })
      await expect(openDialog(page).getByRole('heading', { name: say('identity:signIn') })).toBeVisible()
      await expect(page, 'no demo by surprise').toHaveURL(/\/rng\?/)
    })
  })

test('under a mouse the buttons of a tile come over its picture @desktop', async ({ page }) => {
  const tiles = await openSlots(page)
  expect(await cut(tiles)).toEqual([])
  const tile = tiles.nth(1)
  await tile.hover()
  await expect.poll(async () => Object.values(await pressed(tile))).toEqual([1, 1, 1])
  expect(await reached(tile)).toEqual([true, true, true])
  await keepScreenshot(page, 'tiles-mouse')
  const game = await tile.getByRole('heading').innerText()
  await tile.getByRole('button', { name: say('lobby:tryGame', { game }), exact: true }).click()
  await expect(page).toHaveURL(/\/seamless\?.*mode=demo/)
})

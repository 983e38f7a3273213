import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'

/** Milliseconds. */
const WATCHED = 3_000

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** How often the page has worked out its styles so far. */
async function stylesMade(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
}

const moves = (region: Locator) =>
  region.evaluate((element) =>
    element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
  )

/** Brings a part into view until it stays there: what lies above it is made when it comes near, and then takes its own room. */
async function comesToStand(page: Page, part: Locator): Promise<void> {
  const top = async () => (await part.boundingBox())?.y
  await expect
    .poll(async () => {
      await part.scrollIntoViewIfNeeded()
      const before = await top()
      await page.waitForTimeout(400)
      return (await top()) === before
    })
    .toBe(true)
}

async function openLobby(page: Page) {
  await withoutAnnouncements(page)
  await page.goto('/')
  const winners = page.getByRole('region', { name: say('lobby:winners') })
  await expect.poll(() => winners.getByRole('button').count()).toBeGreaterThan(3)
  await comesToStand(page, winners)
  await expect.poll(() => moves(winners), 'winners move').toBe(true)
  await expect(page.getByRole('button', { name: say('lobby:pauseBanners') })).toBeVisible()
  return winners
}

/**
 * What moves on the lobby (banners, notices, winners, what is still to come) is drawn by the compositor. One step a frame by a script, or one
 * background that moves, makes the page work sixty times a second for as long as it is open: 180 in these three seconds, where it is now some 20.
 */
test('a lobby that is only looked at lets the phone rest @phone', async ({ page }) => {
  await openLobby(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await expect
    .poll(async () => {
      const before = await stylesMade(devtools)
      await page.waitForTimeout(WATCHED)
      return (await stylesMade(devtools)) - before
    })
    .toBeLessThan(90)
})

test('winners stand while one of them has the focus or a finger was there; banners that change are not read out @phone', async ({
  page,
}) => {
  const winners = await openLobby(page)
  const last = winners.getByRole('button').nth(8)
  await last.focus()
  await expect.poll(() => moves(winners)).toBe(false)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await last.blur()
  await expect.poll(() => moves(winners)).toBe(true)

  await winners.getByRole('listitem').last().dispatchEvent('touchstart')
  await expect.poll(() => moves(winners)).toBe(false)
  await page.getByRole('heading').first().dispatchEvent('touchstart')
  await expect.poll(() => moves(winners)).toBe(true)

  const banners = page.getByRole('region', { name: say('lobby:banners') })
  await expect(banners.locator('div[aria-live]')).toHaveAttribute('aria-live', 'off')
  await banners.getByRole('button', { name: say('lobby:pauseBanners') }).click()
  await expect(banners.locator('div[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

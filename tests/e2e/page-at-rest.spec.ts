import type { CDPSession } from '@playwright/test'
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

/**
 * What moves on the lobby (banners, notices, winners, what is still to come) is drawn by the compositor. One step a frame by a script, or one
 * background that moves, makes the page work sixty times a second for as long as it is open: 180 in these three seconds, where it is now some 20.
 */
test('a lobby that is only looked at lets the phone rest @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const winners = page.getByRole('region', { name: say('lobby:winners') })
  await expect.poll(() => winners.getByRole('button').count()).toBeGreaterThan(3)
  await winners.scrollIntoViewIfNeeded()
  const pause = page.getByRole('button', { name: say('lobby:pauseBanners') })
  await expect(pause).toBeVisible()

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await expect
    .poll(async () => {
      const before = await stylesMade(devtools)
      await page.waitForTimeout(WATCHED)
      return (await stylesMade(devtools)) - before
    })
    .toBeLessThan(90)
  expect(await page.evaluate(() => document.getAnimations().length), 'something moves').toBeGreaterThan(0)
})

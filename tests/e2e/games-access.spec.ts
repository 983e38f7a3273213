import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'

/** Where the first game is one of each kind. */
const lists = [
  '/rng?search=rong+vang',
  '/rng?search=cao+so+vang',
  '/rng?search=xi+to+may',
  '/rng?search=bay+cao',
  '/rng?search=xi+dach',
  '/rng?search=tai+xiu',
  '/pvp?search=tien+len',
  '/pvp?search=cao+ba+la',
  '/live?search=baccarat',
  '/live?search=rong+ho',
  '/fish?vassalage=JL',
  '/sports',
  '/esports',
  '/cockfight',
]

for (const list of lists) {
  test(`the first game of ${list} is a page for everybody, inside its frame too`, async ({ page }) => {
    await withoutAnnouncements(page)
    await page.goto(list)
    const tile = page.getByRole('main').getByRole('article').first()
    const name = await tile.getByRole('heading').innerText()
    await tile.getByRole('button', { name: say('lobby:freeTrial') }).click()
    const frame = page.getByRole('main').locator('iframe')
    const address = await frame.getAttribute('src')
    // By itself: a frame of another origin is closed to the tool that judges.
    await page.goto(address ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.locator('#balance')).not.toHaveText('…')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

import type { Locator, Page } from '@playwright/test'
import { admin, openList, signInToConsole } from './support/console.ts'
import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { newPerson } from './support/person.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const name = 'Đua top tuần'

/** Opens the week before the running one of the weekly leaderboard: the demo begins with it over. */
async function openLastWeek(desk: Page): Promise<Locator> {
  const list = await openList(desk, 'leaderboards')
  await list.getByRole('row').filter({ hasText: name }).click()
  const main = desk.getByRole('main')
  await main.getByRole('button', { name: admin('leaderboards.earlier') }).click()
  await expect(main.getByText(admin('leaderboards.closed'), { exact: true })).toBeVisible()
  return main.getByRole('table', { name: admin('leaderboards.standing') }).getByRole('row')
}

test('who was first in the week that is over reads it, takes the prize once, and operators see that it is taken @phone', async ({
  page,
  browser,
}) => {
  const desk = await newPerson(browser, { width: 1440, height: 900 })
  await signInToConsole(desk, 'operator')
  const first = (await openLastWeek(desk)).nth(1)
  await expect(first).toContainText(admin('leaderboards.notTaken'))
  const username = await first.getByRole('link').innerText()

  await withoutAnnouncements(page)
  await signIn(page, { username, password: demoPassword })
  await page.goto('/member/missionLeaderboard')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: say('missions:leaderboards') }).click()
  const won = main.getByRole('region', { name: say('missions:won') }).getByRole('listitem')
  await expect(won).toHaveCount(1)
  await expect(won).toContainText('1.000.000')
  const before = await shownAmount(headerBalance(page))
  await won.getByRole('button', { name: say('missions:claimOf', { name }) }).click()
  await expect(won).toContainText(say('missions:isTaken'))
  await expect.poll(() => shownAmount(headerBalance(page))).toBe(before + 100_000_000)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await keepScreenshot(page, 'leaderboards')

  const seen = (await openLastWeek(desk)).nth(1)
  await expect(seen).toContainText(username)
  await expect(seen).not.toContainText(admin('leaderboards.notTaken'))
})

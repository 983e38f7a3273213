import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

test('a member opens a red envelope and signs in for the day; both are in the wallet, and what waits grows less @phone', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo09', password: demoPassword })
  await page.goto('/member/rewardCenter')
  const main = page.getByRole('main')
  const before = await shownAmount(headerBalance(page))

  const rain = main.getByRole('article').filter({ hasText: 'Mưa lì xì' })
  await rain.getByRole('button', { name: say('reward-centre:envelope.open') }).click()
  const found = rain.getByRole('status')
  await expect(found).toContainText(say('reward-centre:envelope.found'))
  const amount = await shownAmount(found)
  expect(amount).toBeGreaterThan(0)
  await expect(rain.getByRole('button')).toHaveCount(0)
  await expect.poll(() => shownAmount(headerBalance(page))).toBe(before + amount)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await keepScreenshot(page, 'reward-centre')

  await main.getByRole('button', { name: say('reward-centre:signIn.claim'), exact: true }).click()
  await expect(main.getByRole('button', { name: say('reward-centre:signIn.claimed') })).toBeDisabled()
  await expect.poll(() => shownAmount(headerBalance(page))).toBe(before + amount + 100_000)

  // Once a day, also after a reload.
  await page.reload()
  await expect(rain).toContainText(say('reward-centre:envelope.standings.OPENED'))
  await expect(main.getByRole('button', { name: say('reward-centre:signIn.claimed') })).toBeDisabled()
})

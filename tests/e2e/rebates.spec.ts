import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/page-health.ts'
import { speaker } from './support/say.ts'
import { inLanguage, isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const say = speaker('vi')

test('a member reads why a rebate is what it is, down to the bets, and claims it once @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
  await signIn(page, { username: isPhone() ? 'demo10' : 'demo08', password: demoPassword })
  const balance = headerBalance(page)
  const before = await shownAmount(balance)

  await page.goto('/member/manualRebate')
  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: say('rebates:claimable') })
  const claim = card.getByRole('button', { name: say('rebates:claim') })
  await expect(claim).toBeEnabled()
  const claimable = await shownAmount(card.getByText(/₫/).first())
  expect(claimable).toBeGreaterThan(0)
  await expect(main.getByRole('table', { name: say('rebates:yourRates') })).toContainText('0,8%')
  await expectNoSidewaysScroll(page)
  await keepScreenshot(page, 'rebates')

  const days = main.getByRole('table', { name: say('rebates:byDay') })
  const open = days.getByRole('row').filter({ hasText: say('rebates:states.OPEN') })
  await open.first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await claim.click()
  await expect.poll(() => shownAmount(balance)).toBe(before + claimable)
  await expect(claim).toBeDisabled()
  const history = main.getByRole('table', { name: say('rebates:history') })
  await history.getByRole('row').getByRole('button').first().click()
  await expect(dialog.getByText(say('rebates:total'))).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toContainText('0,8%')
})

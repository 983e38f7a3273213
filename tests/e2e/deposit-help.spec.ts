import { admin, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

test('who pays too little sees it, is helped by an operator, and sees the balance @desktop', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(60_000)
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo08', password: demoPassword })
  const before = await shownAmount(headerBalance(page))
  await page.goto('/member/depositv2')
  const main = page.getByRole('main')
  await field(main, say('money:amount')).fill('200000')
  await main.getByRole('button', { name: say('cashier:continueToPay') }).click()

  const bankPage = context.waitForEvent('page')
  await main.getByRole('link', { name: say('cashier:openBank') }).click()
  const bank = await bankPage
  const code = (
    await bank
      .getByRole('definition')
      .filter({ hasText: /^CR[0-9A-Z]{8}$/ })
      .innerText()
  ).trim()
  await bank.getByRole('radio', { name: /^Thiếu/ }).check()
  await bank.getByRole('button', { name: 'Chuyển tiền' }).click()
  await expect(bank).toHaveURL(/\/transfers\//)
  await bank.close()

  // The page of payment has statuses of its own, for what was copied, until the outcome takes its place.
  const outcome = (text: string) => main.getByRole('status').filter({ hasText: text })
  await expect(outcome(say('cashier:outcome.REVIEW'))).toContainText(/100\.000.* trên tổng số .*200\.000/)
  const timeline = main.getByRole('list', { name: say('cashier:timeline') })
  await expect(timeline).toContainText(say('cashier:reason.SHORT'))
  await keepScreenshot(page, 'deposit-short')

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const desktop = await office.newPage()
  await signInToConsole(desktop, 'operator')
  const desk = await openList(desktop, 'suspense')
  await desk.getByRole('row').filter({ hasText: code }).click()
  const candidate = desk.getByRole('listitem').filter({ hasText: code })
  await expect(candidate).toContainText(admin('depositDesk.sameCode'))
  await keepScreenshot(desktop, 'suspense')
  await candidate.getByRole('button', { name: admin('depositDesk.DEPOSIT') }).click()
  const dialog = desktop.getByRole('dialog')
  await field(dialog, admin('reason.label')).fill('Đã đối soát sao kê')
  await dialog.getByRole('button', { name: /^Cộng .*100[.]000.* vào lệnh này$/ }).click()
  await expect(desk.getByRole('alert').filter({ hasText: admin('suspenseResolutions.DEPOSIT') })).toBeVisible()
  await office.close()

  await expect(outcome(say('cashier:outcome.CREDITED'))).toBeVisible()
  await expect
    .poll(() => shownAmount(headerBalance(page)), { message: 'the header follows without a reload' })
    .toBe(before + 10_000_000)
})

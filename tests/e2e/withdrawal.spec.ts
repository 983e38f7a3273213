import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { paymentPassword } from './support/payment-password.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'
import { openWithdrawal, payWithdrawal } from './support/withdrawal.ts'

const words = (key: string, values: Record<string, string> = {}) => say(`withdrawals:${key}`, values)

/** The console on a large screen, beside the member's phone. */
async function openConsole(browser: Browser, account: 'operator' | 'operator2'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInToConsole(page, account)
  return page
}

/** The receiver's bank sends a part of a payment back. */
async function bringBack(browser: Browser, id: string, amount: string): Promise<void> {
  const context = await browser.newContext()
  const bank = await context.newPage()
  await bank.goto('/simulator/bank/payouts')
  const form = bank.locator('form[action*="/payouts/returns"]')
  const orders = form.getByRole('combobox')
  const order = orders.locator('option').filter({ hasText: id.slice(-8).toUpperCase() })
  await orders.selectOption((await order.getAttribute('value')) ?? '')
  await form.getByRole('textbox').fill(amount)
  await form.getByRole('button').click()
  await expect(order, 'what came back cannot come back again').toHaveCount(0)
  await context.close()
}

test('@phone a withdrawal is paid, comes partly, and an operator settles the rest', async ({ page, browser }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo04', password: demoPassword })
  await page.goto('/member/withdraw')
  const main = page.getByRole('main')
  // The payment password and one account are there, so that the amount is the first thing to say.
  await expect(main.getByRole('heading', { name: words('heading.amount') })).toBeFocused()
  await main
    .getByRole('group', { name: say('money:quickAmounts') })
    .getByRole('button', { name: /^100\.000/ })
    .click()
  await main.getByRole('button', { name: words('next') }).click()
  const password = field(main, say('money:paymentPassword'))
  const send = main.getByRole('button', { name: words('send') })
  await expect(main.getByRole('heading', { name: words('heading.review') })).toBeFocused()
  await password.fill('sai-mat-khau')
  await send.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(paymentPassword)
  await send.click()
  await expect(main.getByRole('heading', { name: words('headline.sent') })).toBeFocused()
  const timeline = main.getByRole('list', { name: words('timeline') })
  await expect(timeline.getByRole('listitem').filter({ hasText: words('state.REQUESTED') })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('withdrawal') ?? ''
  await keepScreenshot(page, 'withdrawal-requested')

  const console = await openConsole(browser, 'operator')
  await openList(console, 'withdrawals')
  await keepScreenshot(console, 'console-withdrawals')
  await payWithdrawal(console, 'demo04', id)

  // The bank confirms, and the phone asks by itself.
  await main.getByRole('button', { name: words('partly') }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, words('rest')).fill('40000')
  const report = dialog.getByRole('button', { name: words('sendReport') })
  await report.click()
  await expect(dialog.getByRole('alert').filter({ hasText: words('proofsNeeded') })).toBeVisible()
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#225588' } })
    .png()
    .toBuffer()
  await dialog
    .getByLabel(say('common:addPicture'))
    .setInputFiles({ name: 'sao-ke.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('img', { name: say('common:picture', { number: '1' }) })).toBeVisible()
  await keepScreenshot(page, 'withdrawal-partly')
  await report.click()
  await expect(main.getByText(words('settling'))).toBeVisible()
  await expect(main.getByRole('heading', { name: words('short.PARTLY_RECEIVED') })).toBeFocused()

  await console.reload()
  await console.getByRole('tab', { name: admin('withdrawals.proofs') }).click()
  await expect(console.getByRole('img', { name: admin('withdrawals.proof', { number: 1 }) })).toBeVisible()
  await console.getByRole('tab', { name: admin('withdrawals.general') }).click()
  await keepScreenshot(console, 'console-withdrawal')

  // What the bank brought back is paid again when a second operator wants exactly that.
  await bringBack(browser, id, '40000')
  const shown = console.getByRole('main')
  await shown.getByRole('button', { name: admin('withdrawalDeeds.payAgain'), exact: true }).click()
  await giveReason(console, 'Ngân hàng chuyển thiếu')
  await expect(shown.getByText(admin('withdrawals.proposalMine'))).toBeVisible()
  await keepScreenshot(console, 'console-withdrawal-proposed')
  await console.context().close()

  const second = await openConsole(browser, 'operator2')
  await openWithdrawal(second, 'demo04', id)
  const confirm = second.getByRole('main').getByRole('button', { name: admin('withdrawals.confirmSecond') })
  await confirm.click()
  await giveReason(second, 'Đã đối soát sao kê')
  await expect(confirm, 'it is carried out').toBeHidden()
  await second.context().close()

  await main.getByRole('button', { name: words('received'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('confirm') })
    .click()
  await expect(timeline.getByRole('listitem').filter({ hasText: words('state.CLOSED') })).toBeVisible()
  await expect(main.getByText(words('short.CLOSED'), { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: words('headline.done') })).toBeFocused()
})

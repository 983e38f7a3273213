import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const words = (key: string, values: Record<string, string> = {}) => say(`withdrawals:${key}`, values)
const paymentPassword = 'Vang@2468'

/** The console on a large screen, beside the member's phone. */
async function openConsole(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInToConsole(page, 'operator')
  return page
}

/** Presses a deed of the withdrawal shown; those that ask get a reason. */
async function act(console: Page, deed: string, reason?: string): Promise<void> {
  const button = console.getByRole('main').getByRole('button', { name: admin(`withdrawalDeeds.${deed}`), exact: true })
  await button.click()
  if (reason !== undefined) await giveReason(console, reason)
  await expect(button, `${deed} is done`).toBeHidden()
}

test('@phone a withdrawal is paid, comes partly, and an operator settles the rest', async ({ page, browser }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo04', password: demoPassword })
  await page.goto('/member/withdraw')
  const main = page.getByRole('main')
  await main
    .getByRole('group', { name: words('quickAmounts') })
    .getByRole('button', { name: '100,000' })
    .click()
  await main.getByRole('button', { name: words('next') }).click()
  const password = field(main, words('paymentPassword'))
  const send = main.getByRole('button', { name: words('send') })
  await password.fill('sai-mat-khau')
  await send.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(paymentPassword)
  await send.click()
  const timeline = main.getByRole('list', { name: words('timeline') })
  await expect(timeline.getByRole('listitem').filter({ hasText: words('state.REQUESTED') })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('withdrawal')
  await keepScreenshot(page, 'withdrawal-requested')

  const console = await openConsole(browser)
  const list = await openList(console, 'withdrawals')
  await keepScreenshot(console, 'console-withdrawals')
  await list.getByRole('row').filter({ hasText: 'demo04' }).first().click()
  await expect(console).toHaveURL(new RegExp(`${id}`))
  await act(console, 'claim')
  await act(console, 'approve', 'Đủ điều kiện')
  await act(console, 'release', 'Chi theo lệnh')

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
    .getByLabel(words('addProof'))
    .setInputFiles({ name: 'sao-ke.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('img', { name: words('proof', { number: '1' }) })).toBeVisible()
  await keepScreenshot(page, 'withdrawal-partly')
  await report.click()
  await expect(main.getByText(words('settling'))).toBeVisible()

  await console.reload()
  await console.getByRole('tab', { name: admin('withdrawals.proofs') }).click()
  await expect(console.getByRole('img', { name: admin('withdrawals.proof', { number: 1 }) })).toBeVisible()
  await console.getByRole('tab', { name: admin('withdrawals.general') }).click()
  await keepScreenshot(console, 'console-withdrawal')
  await act(console, 'payAgain', 'Ngân hàng chuyển thiếu')
  await console.context().close()

  await main.getByRole('button', { name: words('received'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('confirm') })
    .click()
  await expect(timeline.getByRole('listitem').filter({ hasText: words('state.CLOSED') })).toBeVisible()
  await expect(main.getByText(words('short.CLOSED'), { exact: true }).first()).toBeVisible()
})

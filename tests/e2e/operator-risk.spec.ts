import type { Page } from '@playwright/test'
import { admin, chooseOutcome, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { paymentPassword } from './support/payment-password.ts'
import { newPerson } from './support/person.ts'
import { say } from './support/say.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'
import { act } from './support/withdrawal.ts'

const words = (key: string) => say(`withdrawals:${key}`)
/** Has an account to be paid at that another demo member had too. */
const account = 'demo06'
const note = 'Đã gọi cho hội viên: hai người là vợ chồng'

/** Lets the rule about shared accounts hold the money: tighter, so one operator is enough. */
async function holdSharedAccounts(page: Page): Promise<void> {
  await page.goto('/admin/#/riskRules?kind=SHARED_PAYOUT_ACCOUNT')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: admin('risk.kinds.SHARED_PAYOUT_ACCOUNT') })).toBeVisible()
  await main.getByRole('button', { name: admin('riskRules.try') }).click()
  await expect(main.getByRole('status')).not.toBeEmpty()
  await keepScreenshot(page, 'console-risk-rules')
  await expectAccessible(page)
  await main.getByLabel(admin('riskRules.follows')).click()
  await page.getByRole('option', { name: admin('risk.follows.HOLD'), exact: true }).click()
  await field(main, admin('reason.label')).fill('Nhiều người dùng chung tài khoản')
  await main.getByRole('button', { name: admin('ra.action.save') }).click()
  await expect(main.getByRole('row').filter({ hasText: admin('risk.kinds.SHARED_PAYOUT_ACCOUNT') })).toContainText(
    admin('risk.follows.HOLD'),
  )
}

/** Asks for 100,000 in the portal; answers the id of the withdrawal. */
async function askForMoney(page: Page): Promise<string> {
  await signIn(page, { username: account, password: demoPassword })
  await page.goto('/member/withdraw')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: words('heading.amount') })).toBeFocused()
  const amounts = main.getByRole('group', { name: say('money:quickAmounts') })
  await amounts.getByRole('button', { name: /^100\.000/ }).click()
  await main.getByRole('button', { name: words('next') }).click()
  await field(main, say('money:paymentPassword')).fill(paymentPassword)
  await main.getByRole('button', { name: words('send') }).click()
  await expect(main.getByRole('heading', { name: words('headline.sent') })).toBeFocused()
  return new URL(page.url()).searchParams.get('withdrawal') ?? ''
}

test('money of a member who shares an account waits for the case, and goes on once it is cleared', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signInToConsole(page, 'operator')
  await holdSharedAccounts(page)
  const member = await newPerson(browser, { width: 390, height: 844 })
  const id = await askForMoney(member)
  await member.context().close()

  // Of the member's two the later one.
  await page.goto(`/admin/#/withdrawals/${id}/show`)
  const main = page.getByRole('main')
  await act(page, 'claim')
  await expect(main.getByText(admin('risk.held'))).toBeVisible()
  await keepScreenshot(page, 'console-withdrawal-held')

  // Somebody else works on the case.
  const risk = await newPerson(browser, { width: 1440, height: 900 })
  await signInToConsole(risk, 'operator2')
  const desk = await openList(risk, 'riskCases')
  await keepScreenshot(risk, 'console-risk-cases')
  await expectAccessible(risk)
  await desk.getByRole('row').filter({ hasText: account }).click()
  await desk.getByRole('button', { name: admin('riskCases.take'), exact: true }).click()
  await expect(desk.getByRole('button', { name: admin('riskCases.close'), exact: true })).toBeVisible()
  await keepScreenshot(risk, 'console-risk-case')
  await expectAccessible(risk)
  await field(desk, admin('riskCases.note')).fill(note)
  await desk.getByRole('button', { name: admin('riskCases.addNote') }).click()
  await expect(desk.getByRole('blockquote')).toContainText(note)
  await field(desk, admin('riskCases.note')).fill('Đã xác minh giấy tờ')
  await chooseOutcome(risk, 'riskCases', 'CLEARED')
  await desk.getByRole('button', { name: admin('riskCases.close'), exact: true }).click()
  await expect(desk.getByText(admin('riskCases.outcomes.CLEARED'))).toBeVisible()
  await risk.context().close()

  await page.reload()
  await expect(main.getByText(admin('risk.held'))).toBeHidden()
  await act(page, 'approve', 'Đủ điều kiện')
})

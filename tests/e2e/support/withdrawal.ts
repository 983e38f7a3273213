import type { Page } from '@playwright/test'
import { admin, giveReason, openList } from './console.ts'
import { field } from './field.ts'
import { expect } from './journey.ts'
import { paymentPassword } from './payment-password.ts'
import { goodPassword } from './register.ts'
import { say } from './say.ts'

/**
 * Takes who registered with the good password and has nothing yet to the amount of a withdrawal: sets the payment password and adds an
 * account at a bank that is not asked what kind of account it is.
 */
export async function prepareWithdrawal(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const heading = (step: string) => main.getByRole('heading', { name: say(`withdrawals:heading.${step}`) })
  await expect(heading('password')).toBeFocused()
  await field(main, say('security:yourPassword')).fill(goodPassword)
  await field(main, say('security:newPaymentPassword')).fill(paymentPassword)
  await field(main, say('security:confirmPaymentPassword')).fill(paymentPassword)
  await main.getByRole('button', { name: say('money:savePaymentPassword') }).click()
  await expect(heading('account')).toBeFocused()
  await field(main, say('withdrawals:bank')).selectOption('970436')
  await field(main, say('withdrawals:number')).fill(String(Date.now()))
  await field(main, say('withdrawals:holder')).fill('TRAN THI MAI')
  await main.getByRole('button', { name: say('withdrawals:save'), exact: true }).click()
  await expect(heading('amount')).toBeFocused()
}

/** Opens the withdrawal of a member from the work queue. */
export async function openWithdrawal(desk: Page, account: string, id: string): Promise<void> {
  const list = await openList(desk, 'withdrawals')
  await list.getByRole('row').filter({ hasText: account }).first().click()
  await expect(desk).toHaveURL(new RegExp(id))
}

/** Presses a deed of the withdrawal shown; those that ask get a reason. */
export async function act(desk: Page, deed: string, reason?: string): Promise<void> {
  const button = desk.getByRole('main').getByRole('button', { name: admin(`withdrawalDeeds.${deed}`), exact: true })
  await button.click()
  if (reason !== undefined) await giveReason(desk, reason)
  await expect(button, `${deed} is done`).toBeHidden()
}

/** Takes a withdrawal on, approves it and has it paid. */
export async function payWithdrawal(desk: Page, account: string, id: string): Promise<void> {
  await openWithdrawal(desk, account, id)
  await act(desk, 'claim')
  await act(desk, 'approve', 'Đủ điều kiện')
  await act(desk, 'release', 'Chi theo lệnh')
}

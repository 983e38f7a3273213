import type { Page } from '@playwright/test'
import { field } from './field.ts'
import { expect } from './journey.ts'
import { say } from './say.ts'

/** Deposits by VietQR what is named, or the first amount on offer, pays it at the bank and waits until it is credited. */
export async function deposit(page: Page, amount?: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('layout:deposit') })
    .click()
  const main = page.getByRole('main')
  if (amount === undefined)
    await main
      .getByRole('group', { name: say('money:quickAmounts') })
      .getByRole('button')
      .first()
      .click()
  else await field(main, say('money:amount')).fill(amount)
  await main.getByRole('button', { name: say('cashier:continueToPay') }).click()
  const bankPage = page.context().waitForEvent('page')
  await main.getByRole('link', { name: say('cashier:openBank') }).click()
  const bank = await bankPage
  await bank.getByRole('radio', { name: /^Đúng số tiền/ }).check()
  await bank.getByRole('button', { name: 'Chuyển tiền' }).click()
  await expect(bank).toHaveURL(/\/transfers\//)
  await bank.close()
  await expect(main.getByText(say('cashier:outcome.CREDITED'))).toBeVisible()
}

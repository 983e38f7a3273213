import type { Locator, Page } from '@playwright/test'
import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { keepScreenshot } from './support/screenshot.ts'

/** Opens the desk of a member by its account. */
async function openMember(page: Page, account: string): Promise<Locator> {
  const list = await openList(page, 'members')
  await list.getByPlaceholder(admin('ra.action.search')).fill(account)
  // The filter is answered before the row is pressed: a list that is read anew loses the press.
  await expect(list.getByRole('row')).toHaveCount(2)
  await list.getByRole('row').filter({ hasText: account }).getByText(account, { exact: true }).click()
  await expect(list.getByRole('tab', { name: admin('desk.notes'), exact: true })).toBeVisible()
  return list
}

test('two operators put the money of a member right @desktop', async ({ page, browser }) => {
  await signInToConsole(page, 'operator')
  const desk = await openMember(page, 'agent03')
  await expect(desk.getByText('LE QUOC BAO')).toBeVisible()

  await desk.getByRole('tab', { name: admin('desk.notes'), exact: true }).click()
  await field(desk, admin('desk.newNote')).fill('Khách báo thiếu 25.000')
  await desk.getByRole('button', { name: admin('desk.addNote') }).click()
  await expect(desk.getByRole('article').filter({ hasText: 'Khách báo thiếu 25.000' }).first()).toContainText(
    'operator',
  )
  await keepScreenshot(page, 'console-member-notes')

  await desk.getByRole('tab', { name: admin('desk.money'), exact: true }).click()
  await desk.getByRole('button', { name: admin('adjustments.ask') }).click()
  const dialog = page.getByRole('dialog', { name: admin('adjustments.ask') })
  await field(dialog, admin('adjustments.amount')).fill('25000')
  const reason = `Bù khoản nạp thiếu ${Date.now()}`
  await field(dialog, admin('adjustments.reason')).fill(reason)
  await dialog.getByRole('button', { name: admin('adjustments.send') }).click()
  await expect(dialog).toBeHidden()
  const request = desk.getByRole('listitem').filter({ hasText: '25.000' }).first()
  await expect(request).toContainText(admin('adjustmentStates.REQUESTED'))

  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInToConsole(other, 'operator2')
  const queue = await openList(other, 'adjustments')
  await queue.getByRole('row').filter({ hasText: reason }).click()
  await queue.getByRole('button', { name: admin('adjustments.approve') }).click()
  await giveReason(other, 'Đã đối chiếu sao kê')
  await expect(queue.getByRole('link', { name: admin('adjustments.transfer') })).toBeVisible()
  await keepScreenshot(other, 'console-adjustment')
  await other.context().close()

  await page.reload()
  await expect(request).toContainText(admin('adjustmentStates.APPROVED'))
  const statement = desk.getByRole('table', { name: admin('desk.statement') })
  const line = statement.getByRole('row').filter({ hasText: reason })
  await expect(line).toContainText('25.000')
  const balanceAfter = await line.getByRole('cell').nth(4).innerText()
  expect(balanceAfter).toMatch(/^\d[\d.]*,\d\d\s₫$/)
  await desk.getByRole('tab', { name: admin('desk.wallets'), exact: true }).click()
  const wallet = desk
    .getByRole('table', { name: admin('desk.wallets') })
    .getByRole('row')
    .nth(1)
  await expect(wallet).toContainText(admin('accounts.CASH'))
  await expect(wallet).toContainText(balanceAfter)
  await keepScreenshot(page, 'console-member-wallets')
})

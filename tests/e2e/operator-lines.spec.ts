import type { Locator, Page } from '@playwright/test'
import { admin, giveReason, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { keepScreenshot } from './support/screenshot.ts'

/** Opens the tree at somebody found by name, by whom he is shown with all below. */
async function openLine(page: Page, account: string): Promise<Locator> {
  await page.goto(`/admin/#/lines?account=${account}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: account, exact: true }).click()
  await expect(main.getByRole('button', { name: admin('lines.move') })).toBeVisible()
  return main
}

test('two operators move a member to another line from tomorrow on, and today stays as it is', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInToConsole(page, 'operator')
  const main = await openLine(page, 'demo09')
  await main.getByRole('button', { name: admin('lines.move') }).click()
  const wish = page.getByRole('dialog')
  await field(wish, admin('lines.newUpline')).fill('demo09')
  await wish.getByRole('button', { name: admin('lines.preview') }).click()
  await expect(wish.getByRole('alert')).toBeVisible()
  await field(wish, admin('lines.newUpline')).fill('agent02')
  await wish.getByRole('button', { name: admin('lines.preview') }).click()
  const preview = wish.getByRole('region', { name: admin('lines.preview') })
  await expect(preview).toContainText('agent03 → agent02')
  await keepScreenshot(page, 'console-line-move')
  await giveReason(page, 'Hội viên do agent02 mời')
  const waiting = main.getByRole('region', { name: admin('proposals.one') })
  await expect(waiting).toContainText(admin('lines.wish', { account: 'agent02' }))
  await expect(waiting.getByRole('button', { name: admin('proposals.confirm') })).toBeHidden()

  const second = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } })
  await signInToConsole(second, 'operator2')
  const deciding = await openLine(second, 'demo09')
  await deciding.getByRole('button', { name: admin('proposals.confirm') }).click()
  await giveReason(second, 'Đã hỏi cả hai đại lý')
  await expect(deciding.getByRole('alert')).toContainText('agent02')
  await keepScreenshot(second, 'console-line-moves')

  // From tomorrow on: who stands above today is still the old one.
  await second.goto('/admin/#/lines?account=demo09')
  await expect(deciding.getByRole('row').filter({ hasText: 'demo09' })).toContainText('agent01 › agent03')
  await second.close()
})

test('who may only read sees the tree without a way to move it', async ({ page }) => {
  await signInToConsole(page, 'support')
  await page.goto('/admin/#/lines?account=agent02')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'agent02', exact: true }).click()
  await expect(main.getByText(/trực tiếp/)).toBeVisible()
  await expect(main.getByRole('button', { name: admin('lines.move') })).toBeHidden()
})

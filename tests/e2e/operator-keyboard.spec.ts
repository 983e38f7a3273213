import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { admin, openList, signInToConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'

/** What somebody asks the house who is not signed in; answers the number of the ticket. */
async function askHouse(page: Page, content: string): Promise<string> {
  const data = { category: 'OTHER', content, contact: 'mai@example.com', key: randomUUID() }
  const { value } = await (await page.request.put('/wps/feedback', { data })).json()
  return value.number
}

/** Presses a key until something stands as wanted. */
async function pressUntil(page: Page, key: string, stands: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 30 && !(await stands()); presses += 1) await page.keyboard.press(key)
  expect(await stands()).toBe(true)
}

test('an operator works a queue from its first ticket to its last by the keyboard alone', async ({ page }) => {
  const first = await askHouse(page, 'Tôi quên tên đăng nhập')
  const second = await askHouse(page, 'Tôi không nhận được mã OTP')
  await signInToConsole(page, 'operator')
  const main = await openList(page, 'tickets')
  await expect(main.getByRole('row').filter({ hasText: first })).toBeVisible()
  await pressUntil(page, 'j', () => main.locator('tr:focus').filter({ hasText: first }).isVisible())
  await page.keyboard.press('Enter')

  const answered = page.getByText(admin('tickets.sent'))
  const answer = page.getByRole('textbox', { name: admin('tickets.answer') })
  for (const number of [first, second]) {
    await expect(main.getByText(number).first()).toBeVisible()
    await page.keyboard.press('c')
    await expect(answer).toBeVisible()
    await page.keyboard.press('a')
    await expect(answer).toBeFocused()
    await page.keyboard.type('Bộ phận hỗ trợ đã gửi hướng dẫn qua e-mail')
    await page.keyboard.press('Control+Enter')
    await expect(answered).toBeVisible()
    await page.keyboard.press('Escape')
    if (number === first) await pressUntil(page, 'j', () => main.getByText(second).first().isVisible())
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: admin('shortcuts.title') })).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import { admin, chooseOutcome, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { keepScreenshot } from './support/screenshot.ts'

const HOUR = 3_600_000
const note = 'Nhà cung cấp xác nhận báo cáo thừa một cược'

test('a vendor’s report differs by one bet, the case is found and closed', async ({ page, request }) => {
  test.setTimeout(120_000)
  // Of the last day of the house that is over for both sides.
  const day = new Date(Date.now() + (7 - 1 - 24) * HOUR).toISOString().slice(0, 10)
  const transaction = randomUUID()
  const row = { transaction, round: randomUUID(), user: 'somebody', gameCode: 'pg_slot', kind: 'BET', currency: 'VND' }
  const added = { ...row, amount: 777_000 * 100_000, at: `${day}T05:00:00.000Z` }
  const answer = await request.post('/simulator/vendor-reports', { data: { vendor: 'gcp', change: 'add', row: added } })
  expect(answer.ok()).toBe(true)

  await signInToConsole(page, 'operator')
  const main = await openList(page, 'vendorCases')
  await main.getByRole('button', { name: admin('vendorCases.run') }).click()
  await expect(page.getByText(admin('vendorCases.begun'))).toBeVisible()
  const found = main.getByRole('row').filter({ hasText: '777' }).first()
  await expect(async () => {
    await page.reload()
    await expect(found).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await keepScreenshot(page, 'console-vendor-cases')
  await expectAccessible(page)

  await found.click()
  await expect(main.getByText(transaction)).toBeVisible()
  await expect(main.getByText(admin('vendorCases.nothing'))).toBeVisible()
  await keepScreenshot(page, 'console-vendor-case')
  await field(main, admin('vendorCases.note')).fill(note)
  await chooseOutcome(page, 'vendorCases', 'VENDOR_WRONG')
  await main.getByRole('button', { name: admin('vendorCases.close') }).click()
  await expect(main.getByRole('blockquote')).toContainText(note)
  await expect(main.getByText(admin('vendorCases.outcomes.VENDOR_WRONG'))).toBeVisible()
  await expect(main.getByRole('button', { name: admin('vendorCases.close') })).toHaveCount(0)
  await request.post('/simulator/vendor-reports', { data: { vendor: 'gcp', change: 'reset' } })
})

test('the payment service tells a payment that nobody told us of, which is a case', async ({ page, request }) => {
  test.setTimeout(120_000)
  const day = new Date(Date.now() + (7 - 1 - 24) * HOUR).toISOString().slice(0, 10)
  const payment = `psp_${randomUUID()}`
  const row = { payment, order: 'CRNOBODYS', account: 'croupier', amount: '654000.00', currency: 'VND' }
  const added = { ...row, at: `${day}T05:00:00.000Z` }
  const answer = await request.post('/simulator/psp/report-rows', { data: { change: 'add', row: added } })
  expect(answer.ok()).toBe(true)

  await signInToConsole(page, 'operator')
  const main = await openList(page, 'vendorCases')
  await main.getByRole('button', { name: admin('vendorCases.run') }).click()
  await expect(page.getByText(admin('vendorCases.begun'))).toBeVisible()
  const found = main.getByRole('row').filter({ hasText: '654' }).first()
  await expect(async () => {
    await page.reload()
    await expect(found).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(found).toContainText(admin('vendorCases.sources.PSP'))
  await found.click()
  await expect(main.getByText(payment)).toBeVisible()
  await expectAccessible(page)
  await keepScreenshot(page, 'console-payment-case')
  await field(main, admin('vendorCases.note')).fill('Cổng thanh toán đã hoàn tiền cho khách')
  await chooseOutcome(page, 'vendorCases', 'VENDOR_WRONG')
  await main.getByRole('button', { name: admin('vendorCases.close') }).click()
  await expect(main.getByText(admin('vendorCases.outcomes.VENDOR_WRONG'))).toBeVisible()
  await request.post('/simulator/psp/report-rows', { data: { change: 'reset' } })
})

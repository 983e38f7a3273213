import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { need } from '../support/need.ts'
import { admin, openList, signInToConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { keepScreenshot } from './support/screenshot.ts'

interface Transfer {
  readonly amount: string
}

interface Feed {
  readonly content: readonly Transfer[]
  readonly endCursor: string | null
  readonly hasNextPage: boolean
}

/** In hundredths, as the file has amounts. */
const hundredths = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole + part.slice(0, 2).padEnd(2, '0'))
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, amount) => all + hundredths(amount), 0n)

/** Every movement that credited a deposit, read from the books by the session of the page. */
async function creditedByTheBooks(page: Page): Promise<string[]> {
  const amounts: string[] = []
  let after = ''
  for (;;) {
    const feed = await page.evaluate(async (cursor) => {
      const query = new URLSearchParams({ kind: 'DEPOSIT', first: '100', ...(cursor !== '' && { after: cursor }) })
      const headers = {
        authorization: `Bearer ${sessionStorage.getItem('operator.token')}`,
        merchant: sessionStorage.getItem('operator.merchant') ?? '',
      }
      const answer = await fetch(`/wps/admin/books/transfers?${query}`, { headers })
      return ((await answer.json()) as { value: Feed }).value
    }, after)
    amounts.push(...feed.content.map(({ amount }) => amount))
    if (!feed.hasNextPage) return amounts
    after = need(feed.endCursor)
  }
}

async function narrowToCredited(page: Page, list: Locator): Promise<void> {
  await list.getByRole('combobox', { name: admin('resources.deposits.fields.state') }).click()
  await page.getByRole('option', { name: admin('depositStates.CREDITED'), exact: true }).click()
  await expect(list.getByRole('row').filter({ hasText: admin('depositStates.REVIEW') })).toHaveCount(0)
}

/** Asks for the list in sight as a file of text, and is led to where it will be. */
async function exportAsText(page: Page, list: Locator): Promise<void> {
  await list.getByRole('button', { name: admin('exports.ask') }).click()
  const dialog = page.getByRole('dialog', { name: admin('exports.title') })
  await expectAccessible(page)
  await keepScreenshot(page, 'console-export-asked')
  await dialog.getByRole('combobox', { name: admin('exports.format') }).click()
  await page.getByRole('option', { name: admin('exports.csv'), exact: true }).click()
  await dialog.getByRole('button', { name: admin('exports.start') }).click()
  await expect(page.getByRole('heading', { level: 1, name: admin('resources.exports.name_other') })).toBeVisible()
}

test('deposits are exported whole by the filter in use, downloaded, and come to what the books say', async ({
  page,
}) => {
  await signInToConsole(page, 'operator')
  const list = await openList(page, 'deposits')
  await expect(
    list
      .getByRole('row')
      .filter({ hasText: admin('depositStates.REVIEW') })
      .first(),
  ).toBeVisible()
  await narrowToCredited(page, list)
  await exportAsText(page, list)

  const file = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: admin('exportSources.DEPOSITS') })
    .first()
  await expect(file).toContainText(`${admin('resources.deposits.fields.state')}: ${admin('depositStates.CREDITED')}`)
  await expect(file).toContainText(admin('exportStates.DONE'))
  const books = await creditedByTheBooks(page)
  await expect(file).toContainText(
    admin('exports.progress', { written: String(books.length), expected: String(books.length) }),
  )
  await expectAccessible(page)
  await keepScreenshot(page, 'console-exports')

  const coming = page.waitForEvent('download')
  await file.getByRole('button', { name: admin('exports.download') }).click()
  const [head = '', ...lines] = readFileSync(await (await coming).path(), 'utf8')
    .trim()
    .split('\r\n')
  const columns = head.replace('\uFEFF', '').split(',')
  const cellsOf = (field: string) => {
    const at = columns.indexOf(admin(`resources.deposits.fields.${field}`))
    return lines.map((line) => need(line.split(',')[at]))
  }
  expect(lines).toHaveLength(books.length)
  expect(new Set(cellsOf('state'))).toEqual(new Set([admin('depositStates.CREDITED')]))
  expect(sum(cellsOf('creditedAmount'))).toBe(sum(books))
})

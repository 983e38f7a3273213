import type { Page } from '@playwright/test'
import { formatsOf } from '../../formats/formats.ts'
import { admin, signInToConsole, unfoldMenu } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { keepScreenshot } from './support/screenshot.ts'

interface Report {
  readonly totals: Readonly<Record<string, string>>
  readonly days: { readonly from: string; readonly to: string }
}

/** What the server answers when the page asks for a report next. */
async function reportOf(page: Page, operation: string, open: () => Promise<void>): Promise<Report> {
  const answered = page.waitForResponse((response) => {
    const { url, body } = { url: response.url(), body: response.request().postData() ?? '' }
    return url.includes('graphql') && (url.includes(operation) || body.includes(operation))
  })
  await open()
  const { data } = (await (await answered).json()) as { data: { report: Report } }
  return data.report
}

const openReport = async (page: Page, name: string) => {
  await unfoldMenu(page)
  const title = admin(`brandReports.names.${name}`)
  await page.getByRole('menuitem', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const chooseSpan = async (page: Page, span: string) => {
  await page
    .getByRole('main')
    .getByRole('combobox', { name: admin('brandReports.span') })
    .click()
  await page.getByRole('option', { name: admin(`brandReports.spans.${span}`), exact: true }).click()
}

test('what was played of each game is told for chosen days, compared, saved as a filter, and is what the books say', async ({
  page,
}) => {
  await signInToConsole(page, 'operator')
  await openReport(page, 'gamesReport')
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: admin('brandReports.names.gamesReport') })
  await expect(table).toBeVisible()
  await expectAccessible(page)

  const games = await reportOf(page, 'ConsoleGamesReport', () => chooseSpan(page, 'week'))
  const vietnamese = formatsOf('vi')
  await expect(table.getByRole('row').last()).toContainText(
    vietnamese.money(games.totals.stake ?? '', { currency: 'VND' }),
  )
  await keepScreenshot(page, 'console-games-report')

  const before = main.getByText(`· ${admin('brandReports.was', { figure: '' }).trim()}`).first()
  await expect(before).toBeVisible()
  await main.getByRole('switch', { name: admin('brandReports.compare') }).click()
  await expect(before).toBeHidden()

  await main.getByRole('button', { name: admin('brandReports.savedViews') }).click()
  await page.getByRole('menuitem', { name: admin('brandReports.saveView') }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, admin('brandReports.viewName')).fill('Tuần này, không so')
  await dialog.getByRole('button', { name: admin('ra.action.save') }).click()
  await chooseSpan(page, 'today')
  await main.getByRole('button', { name: admin('brandReports.savedViews') }).click()
  await page.getByRole('menuitem', { name: 'Tuần này, không so' }).click()
  await expect(main.getByRole('combobox', { name: admin('brandReports.span') })).toHaveText(
    admin('brandReports.spans.week'),
  )

  await openReport(page, 'taxReport')
  await expect(main.getByRole('table', { name: admin('brandReports.names.taxReport') })).toBeVisible()
  const books = await reportOf(page, 'ConsoleTaxReport', () => chooseSpan(page, 'week'))
  expect(books.days).toEqual(games.days)
  expect(books.totals.grossRevenue).toBe(games.totals.grossRevenue)
})

import { readFileSync } from 'node:fs'
import { expectWhole, goTo, knock } from './support/agent-centre.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { demoAgent } from './support/sign-in.ts'

const say = speaker('vi')

test.beforeEach(async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
})

test('an agent reads the bets of the team, of one member, opens one and keeps them', async ({ page }) => {
  await knock(page, demoAgent)
  await goTo(page, 'personalHistoryCopy')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: say('agent:periods.month') }).click()
  const bets = main.getByRole('table', { name: say('layout:agentPage.personalHistoryCopy'), exact: true })
  const names = bets.getByRole('button', { name: /^(demo|agent)0\d$/ })
  await expect(names.first()).toBeVisible()
  await expectWhole(page)

  const name = await names.first().innerText()
  const search = field(main, say('agent:search'))
  await search.fill(name)
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${name}`))
  await expect(names.filter({ hasNotText: name })).toHaveCount(0)
  await expect(names.first()).toHaveText(name)

  await bets.getByRole('row').nth(1).getByRole('button').first().click()
  const detail = openDialog(page)
  await expect(detail).toContainText(say('account:balanceBefore'))
  await page.goBack()
  await expect(detail).toBeHidden()
  await names.first().click()
  await expect(detail.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(detail).toBeHidden()

  const coming = page.waitForEvent('download')
  await main.getByRole('button', { name: say('agent:downloadCsv') }).click()
  const rows = readFileSync(await (await coming).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows.length).toBeGreaterThan(1)
  expect(new Set(rows.slice(1).map((row) => row.split(',')[0]))).toEqual(new Set([name]))
})

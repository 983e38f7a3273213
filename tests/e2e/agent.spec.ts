import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectWhole, goTo, heading, knock } from './support/agent-centre.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { speaker } from './support/say.ts'
import { inLanguage, isPhone, withoutAnnouncements } from './support/screen.ts'
import { demoAgent, demoMember, expectSignedIn, expectSignedOut, signIn } from './support/sign-in.ts'

const say = speaker('vi')

/** The people of the line: a table, on a phone a list. */
const people = (page: Page) =>
  page.getByRole('main').getByRole(isPhone() ? 'list' : 'table', { name: say('agent:members'), exact: true })
const crumbs = (page: Page) => page.getByRole('main').getByRole('navigation', { name: say('agent:path') })

test.beforeEach(async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
})

test('an agent comes in by the agents’ door and reads what the team comes to', async ({
  page,
  tolerateConsoleError,
}) => {
  // An address that is none answers so.
  tolerateConsoleError(/404 \(Not Found\).*agentNothing/)
  await page.goto('/agentHome')
  await expect(page).toHaveURL(/\/agent$/)
  await expect(page.getByRole('region', { name: say('agent:door.offers') })).toBeVisible()
  await expectWhole(page)
  await knock(page, demoAgent)
  await expectSignedIn(page)
  await expect(page).toHaveURL(/\/agentHome$/)
  await expect(heading(page, say('layout:agentPage.agentTeamOverview'))).toBeVisible()

  const main = page.getByRole('main')
  if (isPhone()) await main.getByRole('tab', { name: say('agent:periods.thisMonth') }).click()
  const month = main.getByRole('region', { name: say('agent:periods.thisMonth') })
  await expect(month).toContainText(say('agent:activeMembers'))
  await expect(main.getByRole('region', { name: say('agent:lastThirtyDays') }).getByRole('row')).toHaveCount(31)
  await expect(main.getByText('GMT+7').or(page.getByRole('navigation').getByText('GMT+7')).first()).toBeVisible()
  await expectWhole(page)

  await page.goto('/agent')
  await expect(page).toHaveURL(/\/agentHome$/)
  await page.goto('/agentHome/agentNothing')
  await expect(page.getByRole('main')).toContainText(say('pages:notFound.title'))
})

test('an agent reads what the brand tells its agents @phone', async ({ page }) => {
  const title = 'Quy tắc dành cho đại lý Sen Vàng'
  await knock(page, demoAgent)
  await goTo(page, 'agentAnnouncement')
  const main = page.getByRole('main')
  const rules = main.getByRole('button', { name: title })
  await expect(main.getByRole('button', { name: 'Nạp tiền bằng VietQR được ghi có tự động' })).toBeVisible()
  await rules.click()
  await expect(rules).toHaveAttribute('aria-expanded', 'true')
  await expectWhole(page)
  await page.reload()
  await expect(rules).toHaveAttribute('aria-expanded', 'true')
  // The menu beside it leads there too.
  await main.getByRole('link', { name: 'Mở tài khoản' }).last().click()
  await expect(heading(page, say('layout:agentPage.registerCenter'))).toBeVisible()
})

test('an agent goes down the line and back, finds a member and opens what he comes to', async ({ page }) => {
  await knock(page, demoAgent)
  await goTo(page, 'downlineManagmentView')
  await people(page)
    .getByRole('button', { name: say('agent:openDownlines_other', { count: 3, account: 'agent02' }) })
    .click()
  await expect(crumbs(page).getByText('agent02', { exact: true })).toHaveAttribute('aria-current', 'location')
  await expect(people(page).getByRole('button', { name: 'agent02', exact: true })).toBeHidden()
  await expectWhole(page)
  await crumbs(page)
    .getByRole('button', { name: say('agent:myTeam') })
    .click()
  await expect(people(page).getByRole('button', { name: 'agent02', exact: true })).toBeVisible()

  const search = field(page.getByRole('main'), say('agent:search'))
  await search.fill('DEMO0')
  await search.press('Enter')
  const found = people(page).getByRole('button', { name: /^demo0\d$/ })
  await expect(found.first()).toBeVisible()
  const name = await found.first().innerText()
  await found.first().click()
  const detail = openDialog(page)
  await expect(detail.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(detail).toContainText(say('agent:path'))
  await expectWhole(page)
  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(found.first()).toBeVisible()
})

test('an agent reads and keeps what the members won and lost', async ({ page }) => {
  await knock(page, demoAgent)
  await goTo(page, 'palStatementsAgentCopy')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: say('agent:periods.month') }).click()
  const figures = (by: string) =>
    main.getByRole(isPhone() ? 'list' : 'table', { name: say(`agent:groupings.${by}`), exact: true })
  await expect(figures('member')).toContainText(say('agent:youAlone'))
  const coming = page.waitForEvent('download')
  await main.getByRole('button', { name: say('agent:downloadCsv') }).click()
  const rows = readFileSync(await (await coming).path(), 'utf8')
    .trim()
    .split('\r\n')
  // Other journeys bring visitors into the line.
  const names = rows.map((row) => row.split(',')[0] ?? '').filter((name) => !name.startsWith('khach'))
  expect(names).toEqual([say('agent:member'), 'agent02', 'agent03', say('agent:youAlone'), say('agent:total')])
  for (const by of ['category', 'day']) {
    await main.getByRole('tab', { name: say(`agent:groupings.${by}`) }).click()
    await expect(figures(by)).toContainText(say('agent:total'))
    await expectWhole(page)
  }
})

test('who is no agent is refused at the agents’ door, signed in or not @phone', async ({ page }) => {
  const door = await knock(page, demoMember)
  await expect(door.getByRole('alert')).toContainText(say('errors:AGENT_ONLY'))
  await expectSignedOut(page)
  await signIn(page, demoMember)
  await page.goto('/agentHome')
  await expect(page).toHaveURL(/\/agent$/)
  await expect(door).toContainText(say('agent:door.signedInAs', { account: demoMember.username }))
})

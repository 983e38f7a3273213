import type { Page } from '@playwright/test'
import { expectWhole, goTo, heading, knock } from './support/agent-centre.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { speaker } from './support/say.ts'
import { inLanguage, isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent, demoPassword, expectSignedIn, expectSignedOut } from './support/sign-in.ts'

const say = speaker('vi')
const words = (key: string, values: Record<string, string | number> = {}) => say(`subaccounts:${key}`, values)
const ownPassword = 'Nvbxq-7392-wrtp'

test.beforeEach(async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
})

/** What the platform refused of what the page asked for. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return
    const text = await response.text().catch(() => '')
    if (text.includes('SUBACCOUNT_FORBIDDEN')) refusals.push(text)
  })
  return refusals
}

test('an agent lets somebody act in his name, reads what was done, and shuts him out @phone', async ({
  page,
  browser,
}) => {
  await knock(page, demoAgent)
  await goTo(page, 'agentSubAccounts')
  const main = page.getByRole('main')
  await expectWhole(page)
  await keepScreenshot(page, 'agent-subaccounts')

  const name = `viec${Date.now().toString(36)}`
  await main.getByRole('button', { name: words('new') }).click()
  const making = page.getByRole('dialog', { name: words('new') })
  await field(making, words('displayName')).fill('Anh Khoa')
  await field(making, words('name')).fill(name)
  await making.getByRole('checkbox', { name: words('rights.CONTRACTS') }).check()
  await field(making, words('ownPassword')).fill(demoPassword)
  const first = await field(making, say('agent:register.firstPassword')).inputValue()
  await expectWhole(page)
  await keepScreenshot(page, 'agent-new-subaccount')
  await making.getByRole('button', { name: words('make') }).click()
  const handed = page.getByRole('dialog', { name: words('handOver') })
  const username = `${demoAgent.username}.${name}`
  await expect(handed).toContainText(username)
  await handed.getByRole('button', { name: say('agent:register.handedOver') }).click()

  const helper = await (await browser.newContext(test.info().project.use)).newPage()
  await withoutAnnouncements(helper)
  await inLanguage(helper, 'vi')
  const refusals = refusalsOf(helper)
  await knock(helper, { username, password: first })
  const forced = helper.getByRole('dialog', { name: say('identity:changePassword') })
  await field(forced, say('identity:newPassword')).fill(ownPassword)
  await field(forced, say('identity:confirmPassword')).fill(ownPassword)
  await forced.getByRole('button', { name: say('identity:changePassword') }).click()
  await expect(forced).toBeHidden()
  await expectSignedIn(helper)
  await expect(heading(helper, say('layout:agentPage.agentTeamOverview'))).toBeVisible()
  const menu = helper.getByRole('navigation', { name: say('agent:menu') })
  await expect(menu.getByRole('link', { name: say('layout:deposit'), exact: true })).toBeHidden()
  await expectWhole(helper)
  await keepScreenshot(helper, 'subaccount-overview')

  await goTo(helper, 'downlineManagmentView')
  const people = helper.getByRole('main').getByRole(isPhone() ? 'list' : 'table', { name: say('agent:members') })
  await expect(people.getByRole('button', { name: 'agent02', exact: true })).toBeVisible()
  expect(refusals).toEqual([])
  await helper.goto('/agentHome/agentRevenueReport')
  await expect(helper.getByRole('main')).toContainText(say('pages:notGiven.title'))
  await expectWhole(helper)
  await helper.goto('/agentHome/agentSubAccounts')
  await expect(helper.getByRole('main')).toContainText(say('pages:notGiven.title'))
  expect(refusals).toEqual([])
  await helper.goto('/member/withdraw')
  await expect(helper.getByRole('main')).toContainText(say('pages:notGiven.title'))
  await helper.goto('/')
  await expect(helper).toHaveURL(/\/agentHome$/)

  await main.getByRole('button', { name: username, exact: true }).click()
  await openDialog(page)
    .getByRole('button', { name: words('readDeeds') })
    .click()
  const deeds = main.getByRole('table', { name: words('tabs.deeds') })
  await expect(deeds.getByRole('row').filter({ hasText: words('deeds.CHANGE_PASSWORD') })).toContainText(words('done'))
  await expect(deeds).toContainText(words('deeds.SIGN_IN'))
  await expectWhole(page)
  await keepScreenshot(page, 'agent-subaccount-deeds')

  await main.getByRole('tab', { name: words('tabs.accounts') }).click()
  await main.getByRole('button', { name: username, exact: true }).click()
  const detail = page.getByRole('dialog', { name: 'Anh Khoa' })
  await detail.getByRole('button', { name: words('disable'), exact: true }).click()
  await expectWhole(page)
  await detail
    .getByRole('alertdialog')
    .getByRole('button', { name: words('disable'), exact: true })
    .click()
  await expect(detail).toContainText(words('states.disabled'))
  await helper.reload()
  await expectSignedOut(helper)
  await expect(helper).toHaveURL(/\/agent$/)
  const door = await knock(helper, { username, password: ownPassword })
  await expect(door).toContainText(say('errors:SIGN_IN_WRONG'))
  await helper.context().close()
})

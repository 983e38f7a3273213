import type { Locator, Page } from '@playwright/test'
import { goTo } from './support/agent-centre.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { newUsername, registerByLink } from './support/register.ts'
import { speaker } from './support/say.ts'
import { inLanguage, isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent, signIn } from './support/sign-in.ts'

const say = speaker('vi')
const words = (key: string, values: Record<string, string | number> = {}) => say(`agent:register.${key}`, values)

/** Goes to the register centre by the menu of the agent centre. */
async function goToRegisterCentre(page: Page): Promise<Locator> {
  await page.goto('/agentHome')
  await goTo(page, 'registerCenter')
  return page.getByRole('main')
}

const links = (main: Locator) => main.getByRole('table', { name: words('links'), exact: true })

async function expectWhole(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

test.beforeEach(async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
})

test('a visitor registers by an agent’s link, stands in his line, and the link has counted it @phone', async ({
  page,
  browser,
}) => {
  await signIn(page, demoAgent)
  const main = await goToRegisterCentre(page)
  await main.getByRole('tab', { name: words('tabs.links') }).click()
  await expect(links(main)).toBeVisible()
  await expectWhole(page)
  await keepScreenshot(page, 'agent-links')

  const name = `Nhóm ${Date.now().toString(36)}`
  await main.getByRole('button', { name: words('newLink') }).click()
  const making = openDialog(page)
  await making.getByRole('button', { name: words('makeLink') }).click()
  await expect(field(making, words('name'))).toHaveAccessibleDescription(words('nameNeeded'))
  await field(making, words('name')).fill(name)
  await field(making, words('mostUses')).fill('1')
  await keepScreenshot(page, 'agent-new-link')
  await making.getByRole('button', { name: words('makeLink') }).click()

  const link = page.getByRole('dialog', { name, exact: true })
  await expect(link.getByRole('img', { name: words('qrOf', { name }) })).toBeVisible()
  await expect(link).toContainText(words('nobodyCame'))
  await expect(link).toContainText(words('usesOf', { uses: 0, most: 1 }))
  const address = await link.locator('code').innerText()
  expect(new URL(address).searchParams.get('referralCode')).toMatch(/^[A-Z2-9]{10}$/)
  await expectWhole(page)
  await keepScreenshot(page, 'agent-link')

  const visitor = await (await browser.newContext(test.info().project.use)).newPage()
  await withoutAnnouncements(visitor)
  await inLanguage(visitor, 'vi')
  const username = await registerByLink(visitor, address)
  await visitor.context().close()

  await page.reload()
  await expect(link).toContainText(words('usesOf', { uses: 1, most: 1 }))
  await expect(link).toContainText(words('states.USED_UP'))
  await expect(link.getByRole('region', { name: words('arrivals') })).toContainText(username)
  await link.getByRole('button', { name: say('common:close') }).click()
  await expect(links(main).getByRole('row').filter({ hasText: name })).toContainText('1 / 1')
  await page.goto(`/agentHome/downlineManagmentView?search=${username}`)
  const people = page.getByRole(isPhone() ? 'list' : 'table', { name: say('agent:members'), exact: true })
  await expect(people.getByRole('button', { name: username, exact: true })).toBeVisible()
})

test('an agent ends a link, after being asked @phone', async ({ page }) => {
  await signIn(page, demoAgent)
  const main = await goToRegisterCentre(page)
  await main.getByRole('tab', { name: words('tabs.links') }).click()
  const name = `Tạm ${Date.now().toString(36)}`
  await main.getByRole('button', { name: words('newLink') }).click()
  const making = openDialog(page)
  await field(making, words('name')).fill(name)
  await making.getByRole('button', { name: words('makeLink') }).click()
  const link = page.getByRole('dialog', { name, exact: true })
  await link.getByRole('button', { name: words('end'), exact: true }).click()
  const question = link.getByRole('alertdialog')
  await expectWhole(page)
  await keepScreenshot(page, 'agent-end-link')
  await question.getByRole('button', { name: words('endForGood') }).click()
  await expect(link).toContainText(words('states.ENDED'))
  await expect(link.getByRole('img')).toBeHidden()
  await link.getByRole('button', { name: say('common:close') }).click()
  await expect(links(main).getByRole('row').filter({ hasText: name })).toContainText(words('states.ENDED'))
})

test('an agent opens an account, hands it over, and its owner chooses another password @phone', async ({
  page,
  browser,
}) => {
  await signIn(page, demoAgent)
  const main = await goToRegisterCentre(page)
  const username = field(main, say('agent:account'))
  const password = field(main, words('firstPassword'))
  await expect(password).toHaveValue(/^\w{5}-\d{4}-\w{4}$/)
  await expectWhole(page)
  await keepScreenshot(page, 'agent-open-account')
  await username.fill('agent02')
  await main.getByRole('button', { name: words('open'), exact: true }).click()
  await expect(username).toHaveAccessibleDescription(say('errors:ACCOUNT_TAKEN'))
  const name = newUsername()
  const first = await password.inputValue()
  await username.fill(name)
  await main.getByRole('button', { name: words('open'), exact: true }).click()
  const opened = openDialog(page)
  await expect(opened).toContainText(name)
  await expect(opened).toContainText(first)
  await expectWhole(page)
  await keepScreenshot(page, 'agent-opened-account')
  await opened.getByRole('button', { name: words('handedOver') }).click()
  await expect(opened).toBeHidden()
  await expect(username).toHaveValue('')
  await expect(password).not.toHaveValue(first)

  const owner = await (await browser.newContext(test.info().project.use)).newPage()
  await withoutAnnouncements(owner)
  await inLanguage(owner, 'vi')
  await owner.goto('/login')
  const door = openDialog(owner)
  await door.locator('input[name="username"]').fill(name)
  await door.locator('input[name="password"]').fill(first)
  await door.locator('button[type="submit"]').click()
  await expect(owner.getByRole('dialog', { name: say('identity:changePassword') })).toBeVisible()
  await owner.context().close()
})

import type { Page } from '@playwright/test'
import { expectWhole, goTo, heading, knock } from './support/agent-centre.ts'
import { deposit } from './support/deposit.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { registerByLink } from './support/register.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent } from './support/sign-in.ts'

const say = speaker('vi')

const MINUTE = 60_000
// The whole has a quarter of an hour: one press that finds nothing shall not take it all.
test.use({ actionTimeout: MINUTE })
/** A window of five minutes, a minute until all of it is surely counted, and the jobs that settle and pay it. */
const WINDOW_PAID = 9 * MINUTE

/** Makes a registration link in the agent centre and answers its address. */
async function makeLink(page: Page): Promise<string> {
  await goTo(page, 'registerCenter')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: say('agent:register.tabs.links') }).click()
  await main.getByRole('button', { name: say('agent:register.newLink') }).click()
  const making = openDialog(page)
  const name = `Trả lương ${Date.now().toString(36)}`
  await field(making, say('agent:register.name')).fill(name)
  await making.getByRole('button', { name: say('agent:register.makeLink') }).click()
  const link = page.getByRole('dialog', { name, exact: true })
  const address = await link.locator('code').innerText()
  await link.getByRole('button', { name: say('common:close') }).click()
  return address
}

async function play(page: Page, spins: number): Promise<void> {
  await page.goto('/')
  const tile = page.getByRole('article').first()
  const name = await tile.getByRole('heading').innerText()
  await tile.getByRole('button', { name: say('lobby:playGame', { game: name }) }).click()
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Quay', exact: true })
  await expect(spin).toBeEnabled()
  for (let done = 0; done < spins; done++) {
    await spin.click()
    await expect(spin).toBeVisible({ timeout: 40_000 })
  }
}

test('who comes by an agent’s link plays, and within a window the agent is paid for it, down to the bet', async ({
  page,
  browser,
}) => {
  test.setTimeout(15 * MINUTE)
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
  await knock(page, demoAgent)
  await expect(heading(page, say('layout:agentPage.agentTeamOverview'))).toBeVisible()
  const address = await makeLink(page)

  const member = await (await browser.newContext(test.info().project.use)).newPage()
  await withoutAnnouncements(member)
  await inLanguage(member, 'vi')
  const username = await registerByLink(member, address)
  await deposit(member)
  await play(member, 4)
  await member.context().close()

  await page.goto('/agentHome/agentRealtimeSalary')
  const explain = page.getByRole('main').getByRole('button', { name: /^Xem cách tính / })
  const branch = openDialog(page).getByRole('button', { name: say('pay:openBranch', { account: username }) })
  await expect(async () => {
    await page.goto('/agentHome/agentRealtimeSalary')
    await explain.first().click()
    await expect(branch).toBeVisible({ timeout: 5_000 })
  }, 'the window in which the member played is paid').toPass({ timeout: WINDOW_PAID, intervals: [20_000] })
  await keepScreenshot(page, 'agent-paid')
  const dialog = openDialog(page)
  await expect(dialog).toContainText(say('pay:states.PAID'))
  await branch.click()
  await dialog.getByRole('button', { name: say('pay:openBets', { account: username }) }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: say('pay:betStates.SETTLED') })).toHaveCount(4)
  await expectWhole(page)
  await keepScreenshot(page, 'agent-paid-bets')
})

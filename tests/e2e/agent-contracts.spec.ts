import type { Browser, Locator, Page } from '@playwright/test'
import { expectWhole, goTo, heading, knock } from './support/agent-centre.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { goodPassword, newUsername } from './support/register.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { type Credentials, demoAgent, expectSignedIn } from './support/sign-in.ts'

const say = speaker('vi')
const words = (key: string, values: Record<string, string | number> = {}) => say(`contracts:${key}`, values)
const daily = words('kind.DAILY_SALARY')

async function prepare(page: Page): Promise<Page> {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
  return page
}

/** Another person, at a browser of his own. */
const newcomer = async (browser: Browser): Promise<Page> =>
  prepare(await (await browser.newContext(test.info().project.use)).newPage())

/** The agent opens an account of an agent, right below himself. */
async function openAgent(page: Page): Promise<Credentials> {
  await goTo(page, 'registerCenter')
  const main = page.getByRole('main')
  const username = newUsername()
  await field(main, say('agent:account')).fill(username)
  const password = await field(main, say('agent:register.firstPassword')).inputValue()
  await field(main, say('agent:kind')).selectOption({ label: say('agent:kinds.agent') })
  await main.getByRole('button', { name: say('agent:register.open'), exact: true }).click()
  const opened = page.getByRole('dialog', { name: say('agent:register.opened') })
  await opened.getByRole('button', { name: say('agent:register.handedOver') }).click()
  await expect(opened).toBeHidden()
  return { username, password }
}

/** The owner comes in for the first time, which asks for a password of his own. */
async function comeIn(page: Page, first: Credentials): Promise<void> {
  await knock(page, first)
  const change = page.getByRole('dialog', { name: say('identity:changePassword') })
  for (const name of ['newPassword', 'confirmPassword']) await field(change, say(`identity:${name}`)).fill(goodPassword)
  await change.getByRole('button', { name: say('identity:changePassword') }).click()
  await expect(change).toBeHidden()
  await expectSignedIn(page)
}

/** Opens what the agent knows of a direct downline, with the contracts that he gives him. */
async function openDownline(page: Page, account: string) {
  await page.goto(`/agentHome/downlineManagmentView?search=${account}`)
  await page.getByRole('main').getByRole('button', { name: account, exact: true }).click()
  const member = page.getByRole('dialog', { name: account, exact: true })
  return member.getByRole('region', { name: words('title') })
}

const proposal = (page: Page, account: string) => page.getByRole('dialog', { name: words('proposeTo', { account }) })

/** Chooses a daily salary in the form, which then has all tiers of the agent's own. */
async function chooseDaily(page: Page, account: string): Promise<Locator> {
  const form = proposal(page, account)
  await field(form, words('kindLabel')).selectOption({ label: daily })
  const highest = form.getByRole('group', { name: words('tierNumber', { number: 3 }) })
  await expect(field(highest, words('rate'))).toHaveValue('0,6')
  return form
}

async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: words('sendProposal') }).click()
  await expect(form).toBeHidden()
}

const card = (page: Page, account: string) =>
  page.getByRole('main').getByRole('article', { name: `${daily} · ${account}` })

test('terms are tried, proposed and signed down a line, and lower ones above end what they cannot pay @phone', async ({
  page: top,
  browser,
}) => {
  test.slow()
  await prepare(top)
  await knock(top, demoAgent)
  await expect(top).toHaveURL(/\/agentHome$/)

  // The agent begins with his own terms, and sees what they would have come to with somebody who has played for weeks.
  const known = await openDownline(top, 'agent02')
  await known.getByRole('button', { name: words('propose') }).click()
  const trial = await chooseDaily(top, 'agent02')
  await trial.getByRole('button', { name: say('pay:tryTerms') }).click()
  const outcome = trial.getByRole('region', { name: say('pay:whatIf') })
  await expect(outcome.getByRole('status')).toContainText('→')
  await expectWhole(top)
  await keepScreenshot(top, 'contract-what-if')
  await trial.getByRole('button', { name: say('common:close') }).click()

  // He proposes them to somebody who is new.
  await top.goto('/agentHome')
  const middle = await openAgent(top)
  const contracts = await openDownline(top, middle.username)
  await contracts.getByRole('button', { name: words('propose') }).click()
  await send(await chooseDaily(top, middle.username))
  await expect(contracts.getByRole('article')).toContainText(words('awaitsOther'))

  // The downline finds it as he comes in, and signs.
  const second = await newcomer(browser)
  await comeIn(second, middle)
  const offer = second.getByRole('dialog', { name: words('newTitle', { kind: daily }) })
  await expect(offer).toContainText(words('offerText', { account: demoAgent.username }))
  await keepScreenshot(second, 'contract-popup')
  await offer.getByRole('button', { name: words('sign'), exact: true }).click()
  await expect(offer).toBeHidden()

  // He hands the same on to somebody of his own.
  const last = await openAgent(second)
  const given = await openDownline(second, last.username)
  await given.getByRole('button', { name: words('propose') }).click()
  await send(await chooseDaily(second, last.username))
  const third = await newcomer(browser)
  await comeIn(third, last)
  const handed = third.getByRole('dialog', { name: words('newTitle', { kind: daily }) })
  await handed.getByRole('button', { name: words('sign'), exact: true }).click()
  await expect(handed).toBeHidden()
  await goTo(third, 'agentContracts')
  await expect(card(third, middle.username)).toContainText(words('standings.BEGINS'))

  // The agent above lowers his: the highest tier goes.
  await top.reload()
  await contracts.getByRole('button', { name: words('changeTerms') }).click()
  const lowered = proposal(top, middle.username)
  await lowered.getByRole('button', { name: words('removeTier', { number: 3 }) }).click()
  await send(lowered)

  // The downline is asked wherever he is, puts it off, and finds it again among his contracts.
  const lower = second.getByRole('dialog', { name: words('changeTitle', { kind: daily }) })
  await lower.getByRole('button', { name: words('later') }).click()
  await expect(lower).toBeHidden()
  await second.goto('/agentHome/agentContracts')
  await expect(heading(second, say('layout:agentPage.agentContracts'))).toBeVisible()
  const waiting = card(second, demoAgent.username)
  await waiting.getByRole('button', { name: words('readAndAnswer') }).click()
  // Signing it would end what the downline gives: he reads whose contract, and confirms.
  await lower.getByRole('button', { name: words('sign'), exact: true }).click()
  const ending = second.getByRole('dialog', { name: words('endsTitle', { count: 1 }) })
  await expect(ending.getByRole('listitem')).toHaveText([last.username])
  await expectWhole(second)
  await keepScreenshot(second, 'contract-ends-downlines')
  await ending.getByRole('button', { name: words('confirmEnds') }).click()
  await expect(ending).toBeHidden()
  await expect(waiting).toContainText(words('states.ACTIVE'))

  // The one below sees it at once.
  await expect(card(third, middle.username)).toContainText(words('states.TERMINATED'))
  await second.context().close()
  await third.context().close()
})

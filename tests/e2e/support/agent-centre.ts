import type { Locator, Page } from '@playwright/test'
import type { AgentPage } from '../../../portal/paths.ts'
import { field } from './field.ts'
import { expect } from './journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-health.ts'
import { speaker } from './say.ts'
import { isPhone } from './screen.ts'
import type { Credentials } from './sign-in.ts'

const say = speaker('vi')

export const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

/** Fills in the form of the agents' own door. */
export async function knock(page: Page, { username, password }: Credentials): Promise<Locator> {
  await page.goto('/agent')
  const door = page.getByRole('region', { name: say('agent:door.signIn') })
  await field(door, say('identity:username')).fill(username)
  await field(door, say('identity:password')).fill(password)
  await door.getByRole('button', { name: say('identity:signIn'), exact: true }).click()
  return door
}

/** Pages that a phone has under the thumb; the others are behind the last button of the bar. */
const tabs: readonly AgentPage[] = ['downlineManagmentView', 'palStatementsAgentCopy']

/** Goes to a page of the centre by its menu: at the side, on a phone under the thumb or behind its last button. */
export async function goTo(
  page: Page,
  name: Extract<
    AgentPage,
    | 'agentAnnouncement'
    | 'agentContracts'
    | 'registerCenter'
    | 'agentSubAccounts'
    | 'downlineManagmentView'
    | 'personalHistoryCopy'
    | 'palStatementsAgentCopy'
  >,
): Promise<void> {
  const menu = page.getByRole('navigation', { name: say('agent:menu') })
  const words = say(`layout:agentPage.${name}`)
  if (!isPhone()) await menu.getByRole('link', { name: words, exact: true }).click()
  else if (tabs.includes(name)) await menu.getByRole('link', { name: say(`agent:tabs.${name}`), exact: true }).click()
  else {
    await menu.getByRole('button', { name: say('agent:more'), exact: true }).click()
    const whole = page.getByRole('dialog', { name: say('agent:menu') })
    await whole.getByRole('link', { name: words, exact: true }).click()
  }
  await expect(heading(page, words)).toBeVisible()
}

/** Nothing scrolls sideways, and everybody can read it. */
export async function expectWhole(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { need } from '../support/need.ts'
import { heading, knock } from './support/agent-centre.ts'
import { expect, test } from './support/journey.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { demoAgent, demoMember, demoPassword, expectSignedOut, signIn } from './support/sign-in.ts'

const say = speaker('vi')

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
}
interface Contract {
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly Parameter[]; readonly security?: [] }>>
}
interface Found {
  readonly id: string
  readonly account?: string
  readonly payeeAccount?: string
}
interface Answer {
  readonly status: number
  readonly value: { readonly content?: readonly Found[] } | null
}

const span = { from: '2026-10-05', to: '2026-10-31' }

test.beforeEach(async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
})

/** Every call of the agent centre that demands a session, with an id wherever one is asked for. */
function callsOfCentre(id: string): { method: string; path: string }[] {
  const { paths } = JSON.parse(readFileSync('server/platform/openapi.json', 'utf8')) as Contract
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/wps/agent/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security !== undefined)
        .map(([method, { parameters = [] }]) => {
          const asked = parameters.filter(({ in: place, required }) => place === 'query' && required)
          const values: Readonly<Record<string, string>> = span
          const query = new URLSearchParams(asked.map(({ name }) => [name, values[name] ?? id]))
          return { method: method.toUpperCase(), path: `${path.replaceAll(/\{\w+\}/g, id)}?${query}` }
        }),
    )
}

/** Asks the platform by the session that the page has. */
const ask = (page: Page, path: string, method = 'GET'): Promise<Answer> =>
  page.evaluate(
    async ([to, by]) => {
      const headers: Record<string, string> = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
      const hasBody = by !== 'GET'
      if (hasBody) headers['content-type'] = 'application/json'
      const response = await fetch(to, { method: by, headers, ...(hasBody && { body: '{}' }) })
      const text = await response.text()
      const { value = null } = text.startsWith('{') ? (JSON.parse(text) as { value?: Answer['value'] }) : {}
      return { status: response.status, value }
    },
    [path, method] as const,
  )

const contentOf = async (page: Page, path: string) => need((await ask(page, path)).value?.content)

test('a member is let in neither by the agents’ door nor past it @phone', async ({ page, tolerateConsoleError }) => {
  tolerateConsoleError(/status of 40[0-9]/)
  const door = await knock(page, demoMember)
  await expect(door.getByRole('alert')).toContainText(say('errors:AGENT_ONLY'))
  await expectSignedOut(page)

  await signIn(page, demoMember)
  await page.goto('/agentHome/downlineManagmentView')
  await expect(page).toHaveURL(/\/agent$/)
  await expect(heading(page, say('layout:agentPage.downlineManagmentView'))).toBeHidden()
  for (const { method, path } of callsOfCentre('01935000-0000-7000-8000-00000000000f')) {
    const { status } = await ask(page, path, method)
    expect([400, 403], `${method} ${path}`).toContain(status)
  }
})

test('an agent reads nothing of those above and beside him, whatever ids he knows @phone', async ({
  page,
  browser,
  tolerateConsoleError,
}) => {
  tolerateConsoleError(/status of 40[0-9]/)
  await knock(page, demoAgent)
  await expect(heading(page, say('layout:agentPage.agentTeamOverview'))).toBeVisible()
  const below = await contentOf(page, '/wps/agent/members')
  const beside = need(below.find(({ account }) => account === 'agent03')).id
  const [earning, contract, link] = [
    need((await contentOf(page, '/wps/agent/earnings?kind=DIVIDEND'))[0]).id,
    need((await contentOf(page, '/wps/contracts')).find(({ payeeAccount }) => payeeAccount !== 'agent02')).id,
    need((await contentOf(page, '/wps/agent/invitations'))[0]).id,
  ]

  const other = await (await browser.newContext(test.info().project.use)).newPage()
  await withoutAnnouncements(other)
  await inLanguage(other, 'vi')
  await knock(other, { username: 'agent02', password: demoPassword })
  await expect(heading(other, say('layout:agentPage.agentTeamOverview'))).toBeVisible()
  const refused = [
    `/wps/agent/earnings/${earning}`,
    `/wps/agent/earnings/${earning}/downlines`,
    `/wps/agent/earnings/${earning}/parts`,
    `/wps/agent/earnings/${earning}/bets?memberId=${beside}`,
    `/wps/agent/invitations/${link}/arrivals`,
    `/wps/contracts/${contract}`,
    `/wps/agent/report?from=${span.from}&to=${span.to}&memberId=${beside}`,
  ]
  for (const path of refused) {
    const { status } = await ask(other, path)
    expect([403, 404], path).toContain(status)
  }
  const ids = `ids=${beside},${earning},${contract},${link}`
  const empty = [
    `/wps/agent/members?uplineId=${beside}`,
    `/wps/agent/members?${ids}`,
    `/wps/agent/invitations?${ids}`,
    `/wps/agent/earnings?${ids}`,
    `/wps/agent/rules?${ids}`,
    `/wps/contracts?${ids}`,
  ]
  for (const path of empty) {
    const { value } = await ask(other, path)
    expect({ path, found: value?.content ?? value }).toEqual({ path, found: [] })
  }
  const setting = await ask(other, `/wps/agent/rules/${beside}`, 'PUT')
  expect(setting.status).toBeGreaterThanOrEqual(400)
  await other.context().close()
})

import { expect, type Page, test } from '@playwright/test'
import { memberPages, paths } from '../../portal/paths.ts'
import { openDialog } from './support/dialogs.ts'
import { expectAccessible, expectNoSidewaysScroll, expectNotBlank } from './support/page-health.ts'
import { say } from './support/say.ts'
import { isPhone } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent, demoMember, signIn } from './support/sign-in.ts'
import { walkInOneTab } from './support/walk.ts'

/** The routes of section 2 of the specification that answer everybody. */
const publicRoutes = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/promotions',
  '/pointMall',
  '/help#term',
  '/help',
  '/lottery/verify',
  '/agent',
  '/sports?gameType=SPORTS',
  '/esports?gameType=ESPORTS',
  '/lott?gameType=LOTT',
  '/elott?gameType=ELOTT',
  '/live?gameType=LIVE',
  '/fish?gameType=FISH',
  '/rng?gameType=RNG',
  '/pvp?gameType=PVP',
  '/rng?vassalage=PG',
  '/?referralCode=demo',
]

/** Routes that a visitor may open and that ask for a session or send elsewhere; each must answer with a page all the same. */
const guardedRoutes = [
  '/member',
  '/agentHome',
  '/favorite',
  '/recent',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/seamless',
]

/** A board of each kind of lottery: rows, digits, dice, colours and typed numbers each look their own way. */
const lotteryBoards = [
  '/lottery?gameCode=SSC_1M',
  '/lottery?gameCode=11X5_1M',
  '/lottery?gameCode=PK10_1M',
  '/lottery?gameCode=K3_1M',
  '/lottery?gameCode=LF_1M',
  '/lottery?gameCode=LHC_1M',
  '/vnLottery?gameCode=VN_NORTH_1M',
  '/vnLottery?gameCode=VN_SOUTH_1M',
  '/seaLottery?gameCode=SEA_1M',
]

/** The pages of the member centre. */
const memberRoutes = memberPages.map((page) => paths.member(page))

/** The agent centre, and those of its pages that are open. */
const agentRoutes = [
  paths.agentHome(),
  paths.agentHome('agentTeamOverview'),
  paths.agentHome('downlineManagmentView', { period: 'month' }),
  paths.agentHome('palStatementsAgentCopy', { period: 'month' }),
]

/** Routes that share their page with another one: it is checked for accessibility, and at the large size, there. */
const aliases = new Set([
  '/index',
  '/index.html',
  '/home',
  '/?referralCode=demo',
  '/esports?gameType=ESPORTS',
  '/lott?gameType=LOTT',
  '/elott?gameType=ELOTT',
  '/fish?gameType=FISH',
  '/pvp?gameType=PVP',
  '/rng?vassalage=PG',
  '/help#term',
  '/seaLottery',
  '/vnLottery',
])
/** Where a wide page differs enough from the phone's to be checked again. */
const wideLayouts = new Set(['/', '/register', '/rng?gameType=RNG', '/agent', '/member', '/agentHome'])

/** Addresses that are the lobby with a dialog over it, for who has no session. */
const dialogRoutes = new Set(['/login', '/register'])

/** The page of an address is whole: something is on it, nothing sticks out, and assistive technology can read it. */
async function expectStands(page: Page, role: string, route: string): Promise<void> {
  await page.goto(route)
  if (dialogRoutes.has(route)) await expect(openDialog(page)).toBeVisible()
  await expectNotBlank(page)
  await expectNoSidewaysScroll(page)
  if (isPhone() ? !aliases.has(route) : wideLayouts.has(route)) await expectAccessible(page)
  if (!aliases.has(route)) await keepScreenshot(page, `${role}${route}`)
}

test.describe('a visitor', () => {
  const tab = walkInOneTab()

  for (const route of [...publicRoutes, ...guardedRoutes])
    test(`finds ${route}${aliases.has(route) ? ' @phone' : ''}`, () => expectStands(tab(), 'visitor', route))

  for (const route of ['/lottery', '/seaLottery', '/vnLottery'])
    test(`is sent from ${route} to the login @phone`, async () => {
      await tab().goto(route)
      await expect(tab()).toHaveURL(/\/login/)
    })
})

test.describe('a member', () => {
  const tab = walkInOneTab((page) => signIn(page, demoMember))

  for (const route of [...guardedRoutes, ...memberRoutes])
    test(`finds ${route}${aliases.has(route) ? ' @phone' : ''}`, () => expectStands(tab(), 'member', route))

  for (const route of lotteryBoards)
    test(`finds ${route}, its orders and its results @phone`, async () => {
      const usual = tab().viewportSize()
      // So tall that the bar under the thumb lies on no number: axe takes what has to be scrolled free for too small.
      if (usual) await tab().setViewportSize({ ...usual, height: 2400 })
      await expectStands(tab(), 'member', route)
      for (const name of ['orders', 'results'] as const) {
        await tab()
          .getByRole('tab', { name: say(`lottery:tabs.${name}`), exact: true })
          .click()
        await expectNotBlank(tab())
        await expectNoSidewaysScroll(tab())
        await expectAccessible(tab())
      }
      if (usual) await tab().setViewportSize(usual)
    })

  test('who is no agent is sent to the agent login @phone', async () => {
    await tab().goto('/agentHome')
    await expect(tab()).toHaveURL(/\/agent$/)
  })
})

test.describe('an agent', () => {
  const tab = walkInOneTab((page) => signIn(page, demoAgent))

  for (const route of agentRoutes) test(`finds ${route}`, () => expectStands(tab(), 'agent', route))
})

/** The other doors of the house, for staff and developers. */
test.describe('the house', () => {
  const tab = walkInOneTab()

  for (const door of ['/admin/', '/sandbox', '/wps/docs', '/simulator/outbox'])
    test(`opens ${door} @desktop`, async () => {
      const answer = await tab().goto(door)
      expect(answer?.status()).toBe(200)
      await expect.poll(async () => (await tab().locator('body').innerText()).trim().length).toBeGreaterThan(20)
      await keepScreenshot(tab(), `door${door}`)
    })
})

import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll, expectNotBlank } from './support/page-health.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent, demoMember, signIn } from './support/sign-in.ts'

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
  '/help',
  '/help#term',
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
const wideLayouts = new Set(['/', '/register', '/rng?gameType=RNG', '/agent'])

const minutesForAllRoutes = 3

test.beforeEach(({ page }) => withoutAnnouncements(page))

for (const route of [...publicRoutes, ...guardedRoutes]) {
  test(`${route} stands for a visitor${aliases.has(route) ? ' @phone' : ''}`, async ({ page, isMobile }) => {
    await page.goto(route)
    await expectNotBlank(page)
    await expectNoSidewaysScroll(page)
    if (isMobile ? !aliases.has(route) : wideLayouts.has(route)) await expectAccessible(page)
    await keepScreenshot(page, `visitor${route}`)
  })
}

test('lottery pages send a visitor to the login @phone', async ({ page }) => {
  for (const route of ['/lottery', '/seaLottery', '/vnLottery']) {
    await page.goto(route)
    await expect(page).toHaveURL(/\/login/)
  }
})

test('every route stands for a member', async ({ page }) => {
  test.setTimeout(minutesForAllRoutes * 60_000)
  await signIn(page, demoMember)
  for (const route of guardedRoutes) {
    await page.goto(route)
    await expectNotBlank(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await keepScreenshot(page, `member${route}`)
  }
  await page.goto('/agentHome')
  await expect(page, 'a member who is no agent is sent to the agent login').toHaveURL(/\/agent$/)
})

test('the agent centre stands for an agent', async ({ page }) => {
  await signIn(page, demoAgent)
  await page.goto('/agentHome')
  await expectNotBlank(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await keepScreenshot(page, 'agent/agentHome')
})

/** The other doors of the house, for staff and developers. */
for (const door of ['/admin/', '/sandbox', '/wps/docs', '/simulator/outbox']) {
  test(`${door} opens @desktop`, async ({ page }) => {
    const answer = await page.goto(door)
    expect(answer?.status()).toBe(200)
    await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(20)
    await keepScreenshot(page, `door${door}`)
  })
}

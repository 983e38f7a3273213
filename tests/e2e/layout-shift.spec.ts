import type { Page } from '@playwright/test'
import { paths } from '../../portal/paths.ts'
import { expect, test } from './support/journey.ts'
import { watchShifts } from './support/layout-shift.ts'
import { watchNetwork } from './support/network-rest.ts'
import { agentRoutes, memberRoutes, visitorRoutes } from './support/routes.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { demoAgent, demoMember, signIn } from './support/sign-in.ts'

/** What a page may shift in all, as Core Web Vitals count it: "good" ends at 0.1. */
const MOST = 0.05

/** What a visitor sees alike is walked with him. */
const ofMembers = [
  ...[paths.lobby(), paths.promotions(), paths.pointMall()],
  ...memberRoutes.filter((route) => !visitorRoutes.includes(route)),
]

const audiences = [
  { who: 'a visitor', routes: visitorRoutes },
  { who: 'a member', member: demoMember, routes: ofMembers },
  { who: 'an agent', member: demoAgent, routes: agentRoutes },
]

for (const { who, member, routes } of audiences) {
  test(`no page jumps under the thumb of ${who} while it loads @phone`, async ({ page }) => {
    test.setTimeout(240_000)
    await withoutAnnouncements(page)
    const shifts = await watchShifts(page)
    if (member) {
      // What is told above all pages is known from the first one on, where nobody could know it before.
      const rested = watchNetwork(page)
      await signIn(page, member)
      await rested()
    }
    const jumped: Record<string, unknown> = {}
    for (const route of routes) {
      await page.goto(route)
      await settled(page, route)
      const { score, parts } = await shifts()
      if (score > MOST) jumped[route] = { score, parts }
    }
    expect(jumped).toEqual({})
  })
}

/** What is in sight has come. Nobody scrolls: what waits below the screen loads when it comes near. */
async function settled(page: Page, route: string): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible()
  const loading = () =>
    [...document.querySelectorAll('[aria-busy="true"], main [class*="shimmer"]')].filter((part) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < window.innerHeight
    }).length
  await expect.poll(() => page.evaluate(loading), { message: `parts of ${route} that still load` }).toBe(0)
  // What comes after the first answers, such as a banner, comes at once; live streams never let the network rest.
  await page.waitForTimeout(400)
}

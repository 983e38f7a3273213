import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../portal/paths.ts'
import { expectNoSidewaysScroll, expectNotBlank } from './support/page-health.ts'
import { buildPseudoPortal, everyKey, servePortalFrom } from './support/pseudo-portal.ts'
import { agentRoutes, memberRoutes } from './support/routes.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoAgent, demoMember, signIn } from './support/sign-in.ts'

// A service worker answers by itself, with the pages of the house.
test.use({ serviceWorkers: 'block' })

let dist = ''
test.beforeAll(async () => {
  test.setTimeout(180_000)
  dist = await buildPseudoPortal()
})
test.afterAll(() => {
  if (dist !== '') rmSync(join(dist, '../..'), { recursive: true, force: true })
})

test('a third language runs through every page, without a key in place of words @phone', async ({ page }) => {
  test.setTimeout(240_000)
  await begin(page, 'en-XA')
  await walk(page, [paths.login(), paths.register()])
  await signIn(page, demoMember)
  await walk(page, memberRoutes)
})

test('a language that is written from the right runs through every page, and nothing sticks out @phone', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await begin(page, 'ar-XB')
  await signIn(page, demoAgent)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await walk(page, [...memberRoutes, ...agentRoutes])
})

async function begin(page: Page, language: string): Promise<void> {
  await withoutAnnouncements(page)
  await servePortalFrom(page.context(), dist)
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
}

/** Goes from page to page as links do, without loading the portal again, and reads what each shows and says. */
async function walk(page: Page, routes: readonly string[]): Promise<void> {
  const keys = everyKey()
  await page.goto(paths.lobby())
  for (const route of routes) {
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, route)
    await expectNotBlank(page)
    await expect(page.locator('main [class*="shimmer"]:visible'), `parts of ${route} that still load`).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    const shown = await page.evaluate(readAll)
    expect(
      shown.filter((text) => keys.has(text)),
      `keys on ${route}`,
    ).toEqual([])
    await keepScreenshot(page, `language${route}`)
  }
}

/** All texts of a page, those that only assistive technology reads too. */
function readAll(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

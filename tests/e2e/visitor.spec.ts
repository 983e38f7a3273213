import type { Page } from '@playwright/test'
import { closeDialogs, openDialog } from './support/dialogs.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { say, speaker } from './support/say.ts'
import { isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

/** Slot games, the category that always has open vendors. */
const slots = say('lobby:menu.SLOTS')

/** The menu of everything: a drawer on a phone, a column on a large screen. */
async function openSideMenu(page: Page) {
  if (!isPhone()) return page.getByRole('complementary', { name: say('layout:sideMenu') })
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:menu'), exact: true })
    .click()
  return page.getByRole('dialog', { name: say('layout:menu') })
}

test('announcements open once per session @phone', async ({ page }) => {
  await page.goto('/')
  const popup = openDialog(page)
  await expect(popup.getByRole('heading')).not.toBeEmpty()
  await expectAccessible(page)
  await keepScreenshot(page, 'announcement')
  const next = popup.getByRole('button', { name: say('content:nextAnnouncement') })
  const last = popup.getByRole('button', { name: say('content:understood') })
  await expect(next.or(last)).toBeVisible()
  const seen = new Set<string>()
  for (let isMore = true; isMore; ) {
    const title = await popup.getByRole('heading').first().innerText()
    expect(seen, 'each announcement once').not.toContain(title)
    seen.add(title)
    isMore = await next.isVisible()
    if (!isMore) break
    await next.click()
    await expect(popup.getByRole('heading').first()).not.toHaveText(title)
  }
  await last.click()
  await expect(popup).toBeHidden()

  await page.reload()
  await expect(page.getByRole('heading', { name: say('lobby:menu.HOT') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the lobby has banners, notices, winners, games and a footer', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')

  const banners = page.getByRole('region', { name: say('lobby:banners') })
  const second = banners.getByRole('button', { name: say('lobby:bannerNumber', { number: 2 }), exact: true })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')

  const notices = page.getByRole('region', { name: say('lobby:notices') }).getByRole('button')
  const title = await notices.nth(1).innerText()
  await notices.nth(1).click()
  const chosen = openDialog(page).getByRole('button', { name: title })
  await expect(chosen, 'the dialog opens at the notice that was pressed').toHaveAttribute('aria-expanded', 'true')
  await keepScreenshot(page, 'notices')
  await closeDialogs(page)

  const winners = page.getByRole('region', { name: say('lobby:winners') })
  await expect(winners.getByRole('button', { name: say('lobby:rank', { rank: 3 }) })).toContainText('₫')
  await expect.poll(() => winners.getByRole('button').count()).toBeGreaterThan(3)

  await expect(page.getByRole('heading', { name: say('lobby:menu.HOT') })).toBeVisible()
  await expect(page.getByRole('article').nth(11), 'a page of hot games').toBeAttached()

  const footer = page.getByRole('contentinfo')
  // A phone shows two lines of it until it is asked for the rest.
  if (isPhone()) await footer.getByRole('button', { name: say('layout:moreLinks') }).click()
  for (const heading of ['layout:help', 'layout:products', 'layout:followUs'] as const)
    await expect(footer.getByRole('heading', { name: say(heading), exact: true })).toBeVisible()
  await expect(footer.getByRole('list', { name: say('layout:vendors') })).toContainText('PG')
  await keepScreenshot(page, 'lobby')
  await footer.getByRole('link', { name: say('layout:terms') }).click()
  await expect(page).toHaveURL(/\/help#term$/)
})

test('the game menu shows categories, and asks a visitor for favourites to sign in', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: say('lobby:menuLabel') })
  await expect(menu.getByRole('button').first()).toBeVisible()
  const names = (await menu.getByRole('button').allInnerTexts()).map((name) => name.trim())
  expect(names.slice(0, 2)).toEqual([say('lobby:menu.HOME'), say('lobby:menu.FAV')])
  expect(names.indexOf(say('lobby:menu.MAX_WIN')), 'MXWIN stands before SPORTS').toBe(
    names.indexOf(say('lobby:menu.SPORTS')) - 1,
  )

  await menu.getByRole('button', { name: slots, exact: true }).click()
  await expect(menu.getByRole('button', { name: slots, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(24)

  await menu.getByRole('button', { name: say('lobby:menu.FAV') }).click()
  await expect(openDialog(page)).toContainText(say('lobby:signInForFavourites'))
  await closeDialogs(page)
  await page.getByRole('article').first().getByRole('button', { name: addFavourite }).click()
  await expect(openDialog(page)).toContainText(say('lobby:signInForFavourites'))
  await closeDialogs(page)
})

const addFavourite = new RegExp(`^${say('lobby:addFavourite', { game: '.+' })}$`)

test('a visitor who starts a game is asked to sign in @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const game = page.getByRole('article').first()
  const name = await game.getByRole('heading').innerText()
  await game.getByRole('button', { name: say('lobby:playGame', { game: name }), exact: true }).click()
  const signIn = openDialog(page).getByRole('heading', { name: say('identity:signIn') })
  await expect(signIn).toBeVisible()
  const address = page.url()
  await page.goBack()
  await expect(signIn, 'Back closes what stands over the page').toBeHidden()
  expect(page.url()).toBe(address)
  await expect(game).toBeInViewport()
})

test('the header drops down the vendors of a category @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const categories = page.getByRole('navigation', { name: say('layout:categories') })
  await categories.getByRole('link', { name: say('layout:category.SLOTS'), exact: true }).hover()
  const vendor = categories.getByRole('button', { name: /^JILI/ })
  await expect(vendor).toBeVisible()
  await keepScreenshot(page, 'vendors')
  await vendor.click()
  await expect(page).toHaveURL(/\/rng\?.*vassalage=JL/)
  await expect(vendor).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText('JILI')
})

test('the side menu leads everywhere and can be folded', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const menu = await openSideMenu(page)
  await expect(menu.getByRole('link', { name: say('layout:deposit'), exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: say('layout:share'), exact: true })).toBeVisible()
  await keepScreenshot(page, 'side-menu')
  if (!isPhone()) {
    const words = menu.getByText(say('layout:category.FISH'))
    const toggle = page.getByRole('banner').getByRole('button', { name: say('layout:menu'), exact: true })
    await toggle.click()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(100)
    await expect(words, 'folded words stay for screen readers').toBeAttached()
    await toggle.click()
  }
  await menu.getByRole('link', { name: say('layout:category.SLOTS'), exact: true }).click()
  await expect(page).toHaveURL(/\/rng\?gameType=RNG$/)
  if (isPhone()) await expect(menu).toBeHidden()
})

test('the language changes and is kept @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const place = page.getByRole('banner')
  await place.getByRole('combobox', { name: say('layout:language') }).selectOption('en')
  const english = speaker('en')
  const hot = page.getByRole('heading', { name: english('lobby:menu.HOT'), includeHidden: true })
  await expect(hot).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(hot).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toContain('en')
  await keepScreenshot(page, 'lobby-en')
})

test.describe('for a person who does not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the banners change by themselves and can be stopped @phone', async ({ page }) => {
    await withoutAnnouncements(page)
    await page.goto('/')
    const banners = page.getByRole('region', { name: say('lobby:banners') })
    const dot = (number: number) =>
      banners.getByRole('button', { name: say('lobby:bannerNumber', { number }), exact: true })
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await banners.getByRole('button', { name: say('lobby:pauseBanners') }).click()
    await expect(banners.getByRole('button', { name: say('lobby:runBanners') })).toBeVisible()
  })
})

import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { say, speaker } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

test('help is found without accents, and an address leads to its article @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/help')
  const main = page.getByRole('main')
  await expect(main.getByRole('navigation', { name: say('content:help.topics.MONEY') })).toBeVisible()
  await keepScreenshot(page, 'help')
  await main.getByRole('searchbox').fill('nap tien')
  const found = main.getByRole('region', { name: say('content:help.found') })
  await expect(found.getByRole('link').first()).toContainText('Nạp tiền')
  await keepScreenshot(page, 'help-found')
  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/help#deposit$/)
  await expect(main.getByRole('heading', { level: 2, name: 'Nạp tiền bằng VietQR' })).toBeFocused()
  await expectAccessible(page)
  await keepScreenshot(page, 'help-article')
  await page.goto('/help?lang=en#term')
  await expect(main.getByRole('heading', { level: 2, name: 'Terms of use' })).toBeFocused()
  await expect(main.getByRole('link', { name: speaker('en')('content:help.allTopics') })).toBeVisible()
})

test('what an operator writes and publishes is read on the portal @desktop', async ({ page, browser }) => {
  const visitor = await browser.newPage()
  await withoutAnnouncements(visitor)
  const anchor = `e2e-${Date.now()}`
  const words = (name: string) => field(page, admin(`resources.helpArticles.fields.${name}`)).filter({ visible: true })
  await signInToConsole(page, 'operator')
  const list = await openList(page, 'helpArticles')
  await list.getByRole('link', { name: admin('ra.action.create') }).click()
  await field(page, admin('resources.helpArticles.fields.anchor')).fill(anchor)
  await page.getByRole('tab', { name: 'Tiếng Việt' }).click()
  // Every language has its fields in the form; a person sees those of the open tab.
  await words('title').fill(`Bài ${anchor}`)
  await words('content').fill('<b>không phải HTML</b> và **đậm**')
  await page.getByRole('button', { name: admin('ra.action.save') }).click()
  await page.getByRole('button', { name: admin('helpArticles.publish'), exact: true }).click()
  await giveReason(page, 'Thử trung tâm trợ giúp')
  await visitor.goto(`/help#${anchor}`)
  const article = visitor.getByRole('article')
  await expect(article.getByRole('heading', { name: `Bài ${anchor}` })).toBeVisible()
  await expect(article).toContainText('<b>không phải HTML</b> và đậm')
  await visitor.close()
})

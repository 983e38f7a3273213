import { admin, choose, openList, signInToConsole, startNew } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { keepScreenshot } from './support/screenshot.ts'

const label = (name: string) => admin(`resources.banners.fields.${name}`)
const WEEK = 7 * 86_400_000
/** A moment as its field takes it: by the clock of the browser, which is that of the brand. */
const typed = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' })
    .format(at)
    .replace(' ', 'T')

test('a banner of next week stands in the calendar and among what is scheduled', async ({ page }) => {
  test.setTimeout(180_000)
  const title = `Tuần sau ${Date.now() % 100_000}`
  const startsAt = typed(new Date(Date.now() + WEEK))
  await signInToConsole(page, 'operator')

  await test.step('an operator writes it, and sees it on both devices', async () => {
    const form = await startNew(page, 'banners')
    await field(page, label('position')).fill('99')
    for (const [place, words] of [title, `${title} en`].entries()) {
      const chooser = page.waitForEvent('filechooser')
      await form
        .getByRole('button', { name: admin('banners.upload') })
        .first()
        .click()
      await (await chooser).setFiles({ name: 'banner.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect(form.getByRole('button', { name: admin('banners.replace') })).toHaveCount(place + 1)
      await field(page, label('title')).nth(place).fill(words)
    }
    await page.getByRole('tab', { name: admin('banners.preview') }).click()
    await form.getByRole('button', { name: 'Tiếng Anh' }).click()
    const picture = form.getByRole('img', { name: `${title} en` })
    await expect(picture).toHaveCSS('width', '358px')
    await form.getByRole('button', { name: admin('preview.devices.desktop') }).click()
    await expect(picture).not.toHaveCSS('width', '358px')
    await expectAccessible(page)
    await keepScreenshot(page, 'console-banner-preview')
  })

  await test.step('it is published for next week', async () => {
    await page.getByRole('tab', { name: admin('banners.schedule') }).click()
    await page.getByRole('switch', { name: label('isPublished') }).check()
    await field(page, label('startsAt')).fill(startsAt)
    await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(page).toHaveURL(/banners$/)
  })

  await test.step('the list of what is scheduled has it, that of what runs has not', async () => {
    const list = await openList(page, 'banners')
    await choose(page, label('publication'), admin('publicationStates.SCHEDULED'))
    const row = list.getByRole('row').filter({ hasText: title })
    await expect(row.getByText(admin('publicationStates.SCHEDULED'))).toBeVisible()
    await choose(page, label('publication'), admin('publicationStates.RUNNING'))
    await expect(row).toHaveCount(0)
    await expect(list.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('the calendar shows it on its day', async () => {
    await page.goto(`/admin/#/contentCalendar?month=${startsAt.slice(0, 7)}&kind=BANNER`)
    const day = page
      .getByRole('table')
      .getByRole('cell')
      .filter({ has: page.locator(`time[datetime="${startsAt.slice(0, 10)}"]`) })
    const link = day.getByRole('link', { name: title })
    await expect(link).toContainText(admin('contentCalendar.phases.begins'))
    await expectAccessible(page)
    await keepScreenshot(page, 'console-content-calendar')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  })
})

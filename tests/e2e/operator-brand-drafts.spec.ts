import { admin, openList, setMaintenance, signInToConsole, startNew } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { keepScreenshot } from './support/screenshot.ts'

test('a brand is changed by a draft, published, and taken back', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000)
  const number = String(Date.now() % 100_000)
  const name = `Hoa Cúc ${number}`
  const nextName = `Cúc Vàng ${number}`
  const host = `hoacuc${number}.localhost`
  const visitor = await (await browser.newContext()).newPage()
  const portalIsCalled = async (called: string) => {
    await visitor.goto((baseURL ?? '').replace('127.0.0.1', host))
    await expect(visitor.getByRole('banner')).toContainText(called)
  }
  const reason = 'Đổi tên trước Tết'
  const dialog = page.getByRole('dialog')

  await test.step('a brand of its own is open', async () => {
    await signInToConsole(page, 'operator')
    const form = await startNew(page, 'merchants')
    await field(form, admin('resources.merchants.fields.code')).fill(`HOACUC${number}`)
    await field(form, admin('resources.merchants.fields.name')).fill(name)
    await field(form, admin('resources.merchants.fields.domains')).fill(host)
    await page.keyboard.press('Enter')
    await field(form, admin('reason.label')).fill('Mở thương hiệu')
    await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(page).toHaveURL(/\/merchants\/[0-9a-f-]{36}$/)
    await setMaintenance(page, name, null)
    await portalIsCalled(name)
  })

  await test.step('a draft keeps what is meant to change, and the portal stays', async () => {
    const list = await openList(page, 'merchants')
    await list.getByRole('row').filter({ hasText: name }).click()
    await field(page, admin('resources.merchants.fields.name')).fill(nextName)
    await page.getByRole('button', { name: admin('merchants.saveWithReason') }).click()
    await field(dialog, admin('reason.label')).fill(reason)
    await dialog.getByRole('button', { name: admin('brandDrafts.save') }).click()
    await expect(page).toHaveURL(/\/draft$/)
    const difference = page.getByRole('table', { name: admin('brandDrafts.difference') })
    await expect(difference.getByRole('row').filter({ hasText: nextName })).toContainText(name)
    await expectAccessible(page)
    await keepScreenshot(page, 'console-brand-draft')
    await portalIsCalled(name)
  })

  await test.step('it is published as it was seen, and the portal shows it', async () => {
    await page.getByRole('button', { name: admin('brandDrafts.publish') }).click()
    await field(dialog, admin('reason.label')).fill(reason)
    await dialog.getByRole('button', { name: admin('brandDrafts.publish') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(admin('brandDrafts.none'))).toBeVisible()
    await portalIsCalled(nextName)
  })

  await test.step('it is taken back, and the portal is as before', async () => {
    await page.getByRole('tab', { name: admin('brandDrafts.versions') }).click()
    const version = page.getByRole('region').filter({ hasText: admin('brandDrafts.origin.DRAFT') })
    await version.getByRole('button', { name: admin('brandDrafts.takeBack') }).click()
    await expect(dialog).toContainText(name)
    await field(dialog, admin('reason.label')).fill('Đổi quá sớm')
    await dialog.getByRole('button', { name: admin('brandDrafts.takeBack') }).click()
    await expect(dialog).toBeHidden()
    await expectAccessible(page)
    await keepScreenshot(page, 'console-brand-versions')
    await portalIsCalled(name)
  })

  await test.step('the console says what a visitor sees', async () => {
    await page.getByRole('tab', { name: admin('visits.tab') }).click()
    await page.getByRole('button', { name: admin('visits.ask'), exact: true }).click()
    const result = page.getByRole('region', { name: admin('visits.result') })
    await expect(result).toContainText(admin('visits.OPEN'))
    await expect(result).toContainText(name)
    await field(page, admin('visits.host')).fill('nobody.example')
    await page.keyboard.press('Enter')
    await expect(result).toContainText(admin('visits.NOBODY'))
    await expectAccessible(page)
    await keepScreenshot(page, 'console-brand-visit')
  })
  await visitor.context().close()
})

import { admin, choose, setMaintenance, signInToConsole, startNew } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { say } from './support/say.ts'
import { keepScreenshot } from './support/screenshot.ts'

test('a second brand is created and opens by its host name', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  const number = String(Date.now() % 100_000)
  const name = `Hoa Mai ${number}`
  const host = `hoamai${number}.localhost`
  const address = (baseURL ?? '').replace('127.0.0.1', host)
  const visitor = await (await browser.newContext()).newPage()

  await test.step('its host name is nobody’s as yet', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1, name: say('layout:invalidDomain.title') })).toBeVisible()
  })

  await test.step('it is created as a copy of another brand', async () => {
    await signInToConsole(page, 'operator')
    const form = await startNew(page, 'merchants')
    await field(form, admin('resources.merchants.fields.code')).fill(`HOAMAI${number}`)
    await field(form, admin('resources.merchants.fields.name')).fill(name)
    await field(form, admin('resources.merchants.fields.domains')).fill(host)
    await page.keyboard.press('Enter')
    await choose(page, admin('resources.merchants.fields.copyOf'), 'Sakura')
    await field(form, admin('reason.label')).fill('Mở thương hiệu thứ hai')
    await expectAccessible(page)
    await keepScreenshot(page, 'console-new-brand')
    await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(page.getByText(admin('merchants.created'))).toBeVisible()
    await expect(page).toHaveURL(/\/merchants\/[0-9a-f-]{36}$/)
  })

  await test.step('it stands at its host name, closed for maintenance', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1, name: say('layout:maintenance.title') })).toBeVisible()
    await expect(visitor.getByRole('main')).toContainText(name)
  })

  await test.step('and is open as soon as the operator opens it', async () => {
    await setMaintenance(page, name, null)
    await visitor.goto(address)
    await expect(visitor).toHaveTitle(new RegExp(name))
    await expect(visitor.getByRole('banner')).toContainText(name)
  })

  await test.step('the operator has it in view like any other brand', async () => {
    await choose(page, admin('layout.brand'), name)
    await expect(page.getByRole('combobox', { name: admin('layout.brand') })).toContainText(name)
  })
  await visitor.context().close()
})

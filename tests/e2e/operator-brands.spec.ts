import sharp from 'sharp'
import { admin, choose, giveReason, openList, setMaintenance, signInToConsole, startNew } from './support/console.ts'
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
    await expect(page.getByRole('heading', { level: 1, name: admin('ra.page.dashboard') })).toBeVisible()
  })

  await test.step('it gets an icon of its own, which the portal at its host name serves', async () => {
    const list = await openList(page, 'merchants')
    await list.getByRole('row').filter({ hasText: name }).click()
    await page.getByRole('tab', { name: admin('merchants.themeTab') }).click()
    const chooseIcon = async (side: number) => {
      const buffer = await sharp({ create: { width: side, height: side, channels: 3, background: '#d33c6b' } })
        .png()
        .toBuffer()
      const sent = page.waitForResponse((response) => response.url().endsWith('/wps/files'))
      await page
        .getByRole('region', { name: admin('resources.merchants.fields.iconUrl') })
        .locator('input[type="file"]')
        .setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer })
      await sent
      await page.getByRole('button', { name: admin('merchants.saveWithReason') }).click()
      await giveReason(page, 'Biểu tượng của thương hiệu')
    }
    await chooseIcon(300)
    await expect(page.getByRole('alert').filter({ hasText: '300 × 300' })).toBeVisible()
    await chooseIcon(600)
    await expect(page.getByText('300 × 300')).toBeHidden()
    await keepScreenshot(page, 'console-brand-icon')

    await visitor.goto(address)
    const icon = visitor.locator('link[rel="icon"]')
    await expect(icon).toHaveAttribute('href', /^\/app-icon\/48\.png\?v=/)
    // By the browser itself, which knows the host name.
    const bytesAt = async (path: string) => (await visitor.goto(new URL(path, address).href))?.body()
    const served = await bytesAt((await icon.getAttribute('href')) ?? '')
    const { dominant } = await sharp(served).stats()
    expect([dominant.r > 180, dominant.g < 90]).toEqual([true, true])
    const manifest: { icons: { src: string }[] } = JSON.parse(String(await bytesAt('/manifest.webmanifest')))
    expect(manifest.icons.map(({ src }) => src.split('?')[0])).toEqual([
      '/app-icon/192.png',
      '/app-icon/512.png',
      '/app-icon/maskable-512.png',
    ])
  })

  await test.step('and says what it lacks to take real money', async () => {
    await page.getByRole('tab', { name: admin('merchants.licence') }).click()
    const demands = page.getByRole('region', { name: admin('liveDemands.title') })
    await expect(demands.getByRole('listitem')).toHaveCount(6)
    await demands
      .getByRole('listitem')
      .filter({ hasText: admin('liveDemands.demands.COUNTRIES') })
      .getByRole('link')
      .click()
    await expect(field(page, admin('resources.merchants.fields.allowedCountries'))).toBeVisible()
    await expectAccessible(page)
  })
  await visitor.context().close()
})

import { admin, deleteByTitle, openList, signInToConsole, startNew } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

const title = 'Banner của phòng tiếp thị'

test('a role of the brand is made; who has it publishes a banner and is refused withdrawals', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const name = `Tiếp thị ${Date.now() % 100_000}`
  const account = `tiepthi${Date.now() % 100_000}`
  await signInToConsole(page, 'operator')

  await test.step('a role is copied from that of the house and takes a right away', async () => {
    const list = await openList(page, 'roles')
    await list
      .getByRole('row')
      .filter({ hasText: admin('operatorRoles.MARKETING') })
      .click()
    await page.getByRole('link', { name: admin('roles.copy') }).click()
    await field(page, admin('resources.roles.fields.name')).fill(name)
    await page.getByRole('searchbox', { name: admin('roles.search') }).fill('tin nhan')
    const templates = page.getByRole('checkbox', { name: say('rights:templates.change') })
    await templates.uncheck()
    await expect(templates).not.toBeChecked()
    await expectAccessible(page)
    await keepScreenshot(page, 'console-role')
    await field(page, admin('reason.label')).fill('Chia việc cho phòng tiếp thị')
    await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(page.getByRole('main').getByRole('row').filter({ hasText: name })).toContainText('0')
  })

  const password = await test.step('somebody is given it at one brand', async () => {
    const form = await startNew(page, 'operators')
    await field(form, admin('resources.operators.fields.account')).fill(account)
    await field(form, admin('resources.operators.fields.name')).fill('Nguyễn Tiếp Thị')
    // The brand in view stands above under the same name.
    for (const [label, option] of [
      ['merchantId', 'Sen Vàng'],
      ['role', name],
    ] as const) {
      await form.getByRole('combobox', { name: admin(`resources.operators.fields.${label}`) }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await field(page, admin('reason.label')).fill('Nhân sự mới')
    await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await keepScreenshot(page, 'console-new-operator')
    return page.locator('code').innerText()
  })

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await signInToConsole(colleague, account, password)

  await test.step('publishes a banner, which visitors see', async () => {
    await startNew(colleague, 'banners')
    await field(colleague, admin('resources.banners.fields.position')).fill('0')
    for (const place of [0, 1]) {
      const chooser = colleague.waitForEvent('filechooser')
      await colleague
        .getByRole('button', { name: admin('banners.upload') })
        .first()
        .click()
      const buffer = await colleague.screenshot()
      await (await chooser).setFiles({ name: 'banner.png', mimeType: 'image/png', buffer })
      await expect(colleague.getByRole('img', { name: admin('a11y.thumbnail') })).toHaveCount(place + 1)
      await field(colleague, admin('resources.banners.fields.title')).nth(place).fill(title)
    }
    await colleague.getByRole('tab', { name: admin('banners.schedule') }).click()
    await colleague.getByRole('switch', { name: admin('resources.banners.fields.isPublished') }).check()
    await colleague.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    const visitor = await (await browser.newContext()).newPage()
    await withoutAnnouncements(visitor)
    await expect(async () => {
      await visitor.goto('/')
      const banners = visitor.getByRole('region', { name: say('lobby:banners') })
      await expect(banners.getByRole('img', { name: title }).first()).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await visitor.context().close()
    await deleteByTitle(colleague, 'banners', title)
  })

  await test.step('is refused withdrawals, in the console and by the graph', async () => {
    const menu = colleague.getByRole('navigation', { name: admin('layout.menu') })
    await expect(menu.getByRole('link', { name: admin('resources.withdrawals.name_other') })).toHaveCount(0)
    await colleague.goto('/admin/#/withdrawals')
    await expect(colleague.getByRole('main')).toContainText(say('rights:withdrawals.read'))
    await keepScreenshot(colleague, 'console-refused')
    const signIn = `mutation ($input: OperatorSignInInput!) { operatorSignIn(input: $input) { token } }`
    const signedIn = await colleague.request.post('/graphql', {
      data: { query: signIn, variables: { input: { account, password } } },
    })
    const { token } = (await signedIn.json()).data.operatorSignIn
    const refused = await colleague.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}`, merchant: 'SENVANG' },
      data: { query: '{ operatorWithdrawals { items { id } } operatorBanners { pageInfo { totalItems } } }' },
    })
    const { data, errors } = await refused.json()
    expect(errors).toMatchObject([{ path: ['operatorWithdrawals'], extensions: { code: 'FORBIDDEN' } }])
    expect(data.operatorBanners.pageInfo.totalItems).toBeGreaterThan(0)
  })

  await test.step('is found by a part of the name, without a mouse', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: admin('search.title') })
    await search.fill(account.slice(3))
    await expect(page.getByRole('option', { name: account })).toBeVisible()
    await expectAccessible(page)
    await keepScreenshot(page, 'console-search')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/operators\/[0-9a-f-]{36}$/)
  })

  await test.step('the role tells who has it, and their sessions are ended', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: admin('search.title') })
    await search.fill(admin('resources.roles.name_other').toLowerCase())
    await keepScreenshot(page, 'console-search-page')
    await search.press('Enter')
    await page.getByRole('main').getByRole('row').filter({ hasText: name }).click()
    await page.getByRole('tab', { name: admin('roles.holders') }).click()
    await page.getByRole('link', { name: account }).click()
    await page.getByRole('tab', { name: admin('operators.sessions') }).click()
    await keepScreenshot(page, 'console-operator-sessions')
    await page.getByRole('button', { name: admin('operators.endAllSessions') }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, admin('reason.label')).fill('Xong việc')
    await dialog.locator('button[type="submit"]').click()
    await expect(page.getByText(admin('operators.noSessions'))).toBeVisible()
    await colleague.goto('/admin/#/banners')
    await expect(field(colleague, admin('session.password'))).toBeVisible()
  })
  await context.close()
})

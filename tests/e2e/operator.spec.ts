import type { Browser, Page } from '@playwright/test'
import {
  admin,
  choose,
  deleteByTitle,
  openList,
  publish,
  requireField,
  setMaintenance,
  setVendor,
  signInToConsole,
  startNew,
  switchModule,
  unfoldMenu,
} from './support/console.ts'
import { closeDialogs, openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { endRoutes, expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { fillPasswords, goodPassword, newUsername, openRegistration, submitRegistration } from './support/register.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

/** These journeys change the demo brand, put everything back, and stand in the project that runs last. */
test.describe.configure({ mode: 'serial' })

const brand = 'Sen Vàng'

/** A visitor who has never been here, with the size of a phone. */
async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  return context.newPage()
}

test('the portal follows what an operator changes, and the audit log has it', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signInToConsole(page, 'operator')
  await expect(page.getByRole('heading', { name: admin('dashboard.fortnight') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: admin('ra.action.close_menu') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: admin('ra.action.open_menu') }).click()
  await keepScreenshot(page, 'console')
  const visitor = await newVisitor(browser)
  await withoutAnnouncements(visitor)
  const freePlay = visitor.getByRole('dialog').getByRole('button', { name: say('identity:freePlay') })

  await test.step('a module is switched off and on', async () => {
    await visitor.goto('/login')
    await expect(freePlay).toBeVisible()
    await switchModule(page, 'FREE_PLAY', false)
    await keepScreenshot(page, 'console-modules')
    await visitor.reload()
    const signInButton = openDialog(visitor).getByRole('button', { name: say('identity:signIn'), exact: true })
    await expect(signInButton).toBeVisible()
    await expect(freePlay).toHaveCount(0)
    await switchModule(page, 'FREE_PLAY', true)
    await visitor.reload()
    await expect(freePlay).toBeVisible()
  })

  await test.step('a registration field becomes required', async () => {
    await requireField(page, 'email', true)
    const dialog = await openRegistration(visitor, 'byUsername')
    await field(dialog, say('identity:fields.username')).fill(newUsername())
    await fillPasswords(dialog, goodPassword)
    await dialog.getByRole('checkbox').check()
    await submitRegistration(dialog)
    await expect(field(dialog, say('identity:fields.email'))).toHaveAccessibleDescription(say('identity:required'))
    await requireField(page, 'email', false)
  })

  await test.step('an announcement and a notice are published', async () => {
    await announce(page, 'POPUP', 'Thông báo thử của nhà')
    await announce(page, 'NOTICE', 'Dòng tin thử của nhà')
    const guest = await newVisitor(browser)
    await guest.goto('/')
    await expect(guest.getByRole('dialog', { name: 'Thông báo thử của nhà' })).toContainText('Nội dung in đậm')
    await keepScreenshot(guest, 'announced')
    await closeDialogs(guest)
    const notices = guest.getByRole('region', { name: say('lobby:notices') })
    await expect(notices.getByRole('button', { name: 'Dòng tin thử của nhà' })).toBeVisible()
    await guest.context().close()
    await deleteByTitle(page, 'announcements', 'Thông báo thử của nhà')
    await deleteByTitle(page, 'announcements', 'Dòng tin thử của nhà')
  })

  await test.step('a banner is published', async () => {
    await startNew(page, 'banners')
    await field(page, admin('resources.banners.fields.position')).fill('0')
    for (const place of [0, 1]) {
      const chooser = page.waitForEvent('filechooser')
      await page
        .getByRole('button', { name: admin('banners.upload') })
        .first()
        .click()
      await (await chooser).setFiles({ name: 'banner.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await expect(page.getByRole('img', { name: admin('a11y.thumbnail') })).toHaveCount(place + 1)
      await field(page, admin('resources.banners.fields.title')).nth(place).fill('Banner thử của nhà')
    }
    await keepScreenshot(page, 'console-banner')
    await publish(page)
    await visitor.goto('/')
    const banners = visitor.getByRole('region', { name: say('lobby:banners') })
    await expect(banners.getByRole('img', { name: 'Banner thử của nhà' }).first()).toBeVisible()
    await deleteByTitle(page, 'banners', 'Banner thử của nhà')
  })

  await test.step('a vendor goes into maintenance and comes back', async () => {
    const games = '/rng?gameType=RNG&vassalage=JDB'
    await setVendor(page, 'JDB', 'MAINTENANCE')
    await visitor.goto(games)
    const tile = visitor.getByRole('main').getByRole('article').first()
    await expect(tile).toContainText(say('lobby:underMaintenance'))
    await keepScreenshot(page, 'console-vendors')
    await setVendor(page, 'JDB', 'OPEN')
    await visitor.reload()
    await expect(tile).toBeVisible()
    await expect(tile).not.toContainText(say('lobby:underMaintenance'))
  })

  await test.step('maintenance closes the portal and opens it again', async () => {
    const message = 'Chúng tôi quay lại lúc 5 giờ sáng.'
    await setMaintenance(page, brand, message)
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { name: say('layout:maintenance.title') })).toBeVisible()
    await expect(visitor.getByText(message)).toBeVisible()
    await keepScreenshot(visitor, 'maintenance')
    await setMaintenance(page, brand, null)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: say('lobby:menu.HOT') })).toBeVisible()
  })

  await test.step('the audit log has each change with before and after', async () => {
    const log = await openList(page, 'auditLog')
    const actions = [
      'merchants.update',
      'modules.update',
      'registrationFields.update',
      'announcements.create',
      'announcements.delete',
      'banners.create',
      'banners.delete',
    ]
    for (const action of actions)
      await expect(
        log
          .getByRole('row')
          .filter({ hasText: admin(`auditActions.${action}`) })
          .first(),
      ).toContainText('operator')
    await keepScreenshot(page, 'console-audit')
    await log
      .getByRole('row')
      .filter({ hasText: admin('auditActions.modules.update') })
      .first()
      .click()
    const change = page.getByRole('region', { name: admin('audit.difference') }).getByRole('row')
    await expect(change.filter({ hasText: 'enabled' })).toContainText(/false.*true/)
    await keepScreenshot(page, 'console-audit-entry')
  })
  await visitor.context().close()
})

/** Publishes an announcement in both languages of the brand. */
async function announce(page: Page, type: 'POPUP' | 'NOTICE', title: string): Promise<void> {
  await startNew(page, 'announcements')
  await choose(page, admin('resources.announcements.fields.type'), admin(`announcementTypes.${type}`))
  for (const place of [0, 1]) {
    await field(page, admin('resources.announcements.fields.title')).nth(place).fill(title)
    await page
      .getByRole('textbox', { name: admin('resources.announcements.fields.content') })
      .nth(place)
      .fill('Nội dung **in đậm** để thử.')
  }
  await publish(page)
}

test('games open at the host that the operator set, also on a page that was open before', async ({ page, browser }) => {
  const host = 'https://games.example'
  const visitor = await newVisitor(browser)
  await withoutAnnouncements(visitor)
  // The host passes on what ours serves, as a content network does.
  await visitor.route(`${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, visitor.url()).href }) })
  })
  await visitor.goto('/')
  await expect(visitor.getByRole('article').first()).toBeVisible()
  await signInToConsole(page, 'operator')
  await setGameHosts(
    page,
    `http://games.example`,
    admin('contentNetworks.address', { address: 'http://games.example' }),
  )
  await setGameHosts(page, host, admin('desk.done'))

  const tile = visitor.getByRole('article').first()
  const name = await tile.getByRole('heading').innerText()
  await tile.getByRole('button', { name: say('lobby:freeTrial') }).click()
  await expect(visitor.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(name)
  await expect(visitor.locator('iframe')).toHaveAttribute('src', new RegExp(`^${host}/`))

  await setGameHosts(page, '', admin('desk.done'))
  await visitor.getByRole('button', { name: say('play:openAgain') }).click()
  await expect(visitor.locator('iframe')).toHaveAttribute('src', new RegExp(`^${new URL(visitor.url()).origin}/`))
  await endRoutes(visitor.context())
  await visitor.context().close()
})

/** Writes the hosts of games, gives a reason, saves, and waits for what the console says to it. */
async function setGameHosts(page: Page, hosts: string, answer: string): Promise<void> {
  await unfoldMenu(page)
  await page
    .getByRole('navigation', { name: admin('layout.menu') })
    .getByRole('menuitem', { name: admin('contentNetworks.name') })
    .click()
  await page.getByRole('textbox', { name: admin('contentNetworks.games') }).fill(hosts)
  await field(page, admin('reason.label')).fill('Thử mạng phân phối')
  await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
  await expect(page.getByText(answer).first()).toBeVisible()
}

test('support reads everything and changes nothing', async ({ page }) => {
  await signInToConsole(page, 'support')
  const modules = await openList(page, 'whitelabelModules')
  await expect(modules.getByRole('switch').first()).toBeVisible()
  for (const toggle of await modules.getByRole('switch').all()) await expect(toggle).toBeDisabled()
  for (const resource of ['announcements', 'banners']) {
    const list = await openList(page, resource)
    await expect(list.getByRole('row').nth(1)).toBeVisible()
    await expect(list.getByRole('link', { name: admin('ra.action.create') })).toHaveCount(0)
    await list.getByRole('row').nth(1).click()
    await expect(page.getByRole('tab', { name: admin('audit.tab') })).toBeVisible()
    await expect(page.getByRole('button', { name: admin('ra.action.save'), exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: admin('ra.action.delete') })).toHaveCount(0)
  }
  await keepScreenshot(page, 'console-support')
})

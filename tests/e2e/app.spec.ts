import type { Browser, Page } from '@playwright/test'
import { expect, test, watchConsole } from './support/journey.ts'
import { messagesTo } from './support/outbox.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { say } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, expectSignedIn, expectSignedOut, signIn } from './support/sign-in.ts'

const words = (key: string, values: Record<string, string | number> = {}) => say(`app:${key}`, values)
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Shows the code of the side menu and gives back the address that its QR code has. */
async function showCode(page: Page): Promise<string> {
  const menu = page.getByRole('complementary', { name: say('layout:sideMenu') })
  const made = page.waitForResponse(
    (response) => response.request().postDataJSON?.()?.operationName === 'CreateDeviceCode',
  )
  await menu.getByRole('button', { name: words('code.show') }).click()
  const { data } = await (await made).json()
  const qr = menu.getByRole('img', { name: words('code.label', { platform: 'iOS' }) })
  await expect(qr).toBeVisible()
  expect(await qr.boundingBox()).toMatchObject({ width: 120, height: 120 })
  return `/app?lang=vi#ios=${data.createDeviceCode.code}`
}

/** A phone of its own, as somebody scans the code with it. */
async function scan(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: iPhone,
  })
  const phone = await context.newPage()
  await withoutAnnouncements(phone)
  await phone.goto(address)
  return phone
}

test('a phone that scans the code is signed in once, after it was asked; the computer sees it and signs it out @desktop', async ({
  page,
  browser,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo06', password: demoPassword })
  const address = await showCode(page)
  await keepScreenshot(page, 'device-code')

  const phone = await scan(browser, address)
  const problems = watchConsole(phone.context())
  const question = phone.getByRole('region', { name: words('continue.label') })
  await expect(question.getByRole('heading')).toBeVisible()
  expect(phone.url(), 'the code is off the address').not.toMatch(/ios=/)
  expect(await phone.evaluate(() => sessionStorage.getItem('token')), 'nobody is signed in unasked').toBeNull()
  await expectAccessible(phone)
  await keepScreenshot(phone, 'device-code-question')
  await question.getByRole('button').first().click()
  await expectSignedIn(phone)
  await expect(question).toBeHidden()

  const stranger = await scan(browser, address)
  const refusal = stranger.getByRole('region', { name: words('continue.label') })
  await expect(refusal.getByRole('alert')).toHaveText(say('errors:DEVICE_CODE_REFUSED'))
  await expectSignedOut(stranger)
  await stranger.context().close()

  const told = page.getByRole('complementary').getByRole('alert')
  await expect(told).toContainText('Safari · iPhone')
  await keepScreenshot(page, 'device-code-opened')
  await told.getByRole('button', { name: words('code.end') }).click()
  await expect(told).toBeHidden()
  await phone.goto('/member/securityCenter')
  await expectSignedOut(phone)
  expect(problems, 'errors in the console of the phone').toEqual([])
  await phone.context().close()
})

test('the guide shows first what fits the device, and is the same in both languages', async ({ page, browser }) => {
  for (const language of ['vi', 'en'] as const) {
    await inLanguage(page, language)
    await page.goto('/app')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['iOS', 'iOS lite', 'Android'])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await keepScreenshot(page, `app-${language}`)
  }
  const phone = await scan(browser, '/app#install-android')
  await expect(phone.getByRole('region', { name: 'Android' })).toBeInViewport()
  await expect(phone.getByRole('region', { name: 'iOS', exact: true })).toContainText(words('forYou'))
  await phone.context().close()
})

test('the portal is an app: manifest, icons, and a page in the own language when there is no network @phone', async ({
  page,
  context,
  request,
  tolerateConsoleError,
}) => {
  // What the page before still asked for as the network went.
  tolerateConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await inLanguage(page, 'en')
  await withoutAnnouncements(page)
  await page.goto('/')
  const manifest = await (
    await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  ).json()
  expect(manifest).toMatchObject({ name: 'Sen Vàng', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => caches.match('/offline').then(Boolean))).toBe(true)
  await context.setOffline(true)
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { name: 'We cannot reach the server' })).toBeVisible()
  await keepScreenshot(page, 'offline')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // It tries by itself once the network is back.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.sort(), 'nothing of the server’s answers is kept').toEqual(['/app-icon/192.png', '/offline'])
})

test('a member turns notifications on, is told of a device that came in, and turns them off @desktop', async ({
  page,
  browser,
  request,
}) => {
  await withoutAnnouncements(page)
  // No push service of a browser's maker can be reached from here: the simulator's gives what theirs would.
  await page.exposeFunction('subscribeAtSimulator', async (applicationServerKey: string) =>
    (await request.post('/simulator/push/subscriptions', { data: { applicationServerKey } })).json(),
  )
  await page.addInitScript(() => {
    if (window.origin === 'null') return
    const world = window as unknown as { subscribeAtSimulator: (key: string) => Promise<unknown> }
    // A browser without a window refuses notifications whatever it was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async (options) => {
      const given = await world.subscribeAtSimulator(String(options?.applicationServerKey))
      return { toJSON: () => given } as PushSubscription
    }
  })
  await signIn(page, { username: 'demo07', password: demoPassword })
  await page.goto('/member/securityCenter')
  const section = page.getByRole('region', { name: words('push.title') })
  const made = page.waitForRequest((sent) => sent.postDataJSON?.()?.operationName === 'SavePushSubscription')
  await section.getByRole('button', { name: words('push.turnOn') }).click()
  const { endpoint } = (await made).postDataJSON().variables.input
  await expect(section.getByRole('list', { name: words('push.devices') })).toContainText(words('push.here'))
  await keepScreenshot(page, 'notifications')

  const phone = await scan(browser, await showCode(page))
  await phone
    .getByRole('region', { name: words('continue.label') })
    .getByRole('button')
    .first()
    .click()
  await expectSignedIn(phone)
  await phone.context().close()
  const id = String(endpoint).split('/').at(-1) ?? ''
  await expect.poll(async () => (await messagesTo(request, id)).length, { message: 'notifications' }).toBe(1)
  expect((await messagesTo(request, id))[0]?.text).toContain('Safari · iPhone')

  await section.getByRole('button', { name: words('push.turnOff') }).click()
  await expect(section.getByRole('list')).toBeHidden()
})

import type { Page } from '@playwright/test'
import { need } from '../support/need.ts'
import { openDialog } from './support/dialogs.ts'
import { expect, test } from './support/journey.ts'
import { agreeToBet, choice, confirmation, ONE_DRAW, openLottery, placeSlip, slip } from './support/lottery.ts'
import { expectAccessible, expectNotBlank } from './support/page-health.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** Nobody else's journey looks at the bets of this member. */
const member = { username: 'demo02', password: demoPassword }

/**
 * Lets the first order set out only once its draw is closed and the person agreed to the next one: it is refused, and nothing is lost.
 * Not by the alert in between: it is gone as soon as it is answered.
 */
async function holdFirstOrder(page: Page) {
  let isHeld = false
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData()
    if (!isHeld && sent?.includes('PlaceLotteryOrder')) {
      isHeld = true
      const { variables } = JSON.parse(sent) as { variables: { input: { draws: { number: string }[] } } }
      await expect(confirmation(page)).not.toContainText(need(variables.input.draws[0]).number)
    }
    await route.continue()
  })
}

test('a member bets a fast lottery of Vietnam with a thumb and sees it settle @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, member)
  await openLottery(page, '/vnLottery?gameCode=VN_NORTH_1M')

  await choice(page, '07').click()
  await choice(page, '68').click()
  await expect(page.getByText('54.000 ₫').first()).toBeVisible()
  await keepScreenshot(page, 'lottery-board')
  // The slip survives a reload.
  await page.getByRole('button', { name: say('lottery:addLine') }).click()
  await page.reload()
  await page.getByRole('button', { name: /^Mở phiếu cược, 1 dòng/ }).click()
  await expect(slip(page)).toContainText('07 68')
  await placeSlip(page)
  await keepScreenshot(page, 'lottery-placed')

  await slip(page)
    .getByRole('button', { name: say('lottery:slip.seeOrders') })
    .click()
  // Not among those that wait: its draw may be over before that list is there.
  await page.getByRole('tab', { name: say('lottery:orders.tabs.SETTLED') }).click()
  const order = page.getByRole('article', { name: /^Vé Miền Bắc/ }).first()
  await expect(order).toContainText(/Trúng|Không trúng/, { timeout: ONE_DRAW })
  await expect(order).toContainText('07 68')
  await keepScreenshot(page, 'lottery-settled')
})

/** From the next look on, a lottery pays a tenth for each hit of two digits: what an operator's new rules do, at a known moment. */
async function lowerOdds(page: Page) {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"Lottery"')) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { lottery: { rules: { version: number; odds: object[] } } } }
    const { rules } = answer.data.lottery
    rules.version += 1
    rules.odds = [{ __typename: 'LotteryOdds', playType: 'lo-2', prize: 'win', odds: 99_900 }]
    await route.fulfill({ response, json: answer })
  })
}

test('rules that change under the last look are told, and nothing is bet until the member agrees @phone', async ({
  page,
}) => {
  let orders = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('PlaceLotteryOrder')) orders += 1
  })
  await withoutAnnouncements(page)
  await signIn(page, member)
  await openLottery(page, '/vnLottery?gameCode=VN_SOUTH_1M')
  await choice(page, '07').click()
  await page.getByRole('button', { name: say('lottery:betNow') }).click()
  await expect(confirmation(page)).toBeVisible()
  const bet = slip(page).getByRole('button', { name: say('lottery:slip.bet'), exact: true })

  await lowerOdds(page)
  const notice = slip(page)
    .getByRole('alert')
    .filter({ hasText: say('lottery:changes.title') })
  await expect(notice).toContainText('1 ăn 99,9 nay là 9,99', { timeout: ONE_DRAW })
  await expect(confirmation(page)).toBeHidden()
  await expect(bet).toBeDisabled()
  await notice.getByRole('button', { name: say('lottery:changes.agree') }).click()
  await expect(notice).toBeHidden()
  await expect(bet).toBeEnabled()
  expect(orders).toBe(0)
})

test('a single line is bet with two taps once it is picked @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, member)
  await openLottery(page, '/vnLottery?gameCode=VN_SOUTH_1M')
  await choice(page, '07').click()
  let taps = 0
  await page.exposeFunction('tapped', () => {
    taps += 1
  })
  await page.evaluate('addEventListener("click", () => tapped(), true)')

  await page.getByRole('button', { name: say('lottery:betNow') }).click()
  // What is agreed to is in sight: the draw, the numbers and the amount.
  await expect(confirmation(page)).toContainText(/Kỳ \d{8}-\d+/)
  await expect(confirmation(page)).toContainText('07')
  await keepScreenshot(page, 'lottery-last-look')
  // The second tap agrees to it. How often is chance: a draw that closes under the hand asks once more, as does a lost answer.
  expect(taps).toBe(1)
  await agreeToBet(page)
  await expect(choice(page, '07')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('tab', { name: say('lottery:tabs.orders') }).click()
  await page.getByRole('tab', { name: say('lottery:orders.tabs.SETTLED') }).click()
  await expect(page.getByRole('article', { name: /^Vé Miền Nam/ }).first()).toContainText('07', { timeout: ONE_DRAW })
})

test('a member chases a minute lottery until it wins, and the rest comes back @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, member)
  await openLottery(page, '/lottery?gameCode=SSC_1M')

  // Every digit of a place: the first draw wins.
  await page
    .getByRole('list', { name: say('lottery:groups') })
    .getByRole('button', { name: 'Định vị', exact: true })
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('lottery:quick.all'), exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: say('lottery:betNow') }).click()
  await confirmation(page)
    .getByRole('button', { name: say('lottery:confirm.toSlip') })
    .click()
  await slip(page)
    .getByRole('checkbox', { name: say('lottery:chase.switch') })
    .check()
  await expect(slip(page).getByRole('checkbox', { name: say('lottery:chase.stopsOnWin') })).toBeChecked()
  await holdFirstOrder(page)
  await placeSlip(page)

  await slip(page)
    .getByRole('button', { name: say('lottery:slip.seeOrders') })
    .click()
  await page.getByRole('tab', { name: say('lottery:orders.tabs.CHASES') }).click()
  const plan = page.getByRole('article', { name: /^Đuổi số SSC/ }).first()
  await expect(plan).toContainText(say('lottery:orders.planStates.ACTIVE'))
  await expect(plan).toContainText(say('lottery:orders.planStates.STOPPED'), { timeout: ONE_DRAW })
  await keepScreenshot(page, 'lottery-chase')
})

test('the lottery can be read in the light theme @phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await withoutAnnouncements(page)
  await signIn(page, member)
  // The bar of the bet covers a part of the board's last row in sight, whose numbers then count as too small: here all have room.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 2_400 })
  const main = page.getByRole('main')
  // Numbers, dice, cars of ten colours, balls of three.
  for (const path of [
    '/vnLottery?gameCode=VN_NORTH_1M',
    '/lottery?gameCode=K3_1M',
    '/lottery?gameCode=PK10_1M',
    '/lottery?gameCode=LHC_1M',
  ]) {
    await openLottery(page, path)
    await main
      .getByRole('button', { name: say('lottery:quick.random'), exact: true })
      .first()
      .click()
    await expectAccessible(page)
    await page.getByRole('tab', { name: say('lottery:tabs.results') }).click()
    await expectNotBlank(page)
    await expectAccessible(page)
  }
  await page.getByRole('tab', { name: say('lottery:tabs.bet') }).click()
  await page.getByRole('button', { name: say('lottery:howItWorks') }).click()
  await expect(openDialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('lottery:betNow') }).click()
  await expect(confirmation(page)).toBeVisible()
  await expectAccessible(page)
  await keepScreenshot(page, 'lottery-light')
})

test('anybody verifies a draw in the browser, without an account @phone', async ({ page, browser, baseURL }) => {
  await withoutAnnouncements(page)
  await signIn(page, member)
  await openLottery(page, '/lottery?gameCode=SSC_1M')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: say('lottery:verifyLink') })
    .first()
  await expect(link).toBeVisible({ timeout: ONE_DRAW })
  const address = (await link.getAttribute('href')) ?? ''

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) })
  await withoutAnnouncements(visitor)
  await visitor.goto(address)
  await expect(visitor.getByRole('status').filter({ hasText: say('lottery:verify.honest') })).toBeVisible({
    timeout: ONE_DRAW,
  })
  await keepScreenshot(visitor, 'lottery-verify')
  await visitor.getByLabel(say('lottery:verify.seedField')).fill('00'.repeat(32))
  await expect(visitor.getByRole('status').filter({ hasText: say('lottery:verify.different') })).toBeVisible()
  await visitor.close()
})

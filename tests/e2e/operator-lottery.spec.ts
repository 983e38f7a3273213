import type { Locator, Page } from '@playwright/test'
import { admin, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** These journeys change lotteries of the demo brand and stand in the project that runs last. */
test.describe.configure({ mode: 'serial' })

const LOTTERY = 'VN_HAU_GIANG'
const PLAY_TYPE = 'de-special'

/** Opens a lottery of the list by its code. */
async function openLottery(page: Page, code: string): Promise<Locator> {
  const list = await openList(page, 'lotteries')
  await list.getByRole('textbox', { name: admin('ra.action.search') }).fill(code)
  await list
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: code, exact: true }) })
    .click()
  return list
}

test('rules under the floor are refused with the figure', async ({ page }) => {
  await signInToConsole(page, 'operator')
  const main = await openLottery(page, LOTTERY)
  await main.getByRole('tab', { name: admin('lotteryRules.tab') }).click()
  const name = say(`lottery-boards:playTypes.VN_SOUTH.${PLAY_TYPE}.name`)
  await field(main, admin('lotteryRules.search')).fill(PLAY_TYPE)
  const playType = main.getByRole('group', { name, exact: true })
  await playType.getByRole('textbox').fill('70')

  // Seventy for one of a hundred numbers.
  const figure = '70,00%'
  await expect(playType).toContainText(admin('lotteryRules.isLow', { rate: figure }))
  await main.getByRole('button', { name: admin('lotteryRules.preview') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(admin('lotteryRules.refusedLow'))
  await expect(dialog).toContainText(admin('lotteryRules.lowTicket', { name, rate: figure }))
  await expect(dialog.getByRole('button', { name: admin('lotteryRules.save') })).toHaveCount(0)
  await keepScreenshot(page, 'console-lottery-refused')
})

test('a draw opens from the list, with what the list does not tell', async ({ page }) => {
  await signInToConsole(page, 'operator')
  const main = await openList(page, 'lotteryDraws')
  // What is above the list moves it while it comes, and a row that is not read yet opens nothing.
  const queue = main.getByRole('table').first().getByRole('link')
  await expect(main.getByText(admin('draws.nothingWaits')).or(queue).first()).toBeVisible()
  await main.getByRole('table').last().getByRole('row').filter({ hasText: /\d{6}/ }).first().click()
  await expect(main.getByText(admin('draws.openBets'), { exact: true })).toBeVisible()
  await main.getByRole('tab', { name: admin('draws.exposure') }).click()
  await expect(main.getByText(admin('draws.exposureHelp'))).toBeVisible()
  await keepScreenshot(page, 'console-draw')
})

/** Calls the platform as the member whose session the tab holds. */
async function call<Value>(page: Page, path: string, body?: object): Promise<Value> {
  const answer = await page.evaluate(
    async ({ path, body }) => {
      const headers = {
        authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }
      const response = await fetch(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
      return response.json()
    },
    { path, body },
  )
  expect(answer, path).toMatchObject({ success: true })
  return answer.value
}

interface Offer {
  readonly rules: { readonly version: number; readonly highestSeries: number }
  readonly upcomingDraws: readonly { readonly number: string }[]
}

const balanceOf = async (page: Page) =>
  Number((await call<{ balance: string }>(page, '/wps/v2/wallets/balance')).balance)

/** A member bets on the next draw of the lottery; its number. */
async function bet(page: Page): Promise<string> {
  const { rules, upcomingDraws } = await call<Offer>(page, `/wps/lottery/${LOTTERY}`)
  const number = upcomingDraws[0]?.number ?? ''
  const line = { playType: PLAY_TYPE, picks: [['07']], unit: '1000', multiple: 1, series: rules.highestSeries }
  const order = { gameCode: LOTTERY, rulesVersion: rules.version, lines: [line], draws: [{ number, multiple: 1 }] }
  await call(page, '/wps/lottery/orders', order)
  return number
}

test('a draw is made void by two operators, and the stake comes back', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const open = () => browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } })
  const member = await open()
  await withoutAnnouncements(member)
  await signIn(member, { username: 'demo10', password: demoPassword })
  const before = await balanceOf(member)
  const draw = await bet(member)
  expect(await balanceOf(member)).toBeLessThan(before)

  const openDraw = async (console: Page) => {
    const main = await openLottery(console, LOTTERY)
    await main
      .getByRole('link', { name: new RegExp(draw) })
      .first()
      .click()
    await expect(main.getByRole('heading', { name: new RegExp(draw) })).toBeVisible()
    return main
  }
  await signInToConsole(page, 'operator')
  const asking = await openDraw(page)
  await asking.getByRole('button', { name: admin('drawCorrectionKinds.VOID'), exact: true }).click()
  const wish = page.getByRole('dialog')
  await expect(wish.getByRole('region', { name: admin('draws.members') })).toContainText('demo10')
  await field(wish, admin('reason.label')).fill('Đài hoãn kỳ quay')
  await wish.getByRole('button', { name: admin('draws.ask') }).click()
  await expect(asking.getByRole('alert')).toContainText(admin('draws.correctionOwn'))
  await keepScreenshot(page, 'console-draw-asked')

  const second = await open()
  await signInToConsole(second, 'operator2')
  const deciding = await openDraw(second)
  await deciding.getByRole('button', { name: admin('draws.decide') }).click()
  const decision = second.getByRole('dialog')
  await expect(decision.getByRole('region', { name: admin('draws.members') })).toContainText('demo10')
  await field(decision, admin('reason.label')).fill('Đã kiểm tra với đài')
  await decision.getByRole('button', { name: admin('draws.approve') }).click()
  await expect(deciding.getByText(admin('drawStates.VOID'), { exact: true })).toBeVisible()
  await keepScreenshot(second, 'console-draw-void')

  await deciding.getByRole('tab', { name: admin('draws.corrections') }).click()
  const done = deciding.getByRole('region', { name: admin('draws.corrections') })
  await expect(done).toContainText(admin('drawCorrectionStates.DONE'), { timeout: 20_000 })
  expect(await balanceOf(member), 'the stake is back').toBe(before)
  await second.close()
  await member.close()
})

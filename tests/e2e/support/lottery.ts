import { errors, type Locator, type Page } from '@playwright/test'
import { openDialog } from './dialogs.ts'
import { field } from './field.ts'
import { expect } from './journey.ts'
import { say } from './say.ts'

/** A draw as quick as journeys have it, its settling, and some air. */
export const ONE_DRAW = 30_000

/** How often a draw may close under a person's hand before something is wrong. */
const MOST_PRESSES = 6

/** A choice of the board. */
export const choice = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
export const slip = (page: Page): Locator => page.getByRole('dialog', { name: say('lottery:slip.title') })
export const confirmation = (page: Page): Locator => page.getByRole('dialog', { name: say('lottery:confirm.title') })

/** Opens a lottery and waits until it takes bets. */
export async function openLottery(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: say('lottery:howItWorks') })).toBeVisible({ timeout: 20_000 })
}

/** From the slip to an order that was taken. */
export async function placeSlip(page: Page): Promise<void> {
  await slip(page)
    .getByRole('button', { name: say('lottery:slip.bet'), exact: true })
    .click()
  await agreeToBet(page)
}

/**
 * From the last look to an order that was taken, as a person does it: whenever the draw closes meanwhile, be it before the press or
 * while the order is on its way, the next draw is agreed to; an order that was not answered in time is asked for again.
 */
export async function agreeToBet(page: Page): Promise<void> {
  const agree = confirmation(page)
    .getByRole('button', { name: /^(Đặt|Chuyển sang) / })
    .or(slip(page).getByRole('button', { name: say('lottery:slip.askAgain') }))
    .and(page.locator(':not([aria-disabled="true"])'))
  // On the slip, or where the slip is not open as a message.
  const taken = page.getByText('Chúc bạn may mắn')
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await expect(agree.or(taken).first()).toBeVisible({ timeout: 20_000 })
    if (await taken.first().isVisible()) return
    await agree.click({ timeout: 3_000 }).catch(unlessGone)
  }
  await expect(taken.first()).toBeVisible()
}

/** What was to be pressed may be gone in this very moment, since the order was taken: the next look says so. All else is told. */
function unlessGone(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error
}

/** Bets two numbers of the north, times a multiple, and waits until the draw is settled. */
export async function playDraw(page: Page, multiple: number): Promise<void> {
  await openLottery(page, '/vnLottery?gameCode=VN_NORTH_1M')
  await choice(page, '07').click()
  await choice(page, '68').click()
  await page.getByRole('button', { name: say('lottery:changeStake') }).click()
  const stake = openDialog(page)
  const times = field(stake, say('lottery:multiple'))
  await times.fill(String(multiple))
  await times.blur()
  await stake.getByRole('button', { name: say('common:close') }).click()
  await page.getByRole('button', { name: say('lottery:betNow') }).click()
  await agreeToBet(page)
  await page.getByRole('tab', { name: say('lottery:tabs.orders') }).click()
  await page.getByRole('tab', { name: say('lottery:orders.tabs.SETTLED') }).click()
  const order = page.getByRole('article', { name: /^Vé Miền Bắc/ }).first()
  await expect(order).toContainText(/Trúng|Không trúng/, { timeout: ONE_DRAW })
}

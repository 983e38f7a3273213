import type { Locator, Page } from '@playwright/test'
import { signInToConsole } from './support/console.ts'
import { deposit } from './support/deposit.ts'
import { field } from './support/field.ts'
import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { playDraw } from './support/lottery.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { paymentPassword } from './support/payment-password.ts'
import { newPerson } from './support/person.ts'
import { joinPromotion, publishByTwo } from './support/promotions.ts'
import { registerByUsername } from './support/register.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { payWithdrawal, prepareWithdrawal } from './support/withdrawal.ts'

/** Both journeys join what is published before them. */
test.describe.configure({ mode: 'serial' })

const words = (key: string) => say(`wallets:${key}`)
/** Two numbers of the north cost 54,000: once is under the greatest bet, twice above it. */
const greatestBet = '60000'
const GREATER = 2
const lenient = {
  title: 'Nạp thêm vui thêm',
  bonus: '200000',
  multiplier: 0.25,
  greatestBet,
  breach: 'UNCOUNTED',
} as const
const strict = { title: 'Nạp lớn cược nhỏ', bonus: '100000', multiplier: 1, greatestBet, breach: 'FORFEIT' } as const
const DEPOSIT = 200_000

test.beforeAll(async ({ request }) => {
  for (const promotion of [lenient, strict]) await publishByTwo(request, promotion)
})

/** The balance follows by itself: a bonus comes a moment after its deposit. */
const expectBalance = (page: Page, amount: number) =>
  expect.poll(() => shownAmount(headerBalance(page)), { message: 'balance' }).toBe(amount * 100)

/** Reads the bonuses anew until it holds: bets are counted every few seconds. */
async function expectOfBonuses(page: Page, look: (main: Locator) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto('/member/bonusDetails')
    await look(page.getByRole('main'))
  }).toPass({ timeout: 60_000 })
}

/** The bonus of a promotion, known by what a greater bet leads to. */
const bonusOf = (main: Locator, { breach }: { breach: 'FORFEIT' | 'UNCOUNTED' }) =>
  main
    .getByRole('article', { name: words('sources.BONUS'), exact: true })
    .filter({ hasText: words(`breaches.${breach}`) })

test('a member bets more than a bonus allows, reads why that did not count and which bonus is lost, plays the rest and withdraws @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const soon = { timeout: 5_000 }
  const main = page.getByRole('main')
  let username = ''
  const lost = bonusOf(main, strict)
  const kept = bonusOf(main, lenient)
  await withoutAnnouncements(page)

  await test.step('joins two promotions, deposits, and sees what is to be played', async () => {
    ;({ username } = await registerByUsername(page))
    for (const { title } of [lenient, strict]) await joinPromotion(page, title)
    await deposit(page, String(DEPOSIT))
    await expectBalance(page, DEPOSIT + 200_000 + 100_000)
    await page.goto('/member/bonusDetails')
    await expect(kept).toContainText('0 ₫ / 50.000 ₫')
    await expect(lost).toContainText('0 ₫ / 100.000 ₫')
    await expect(kept.getByRole('progressbar', { name: words('sources.BONUS') })).toHaveJSProperty('value', 0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await keepScreenshot(page, 'bonuses')
  })

  await test.step('bets more than both allow: for one it does not count, the other is taken back', async () => {
    await playDraw(page, GREATER)
    await expectOfBonuses(page, async () => {
      await kept.getByRole('button', { name: words('showBets') }).click(soon)
      const bets = kept.getByRole('region', { name: words('betsOf') })
      await expect(bets.getByRole('listitem')).toContainText(words('betReasons.GREATEST_BET'), soon)
      const isTold = lost.getByText(words('breached')).or(lost.getByText(words('bucketStates.BREACHED')))
      await expect(isTold.first()).toBeVisible(soon)
    })
    await expect(kept).toContainText('0 ₫ / 50.000 ₫')
    await keepScreenshot(page, 'bonuses-greater-bet')
  })

  await test.step('plays the rest with a smaller bet: nothing is missing', async () => {
    await playDraw(page, 1)
    await expectOfBonuses(page, async () => {
      await expect(main.getByText(words('turnoverFree'))).toBeVisible(soon)
    })
    await expect(kept).toContainText(words('bucketStates.DONE'))
    await expect(lost).toContainText(words('bucketStates.BREACHED'))
    // What the greater bet won went along.
    const forfeited = lost.getByText(new RegExp(`^${words('forfeitedAll')}`))
    expect(await shownAmount(forfeited)).toBeGreaterThanOrEqual(10_000_000)
  })

  await test.step('may withdraw all of it, and does', async () => {
    await page.goto('/member/withdraw')
    await expect(main.getByText(say('withdrawals:turnoverFree'), { exact: true })).toBeVisible()
    const available = main
      .getByText(say('withdrawals:available'), { exact: true })
      .locator('xpath=following-sibling::p')
    expect(await shownAmount(available.first())).toBe(await shownAmount(headerBalance(page)))
    await keepScreenshot(page, 'bonuses-withdraw')
    const all = await shownAmount(headerBalance(page))
    await prepareWithdrawal(page)
    await main.getByRole('button', { name: say('money:all'), exact: true }).click()
    const asked = Number((await field(main, say('withdrawals:amount')).inputValue()).replace(/\D/g, ''))
    await main.getByRole('button', { name: say('withdrawals:next') }).click()
    await field(main, say('money:paymentPassword')).fill(paymentPassword)
    await main.getByRole('button', { name: say('withdrawals:send') }).click()
    await expect(page).toHaveURL(/[?&]withdrawal=/)
    // Banks pay whole units; what is left of one stays.
    expect(all - asked * 100).toBeLessThan(100)
    await expect.poll(() => shownAmount(headerBalance(page)), { message: 'balance' }).toBe(all - asked * 100)
  })

  await test.step('is paid it by the bank, after an operator looked at it', async () => {
    const id = new URL(page.url()).searchParams.get('withdrawal') ?? ''
    const desk = await newPerson(browser, { width: 1440, height: 900 })
    await signInToConsole(desk, 'operator')
    await payWithdrawal(desk, username, id)
    await main.getByRole('button', { name: say('withdrawals:received'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('withdrawals:confirm') })
      .click()
    const timeline = main.getByRole('list', { name: say('withdrawals:timeline') })
    await expect(timeline.getByRole('listitem').filter({ hasText: say('withdrawals:state.CLOSED') })).toBeVisible()
    await keepScreenshot(page, 'bonuses-withdrawn')
  })
})

test('a member reads what goes with a bonus and cancels it, and the deposit stays @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await registerByUsername(page)
  await joinPromotion(page, lenient.title)
  await deposit(page, String(DEPOSIT))
  await expectBalance(page, DEPOSIT + 200_000)
  await page.goto('/member/bonusDetails')
  const bonus = bonusOf(page.getByRole('main'), lenient)
  const cancel = bonus.getByRole('button', { name: words('cancelBonus') })
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: words('cancelBonus') })
  await expect(dialog).toContainText(words('cancelWarning'))
  const amounts = dialog.getByRole('definition')
  await expect(amounts).toHaveText(['200.000 ₫', '0 ₫', '200.000 ₫'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await keepScreenshot(page, 'bonuses-cancel')
  await dialog.getByRole('button', { name: words('cancelBonus') }).click()
  await expect(dialog).toBeHidden()
  await expect(bonus).toContainText(words('bucketStates.CANCELLED'))
  await expect(cancel).toBeHidden()
  await expectBalance(page, DEPOSIT)
})

import type { Page } from '@playwright/test'
import { admin, openList, signInToConsole } from './support/console.ts'
import { deposit } from './support/deposit.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { playDraw } from './support/lottery.ts'
import { paymentPassword, setPaymentPassword } from './support/payment-password.ts'
import { newPerson } from './support/person.ts'
import { registerInDialog } from './support/register.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** Two numbers of the north at once cost 54,000: enough for the first level of the demo, which asks for ten million. */
const ENOUGH_FOR_BRONZE = 190

/** The link of the referral page. */
async function linkOf(referrer: Page): Promise<string> {
  await referrer.goto('/member/referral')
  const invite = referrer.getByRole('region', { name: say('referral:invite') })
  return invite.getByText(/\?referralCode=/).innerText()
}

/** Asks for the bottle of the mall, to be sent home. */
async function redeemBottle(page: Page): Promise<void> {
  await page.goto('/pointMall')
  const bottle = page.getByRole('listitem').filter({ hasText: 'Bình giữ nhiệt' })
  await bottle.getByRole('button', { name: new RegExp(say('points:redeem')) }).click()
  const dialog = openDialog(page)
  await field(dialog, say('points:receiverName')).fill('Trần Thị Mai')
  await field(dialog, say('points:receiverPhone')).fill('0905123456')
  await field(dialog, say('points:receiverAddress')).fill('12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh')
  await field(dialog, say('money:paymentPassword')).fill(paymentPassword)
  await keepScreenshot(page, 'rewards-redeem')
  await dialog.getByRole('button', { name: say('points:redeem') }).click()
  await expect(dialog).toBeHidden()
}

/** The state of the last redemption; the filter above the list names states too. */
const stateOf = (page: Page, state: 'IN_PROCESS' | 'APPROVED') =>
  page
    .getByRole('main')
    .getByText(say(`points:states.${state}`))
    .and(page.locator(':not(option)'))
    .first()

test('@phone a friend who was referred deposits, plays, climbs a level and redeems goods; both are rewarded', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const referrer = await newPerson(browser, { width: 390, height: 844 })
  await signIn(referrer, { username: 'demo06', password: demoPassword })
  const link = await linkOf(referrer)

  await withoutAnnouncements(page)
  await page.goto(link)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:register') })
    .click()
  const friend = await registerInDialog(page)
  await deposit(page, '12000000')
  await playDraw(page, ENOUGH_FOR_BRONZE)

  // What was played is counted every few seconds.
  await page.goto('/member/vip')
  const main = page.getByRole('main')
  await expect(async () => {
    await page.reload()
    await expect(main.getByText('Đồng').first()).toBeVisible({ timeout: 5_000 })
    await expect(main.getByRole('button', { name: new RegExp(`^${say('vip:claim')}`) })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await main.getByRole('button', { name: new RegExp(`^${say('vip:claim')}`) }).click()
  await expect(page.getByText(say('vip:claimed', { amount: '28.000\u00a0₫' }))).toBeVisible()
  await keepScreenshot(page, 'rewards-vip')

  await setPaymentPassword(page)
  await redeemBottle(page)
  await main.getByRole('tab', { name: say('points:history') }).click()
  await expect(stateOf(page, 'IN_PROCESS')).toBeVisible()

  const desk = await newPerson(browser, { width: 1440, height: 900 })
  await signInToConsole(desk, 'operator')
  const redemptions = await openList(desk, 'redemptions')
  await redemptions.getByRole('row').filter({ hasText: friend }).first().click()
  await field(desk, admin('redemptions.remark')).fill('Đã gửi chuyển phát nhanh')
  await desk.getByRole('button', { name: admin('redemptions.approve'), exact: true }).click()
  await expect(desk.getByRole('button', { name: admin('redemptions.approve'), exact: true })).toBeHidden()
  await page.reload()
  await main.getByRole('tab', { name: say('points:history') }).click()
  await expect(stateOf(page, 'APPROVED')).toBeVisible()

  await claimForFriend(referrer)
})

/** Both come from the machine itself, which says nothing about who they are: it is fetched without anybody looking at it. */
async function claimForFriend(referrer: Page): Promise<void> {
  const row = referrer
    .getByRole('region', { name: say('referral:friends') })
    .getByRole('listitem')
    .first()
  const claim = row.getByRole('button')
  // Play is looked at every quarter of a minute.
  await expect(async () => {
    await referrer.reload()
    await expect(claim).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await claim.click()
  await expect(row.getByText(say('referral:states.PAID'))).toBeVisible()
  await keepScreenshot(referrer, 'rewards-referral')
}

import { formatsOf } from '../../formats/formats.ts'
import { field } from './support/field.ts'
import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { say as speak, speaker } from './support/say.ts'
import { inLanguage, isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** What the simulated bank writes on its buttons, in the language of the portal. */
const bankWords = {
  vi: { exact: /^Đúng số tiền/, pay: 'Chuyển tiền' },
  en: { exact: /^Exactly/, pay: 'Send the money' },
}

test('a deposit by VietQR is paid at the bank and reaches the header by itself', async ({ page, context }) => {
  const language = isPhone() ? 'vi' : 'en'
  const say = speaker(language)
  await withoutAnnouncements(page)
  await inLanguage(page, language)
  await signIn(page, { username: isPhone() ? 'demo03' : 'demo04', password: demoPassword })
  const balance = page.getByRole('banner').getByRole('status', { name: say('layout:balance') })
  const before = await shownAmount(balance)

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('layout:deposit') })
    .click()
  const main = page.getByRole('main')
  const amount = field(main, say('money:amount'))
  const proceed = main.getByRole('button', { name: say('cashier:continueToPay') })
  await amount.fill('một trăm')
  await proceed.click()
  await expect(amount).toHaveAccessibleDescription(say('money:invalid'))
  await amount.fill('1')
  await proceed.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await main
    .getByRole('group', { name: say('money:quickAmounts') })
    .getByRole('button')
    .first()
    .click()
  const wanted = Number((await amount.inputValue()).replace(/\D/g, '')) * 100
  await keepScreenshot(page, 'deposit')
  await proceed.click()

  await expect(main.getByRole('heading', { name: say('cashier:heading.pay') })).toBeFocused()
  await expect(main.getByRole('img', { name: say('cashier:qrLabel') })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d/)
  for (const row of ['accountNumber', 'accountName', 'transferCode'] as const) {
    const copy = main.getByRole('button', { name: say('common:copyThing', { thing: say(`cashier:${row}`) }) })
    await expect(copy).toBeVisible()
  }
  const timeline = main.getByRole('list', { name: say('cashier:timeline') })
  await expect(timeline).toContainText(say('cashier:state.PENDING'))
  await keepScreenshot(page, 'deposit-pay')

  const bankPage = context.waitForEvent('page')
  await main.getByRole('link', { name: say('cashier:openBank') }).click()
  const bank = await bankPage
  await bank.getByRole('radio', { name: bankWords[language].exact }).check()
  await keepScreenshot(bank, 'bank')
  await bank.getByRole('button', { name: bankWords[language].pay }).click()
  await expect(bank).toHaveURL(/\/transfers\//)
  await bank.close()

  const credited = main.getByRole('heading', { name: say('cashier:outcome.CREDITED') })
  await expect(credited).toBeFocused()
  await expect(credited).toBeInViewport({ ratio: 1 })
  await expect(timeline).toContainText(say('cashier:state.CREDITED'))
  await expect
    .poll(() => shownAmount(balance), { message: 'the header follows without a reload' })
    .toBe(before + wanted)
  await keepScreenshot(page, 'deposit-credited')

  const header = page.getByRole('banner')
  await header.getByRole('button', { name: say('layout:readBalance') }).click()
  const told = say('layout:balanceRead', { amount: '' }).trim()
  await expect(header.getByRole('status').filter({ hasText: told })).toBeAttached()
  await main.getByRole('link', { name: say('cashier:playNow') }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/member/transactionHistory')
  const row = page
    .getByRole('row')
    .filter({ hasText: say('account:movementKinds.DEPOSIT') })
    .first()
  await expect(row).toContainText(`+${formatsOf(language).money(String(wanted / 100))}`)
})

test('the balance hides as stars and stays hidden @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo02', password: demoPassword })
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: speak('layout:hideBalance') }).click()
  await expect(headerBalance(page)).toHaveText('***')
  await page.reload()
  await expect(headerBalance(page)).toHaveText('***')
  await header.getByRole('button', { name: speak('layout:showBalance') }).click()
  await expect(headerBalance(page)).not.toHaveText('***')
})

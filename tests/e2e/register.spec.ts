import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { headerBalance } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import {
  enterCode,
  fillPasswords,
  goodPassword,
  newMobile,
  newUsername,
  openOptionalFields,
  openRegistration,
  submitRegistration,
} from './support/register.ts'
import { say, speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { expectSignedIn, expectSignedOut } from './support/sign-in.ts'

test('registration by user name holds to the rules of the server and loses nothing', async ({ page }) => {
  await withoutAnnouncements(page)
  const dialog = await openRegistration(page, 'byUsername')
  const username = field(dialog, say('identity:fields.username'))
  const password = field(dialog, say('identity:fields.password'))
  const again = field(dialog, say('identity:confirmPassword'))
  const email = field(dialog, say('identity:fields.email'))
  await keepScreenshot(page, 'register')

  await submitRegistration(dialog)
  await expect(dialog.getByText(say('identity:required')).first()).toBeVisible()
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText(say('identity:acceptTerms'))).toBeVisible()
  await expect(username).toBeFocused()
  await expect(username).toBeInViewport({ ratio: 1 })

  await openOptionalFields(dialog)
  const rule = say('errors:PATTERN_2', { minimum: 4, maximum: 20 })
  for (const wrong of ['abc', '1bat-dau-bang-so']) {
    await username.fill(wrong)
    await submitRegistration(dialog)
    await expect(username).toHaveAccessibleDescription(rule)
  }
  await password.fill('Ngan1!')
  await email.fill('khong-phai-thu')
  await submitRegistration(dialog)
  await expect(password).toHaveAccessibleDescription(say('errors:PATTERN_0', { minimum: 8, maximum: 128 }))
  await expect(email).toHaveAccessibleDescription(say('errors:PATTERN_5', { minimum: 6, maximum: 120 }))

  const name = newUsername()
  await username.fill(name)
  await email.fill(`${name}@example.com`)
  await password.fill(goodPassword)
  await again.fill(`${goodPassword}?`)
  await submitRegistration(dialog)
  await expect(again).toHaveAccessibleDescription(say('identity:passwordsDiffer'))
  await keepScreenshot(page, 'register-refused')

  // Held for longer than a field waits before it shows its error.
  await again.fill(`${goodPassword}!`)
  await dialog.getByRole('button', { name: say('identity:register'), exact: true }).click({ delay: 600 })
  await expect(again, 'the press counted').toBeFocused()
  await expect(again).toBeInViewport({ ratio: 1 })

  await again.fill(goodPassword)
  await dialog.getByRole('button', { name: say('identity:haveInvitation') }).click()
  const invitation = field(dialog, say('identity:invitationCode'))
  await invitation.fill('KHONGCO99')
  await submitRegistration(dialog)
  await expect(dialog.getByText(say('identity:acceptTerms')), 'terms still unticked').toBeVisible()
  await dialog.getByRole('checkbox').check()
  await submitRegistration(dialog)
  await expect(invitation).toHaveAccessibleDescription(say('identity:invitationInvalid'))
  await expectSignedOut(page)
  await expect(username, 'what was typed is still there').toHaveValue(name)
  await expect(password).toHaveValue(goodPassword)

  await invitation.fill('AGENT01')
  await submitRegistration(dialog)
  await expectSignedIn(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(headerBalance(page)).toContainText('0,00')
  await keepScreenshot(page, 'registered')
})

test('a name that is taken is refused with words @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'en')
  const english = speaker('en')
  const dialog = await openRegistration(page, 'byUsername', english)
  const username = field(dialog, english('identity:fields.username'))
  await username.fill('demo01')
  await fillPasswords(dialog, goodPassword, english)
  await dialog.getByRole('checkbox').check()
  await submitRegistration(dialog, english)
  await expect(username).toHaveAccessibleDescription(english('errors:ACCOUNT_TAKEN'))
  await expectSignedOut(page)
})

test('registration by mobile number proves the number by SMS @phone', async ({ page, request }) => {
  await withoutAnnouncements(page)
  const words = speaker('en')
  await inLanguage(page, 'en')
  const dialog = await openRegistration(page, 'byMobile', words)
  const number = field(dialog, words('identity:mobileNumber'))
  await number.fill('12')
  await dialog.getByRole('button', { name: words('identity:sendCode') }).click()
  await expect(number).toHaveAccessibleDescription(words('identity:mobileInvalid'))

  const mobile = newMobile()
  await number.fill(mobile)
  await enterCode(dialog, request, mobile, words)
  const code = field(dialog, words('identity:verificationCode'))
  const right = await code.inputValue()
  await keepScreenshot(page, 'register-mobile')
  await fillPasswords(dialog, goodPassword, words)
  await dialog.getByRole('checkbox').check()

  await code.fill(right === '000000' ? '111111' : '000000')
  await submitRegistration(dialog, words)
  await expect(code).toHaveAccessibleDescription(words('errors:VERIFICATION_CODE_INVALID'))
  await code.fill(right)
  await submitRegistration(dialog, words)
  await expectSignedIn(page)
  await expect(dialog).toBeHidden()
})

test('an invitation in the address is filled in, and reading the terms loses nothing @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/?referralCode=AGENT01')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('layout:promotions') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/promotions$/)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:register') })
    .click()
  const dialog = openDialog(page)
  await expect(field(dialog, say('identity:invitationCode'))).toHaveValue('AGENT01')
  await dialog.getByRole('tab', { name: say('identity:byUsername') }).click()
  const username = field(dialog, say('identity:fields.username'))
  await username.fill('giunguyen')
  await dialog.getByRole('button', { name: termsName }).click()
  const help = page.getByRole('dialog', { name: say('content:helpCentre') })
  await expect(help.getByRole('heading').nth(1)).toBeVisible()
  await keepScreenshot(page, 'register-terms')
  await help.getByRole('button', { name: say('common:close') }).click()
  await expect(help).toBeHidden()
  await expect(username).toHaveValue('giunguyen')
})

/** The words between the marks of the sentence about the terms. */
const termsName = /<terms>(.+)<\/terms>/.exec(say('identity:terms', { age: 18 }))?.[1] ?? ''

import type { Locator, Page } from '@playwright/test'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { askToSignOut } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { messagesTo } from './support/outbox.ts'
import { enterCode, registerByUsername } from './support/register.ts'
import { say, speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, expectSignedIn, expectSignedOut, signIn } from './support/sign-in.ts'

const nextPassword = 'Song-Huong-27!'

/** Opens the sign-in dialog from the header and fills it in. */
async function trySignIn(page: Page, username: string, password: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:signIn') })
    .click()
  const dialog = openDialog(page)
  await field(dialog, say('identity:username')).fill(username)
  await field(dialog, say('identity:password')).fill(password)
  await dialog.getByRole('button', { name: say('identity:signIn'), exact: true }).click()
  return dialog
}

/** Sets the new password in the dialog that asks for it. */
async function fillNewPassword(dialog: Locator, password: string): Promise<void> {
  await field(dialog, say('identity:newPassword')).fill(password)
  await field(dialog, say('identity:confirmPassword')).fill(password)
  await dialog.getByRole('button', { name: say('identity:changePassword') }).click()
}

test('a member changes the password, signs out, and is asked for a captcha after a wrong try', async ({ page }) => {
  await withoutAnnouncements(page)
  const { username, password } = await registerByUsername(page)

  await page.goto('/member/securityCenter')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('identity:changePassword'), exact: true })
    .click()
  const change = page.getByRole('dialog', { name: say('identity:changePassword') })
  const old = field(change, say('identity:oldPassword'))
  await keepScreenshot(page, 'change-password')
  await old.fill('Khong-dung-1!')
  await fillNewPassword(change, nextPassword)
  await expect(old).toHaveAccessibleDescription(say('errors:OLD_PASSWORD_WRONG'))
  await old.fill(password)
  await fillNewPassword(change, nextPassword)
  await expect(page.getByText(say('identity:passwordChanged'))).toBeVisible()
  await expect(change).toBeHidden()
  await expectSignedIn(page)

  await askToSignOut(page)
  const question = page.getByRole('dialog', { name: say('layout:signOut') })
  await keepScreenshot(page, 'sign-out')
  await question.getByRole('button', { name: say('common:cancel') }).click()
  await expect(question).toBeHidden()
  await expectSignedIn(page)
  await askToSignOut(page)
  await question.getByRole('button', { name: say('common:confirm') }).click()
  await expectSignedOut(page)
  await expect(page).toHaveURL(/\/$/)
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept, 'of the session only the merchant code is kept').toContain('merchantCode')

  await page.goto('/')
  const dialog = await trySignIn(page, username, password)
  await expect(dialog.locator('form').getByRole('alert')).toContainText(say('errors:SIGN_IN_WRONG'))
  const picture = dialog.getByRole('img', { name: say('identity:captchaPicture') })
  const captcha = dialog.getByRole('textbox', { name: say('identity:captcha') })
  await expect(picture).toBeVisible()
  await keepScreenshot(page, 'captcha')
  const submit = dialog.getByRole('button', { name: say('identity:signIn'), exact: true })
  await field(dialog, say('identity:password')).fill(nextPassword)
  await submit.click()
  await expect(captcha).toHaveAccessibleDescription(say('identity:enterCaptcha'))
  const first = await picture.getAttribute('src')
  await captcha.fill('0')
  await submit.click()
  await expect(captcha).toHaveAccessibleDescription(say('errors:CAPTCHA_WRONG'))
  await expect(picture, 'another picture for another try').not.toHaveAttribute('src', first ?? '')
  await expect(captcha).toHaveValue('')
  await expect(field(dialog, say('identity:username'))).toHaveValue(username)
  await expectSignedOut(page)
})

test('a forgotten password comes by e-mail, once, and must be changed @desktop', async ({ page, request }) => {
  await withoutAnnouncements(page)
  // His password is another one afterwards: nobody else at this size signs in as him.
  const username = 'demo09'
  const email = `${username}@example.com`
  await page.goto('/login')
  await openDialog(page)
    .getByRole('button', { name: say('identity:forgotPassword') })
    .click()
  const forgot = page.getByRole('dialog', { name: say('identity:forgotPasswordTitle') })
  await forgot.getByRole('tab', { name: say('identity:byEmail') }).click()
  await field(forgot, say('identity:username')).fill(username)
  await field(forgot, say('identity:email')).fill('khong-phai-thu')
  const send = forgot.getByRole('button', { name: say('identity:mailMeAPassword') })
  await send.click()
  await expect(field(forgot, say('identity:email'))).toHaveAccessibleDescription(say('identity:emailInvalid'))
  await field(forgot, say('identity:email')).fill(email)
  const before = (await messagesTo(request, email)).length
  await send.click()
  await expect(forgot.getByRole('status')).toContainText(email)
  await keepScreenshot(page, 'password-mailed')
  await expect.poll(async () => (await messagesTo(request, email)).length).toBeGreaterThan(before)
  const [mail] = await messagesTo(request, email)
  const password = /: (\S{8,})\n/.exec(mail?.text ?? '')?.[1]
  if (password === undefined) throw new Error(`The mail has no password: ${mail?.text}`)

  await page.goto('/')
  await trySignIn(page, username, password)
  const change = page.getByRole('dialog', { name: say('identity:changePassword') })
  await expect(change).toContainText(say('identity:mustChangePassword'))
  await expect(change.getByRole('button', { name: say('common:close') }), 'it must be done').toHaveCount(0)
  await keepScreenshot(page, 'must-change-password')
  // A reload does not lead past it, and asks for the password that the tab knew before.
  await page.reload()
  await expect(change).toContainText(say('identity:mustChangePassword'))
  await field(change, say('identity:oldPassword')).fill(password)
  await fillNewPassword(change, nextPassword)
  await expect(change).toBeHidden()
  await expectSignedIn(page)
})

test('a forgotten password is set by phone, which signs in @phone', async ({ page, request }) => {
  await withoutAnnouncements(page)
  const words = speaker('en')
  await inLanguage(page, 'en')
  const mobile = '900000009'
  await page.goto('/login')
  await openDialog(page)
    .getByRole('button', { name: words('identity:forgotPassword') })
    .click()
  const forgot = page.getByRole('dialog', { name: words('identity:forgotPasswordTitle') })
  await field(forgot, words('identity:mobileNumber')).fill(mobile)
  await enterCode(forgot, request, mobile, words)
  const password = field(forgot, words('identity:newPassword'))
  await password.fill('ngan')
  const submit = forgot.getByRole('button', { name: words('identity:setPassword') })
  await submit.click()
  await expect(password).toHaveAccessibleDescription(words('errors:PATTERN_0', { minimum: 8, maximum: 128 }))
  await password.fill(nextPassword)
  await keepScreenshot(page, 'password-by-phone')
  await submit.click()
  await expectSignedIn(page)
  await expect(forgot).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('a demo member signs in and finds the account menu @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo02', password: demoPassword })
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:accountMenu') })
    .click()
  for (const item of ['layout:myAccount', 'layout:bettingRecord', 'layout:messages', 'layout:signOut'] as const)
    await expect(page.getByRole('menuitem', { name: say(item) })).toBeVisible()
  await keepScreenshot(page, 'account-menu')
})

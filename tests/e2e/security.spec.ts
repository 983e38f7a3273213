import type { Locator, Page } from '@playwright/test'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, expectSignedIn, expectSignedOut, signIn } from './support/sign-in.ts'
import { totpCode } from './support/totp.ts'

const words = (key: string) => say(`security:${key}`)
const row = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words(title) }) })

test('a member turns an authenticator app on, signs in with it and signs the other place out @desktop', async ({
  page,
  browser,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo05', password: demoPassword })
  await page.goto('/member/securityCenter')
  await row(page, 'totp')
    .getByRole('button', { name: words('turnOn') })
    .click()
  const dialog = openDialog(page)
  await field(dialog, words('yourPassword')).fill(demoPassword)
  await dialog.getByRole('button', { name: words('next') }).click()
  await expect(dialog.getByRole('img', { name: words('totpQr') })).toBeVisible()
  await keepScreenshot(page, 'totp')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await field(dialog, words('totpCode')).fill(totpCode(secret))
  await dialog.getByRole('button', { name: words('turnOn') }).click()
  const codes = dialog.getByRole('list', { name: words('recoveryCodes') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await dialog.getByRole('button', { name: words('keptCodes') }).click()
  await expect(dialog).toBeHidden()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await withoutAnnouncements(other)
  await other.goto('/login')
  const login = other.getByRole('dialog')
  await field(login, say('identity:username')).fill('demo05')
  await field(login, say('identity:password')).fill(demoPassword)
  await login.getByRole('button', { name: say('identity:signIn'), exact: true }).click()
  const step = other.getByRole('dialog', { name: words('secondStep') })
  await field(step, words('totpCode')).fill('000000')
  const finish = step.getByRole('button', { name: say('identity:signIn'), exact: true })
  await finish.click()
  await expect(field(step, words('totpCode'))).toHaveAccessibleDescription(say('errors:SECOND_STEP_WRONG'))
  await keepScreenshot(other, 'second-step')
  await field(step, words('totpCode')).fill(totpCode(secret, 1))
  await finish.click()
  await expectSignedIn(other)

  await other.goto('/member/securityCenter')
  await other.getByRole('button', { name: words('signOutOthers') }).click()
  await expect(other.getByRole('button', { name: words('signOutOthers') })).toBeHidden()
  await expectSignedOut(page)

  await row(other, 'totp')
    .getByRole('button', { name: words('turnOff') })
    .click()
  const off = openDialog(other)
  await field(off, words('yourPassword')).fill(demoPassword)
  await field(off, words('totpOrRecovery')).fill(recoveryCode)
  await off.getByRole('button', { name: words('turnOff') }).click()
  await expect(row(other, 'totp').getByRole('button', { name: words('turnOn') })).toBeVisible()
  await elsewhere.close()
})

test('who comes back to a remembered browser may let the question who is there be, or answer it @phone', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await page.goto('/login')
  const login = openDialog(page)
  await field(login, say('identity:username')).fill('demo07')
  await field(login, say('identity:password')).fill(demoPassword)
  await login.getByLabel(say('identity:rememberMe')).check()
  await login.getByRole('button', { name: say('identity:signIn'), exact: true }).click()
  await expectSignedIn(page)
  // As after the browser was closed: the device opens the session again, without a password.
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.goto('/member/protection')
  await expectSignedIn(page)

  const ask = page.getByRole('main').getByRole('button', { name: say('protection:data.ask') })
  const question = page.getByRole('dialog', { name: words('unlockTitle') })
  await ask.click()
  await question.getByRole('button', { name: words('unlockLater') }).click()
  await expect(question).toBeHidden()
  await expect(ask).toBeFocused()
  await expect(page.getByText(say('errors:SESSION_LOCKED'))).toHaveCount(0)
  await ask.click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(ask).toBeEnabled()

  await ask.click()
  await question.getByRole('button', { name: say('identity:forgotPassword') }).click()
  const forgot = page.getByRole('dialog', { name: say('identity:forgotPasswordTitle') })
  await forgot.getByRole('button', { name: say('common:back') }).click()
  await expect(forgot).toBeHidden()
  const password = field(question, words('yourPassword'))
  const unlock = question.getByRole('button', { name: words('unlock') })
  await password.fill('not-the-password')
  await unlock.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await password.fill(demoPassword)
  await unlock.click()
  await expect(question).toBeHidden()
  await expect(ask).toBeFocused()
  await expect(page.getByRole('list', { name: say('protection:data.copies') })).toBeVisible()
})

test('a member adds a passkey, signs in with it and removes it @desktop', async ({ page, baseURL }) => {
  await withoutAnnouncements(page)
  // Browsers give passkeys to names, not to bare addresses.
  const address = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${address}/login`)
  const login = page.getByRole('dialog', { name: say('identity:signIn') })
  await field(login, say('identity:username')).fill('demo06')
  await field(login, say('identity:password')).fill(demoPassword)
  await login.getByRole('button', { name: say('identity:signIn'), exact: true }).click()
  await expectSignedIn(page)
  await page.goto(`${address}/member/securityCenter`)
  await page.getByRole('button', { name: words('addPasskey') }).click()
  const dialog = openDialog(page)
  const name = `Máy thử ${Date.now()}`
  await field(dialog, words('passkeyName')).fill(name)
  await field(dialog, words('yourPassword')).fill(demoPassword)
  await dialog.getByRole('button', { name: words('next') }).click()
  const kept = page
    .getByRole('list', { name: words('passkeys') })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(kept).toBeVisible()
  await keepScreenshot(page, 'security-centre')

  // As after the browser was closed: nobody is signed in, and the empty form waits for a name.
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.goto(`${address}/login`)
  await login.getByRole('button', { name: words('signInByPasskey') }).click()
  await expectSignedIn(page)
  await expect(login).toBeHidden()

  await page.goto(`${address}/member/securityCenter`)
  await kept.getByRole('button', { name: words('remove') }).click()
  await field(dialog, words('yourPassword')).fill(demoPassword)
  await dialog.getByRole('button', { name: words('remove') }).click()
  await expect(kept).toBeHidden()
})

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openDialog } from './dialogs.ts'
import { field } from './field.ts'
import { expect } from './journey.ts'
import { codeSentTo, messagesTo } from './outbox.ts'
import { type Say, say as vietnamese } from './say.ts'
import { type Credentials, expectSignedIn } from './sign-in.ts'

/** A password that no rule refuses. */
export const goodPassword = 'Trang-ram-16!'

let made = 0

/** A user name nobody has, also on a server that has seen journeys before. */
export function newUsername(): string {
  return `khach${Date.now().toString(36)}${made++}`
}

/** A Vietnamese mobile number nobody has, as a person types it: without the leading zero. */
export function newMobile(): string {
  return `97${String(Date.now() + made++).slice(-7)}`
}

/** Opens the registration dialog in one of its two ways, by the address that stands for it. */
export async function openRegistration(
  page: Page,
  way: 'byUsername' | 'byMobile',
  say: Say = vietnamese,
): Promise<Locator> {
  await page.goto('/register')
  const dialog = openDialog(page)
  await dialog.getByRole('tab', { name: say(`identity:${way}`) }).click()
  return dialog
}

/** Presses the button that ends the form. */
export async function submitRegistration(dialog: Locator, say: Say = vietnamese): Promise<void> {
  await dialog.getByRole('button', { name: say('identity:register'), exact: true }).click()
}

/** Opens what may be left blank. */
export async function openOptionalFields(dialog: Locator, say: Say = vietnamese): Promise<void> {
  await dialog.getByRole('button', { name: say('identity:optionalFields') }).click()
}

/** Fills in the password twice. */
export async function fillPasswords(dialog: Locator, password: string, say: Say = vietnamese): Promise<void> {
  await field(dialog, say('identity:fields.password')).fill(password)
  await field(dialog, say('identity:confirmPassword')).fill(password)
}

/** Registers a member by user name, with an e-mail address, and is signed in as them. */
export async function registerByUsername(page: Page): Promise<Credentials & { email: string }> {
  const username = newUsername()
  const email = `${username}@example.com`
  const dialog = await openRegistration(page, 'byUsername')
  await field(dialog, vietnamese('identity:fields.username')).fill(username)
  await fillPasswords(dialog, goodPassword)
  await openOptionalFields(dialog)
  await field(dialog, vietnamese('identity:fields.email')).fill(email)
  await dialog.getByRole('checkbox').check()
  await submitRegistration(dialog)
  await expectSignedIn(page)
  await expect(dialog).toBeHidden()
  return { username, password: goodPassword, email }
}

/** Registers by the address that an agent gave away, with nothing but a user name, and is signed in; answers the name. */
export async function registerByLink(page: Page, address: string): Promise<string> {
  await page.goto(address)
  return registerInDialog(page)
}

/** Registers in the dialog that is open, with nothing but a user name, and is signed in; answers the name. */
export async function registerInDialog(page: Page): Promise<string> {
  const form = openDialog(page)
  await form.getByRole('tab', { name: vietnamese('identity:byUsername') }).click()
  const username = newUsername()
  await field(form, vietnamese('identity:fields.username')).fill(username)
  await fillPasswords(form, goodPassword)
  await form.getByRole('checkbox').check()
  await submitRegistration(form)
  await expectSignedIn(page)
  return username
}

/** Asks for a code by SMS in the dialog, sees the countdown, and types what the phone received. */
export async function enterCode(
  dialog: Locator,
  request: APIRequestContext,
  mobile: string,
  say: Say = vietnamese,
): Promise<void> {
  const number = `+84${mobile}`
  const before = (await messagesTo(request, number)).length
  await dialog.getByRole('button', { name: say('identity:sendCode') }).click()
  const countdown = new RegExp(`^${say('identity:sendAgainIn', { seconds: '\\d+' })}$`)
  await expect(dialog.getByRole('button', { name: countdown })).toBeDisabled()
  await field(dialog, say('identity:verificationCode')).fill(await codeSentTo(request, number, before))
}

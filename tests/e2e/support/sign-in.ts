import { expect, type Page } from '@playwright/test'

/** Who signs in, and with what. */
export interface Credentials {
  username: string
  password: string
}

/** The demo accounts of a fresh installation; all share one password. */
export const demoPassword = 'Demo@12345'
export const demoMember: Credentials = { username: 'demo01', password: demoPassword }
export const demoAgent: Credentials = { username: 'agent01', password: demoPassword }

/** Signs a member in through the login popup, as a person does, and waits until the tab holds the session. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/login')
  const form = page
    .getByRole('dialog')
    .locator('form')
    .filter({ has: page.locator('input[name="password"]') })
  await form.locator('input[name="username"]').fill(username)
  await form.locator('input[name="password"]').fill(password)
  await form.locator('button[type="submit"]').click()
  await expectSignedIn(page)
  await expect(form).toBeHidden()
}

/** The session's token stands in the session storage of the tab (section 4 of the specification). */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect.poll(() => sessionToken(page), { message: 'token in session storage' }).not.toBeNull()
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect.poll(() => sessionToken(page), { message: 'token in session storage' }).toBeNull()
}

function sessionToken(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('token'))
}

import type { Locator, Page } from '@playwright/test'
import { say } from './say.ts'
import { isPhone } from './screen.ts'

/** The balance in the header, which follows each movement of money. */
export function headerBalance(page: Page): Locator {
  return page.getByRole('banner').getByRole('status', { name: say('layout:balance') })
}

/** The way to the messages in the header, by how many are unread. */
export function messagesBadge(page: Page, unread: number): Locator {
  const messages = say('layout:messages')
  const name = unread > 0 ? `${messages} (${unread})` : messages
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/** Reads an amount of money as a person does, whichever marks part its thousands, in whole hundredths of the unit. */
export async function shownAmount(place: Locator): Promise<number> {
  const text = await place.innerText()
  const digits = text.replace(/\D/g, '')
  return Number(digits) * (/[.,]\d{2}\D*$/.test(text) ? 1 : 100)
}

/** Asks to sign out where a person looks for it: in the account menu, on a phone in the drawer. */
export async function askToSignOut(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  if (isPhone()) {
    await header.getByRole('button', { name: say('layout:menu'), exact: true }).click()
    await page
      .getByRole('dialog', { name: say('layout:menu') })
      .getByRole('button', { name: say('layout:signOut') })
      .click()
    return
  }
  await header.getByRole('button', { name: say('layout:accountMenu') }).click()
  await page.getByRole('menuitem', { name: say('layout:signOut') }).click()
}

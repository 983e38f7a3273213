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

/** Reads an amount of money as a person does, whichever marks part its thousands and whether it has cents, in whole hundredths of the unit. */
export function amountIn(text: string): number {
  const hundredths = Number(text.replace(/\D/g, '')) * (/[.,]\d{2}\D*$/.test(text) ? 1 : 100)
  return text.includes('−') ? -hundredths : hundredths
}

/** The amount that is shown somewhere. */
export const shownAmount = async (place: Locator): Promise<number> => amountIn(await place.innerText())

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

import type { Locator, Page } from '@playwright/test'
import { words } from './words.ts'

/** The dialog that is open, the uppermost when there are several. */
export function openDialog(page: Page): Locator {
  return page.getByRole('dialog').last()
}

/** Closes whatever popup stands open, such as the announcements a session begins with. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    const uppermost = openDialog(page)
    await uppermost.getByRole('button', { name: words('common', 'close') }).click()
    await uppermost.waitFor({ state: 'hidden' })
  }
}

import type { Page } from '@playwright/test'
import { openDialog } from './dialogs.ts'
import { field } from './field.ts'
import { expect } from './journey.ts'
import { goodPassword } from './register.ts'
import { say } from './say.ts'

/** That of the demo accounts, and of who sets one here. */
export const paymentPassword = 'Vang@2468'

/** Sets the payment password of a member who registered with the good password. */
export async function setPaymentPassword(page: Page): Promise<void> {
  await page.goto('/member/securityCenter')
  const row = page.getByRole('listitem').filter({ hasText: say('security:paymentPassword') })
  await row.getByRole('button').click()
  const dialog = openDialog(page)
  await field(dialog, say('security:yourPassword')).fill(goodPassword)
  await field(dialog, say('security:newPaymentPassword')).fill(paymentPassword)
  await field(dialog, say('security:confirmPaymentPassword')).fill(paymentPassword)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { fillPasswords, goodPassword, newUsername } from './support/register.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { expectSignedIn, expectSignedOut } from './support/sign-in.ts'

const google = say('providers:signInWith', { house: 'Google' })

test('a closed popup is told, and a known Google person is signed in @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/login')
  const dialog = openDialog(page)
  const button = dialog.getByRole('button', { name: google })
  const [closed] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await closed.getByRole('heading', { level: 1 }).waitFor()
  await closed.close()
  await expect(dialog.getByText(say('errors:POPUP_CLOSED'))).toBeVisible()
  await expectSignedOut(page)

  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await popup.getByRole('listitem').filter({ hasText: 'khanhvy@gmail.example' }).getByRole('button').click()
  await expectSignedIn(page)
  await expect(dialog).toBeHidden()
})

test('a Google person without an account registers with the e-mail it proves @desktop', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/login')
  const button = openDialog(page).getByRole('button', { name: google })
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await popup.getByRole('listitem').filter({ hasText: 'giabao@gmail.example' }).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: say('identity:register') })
  const email = field(dialog, say('identity:fields.email'))
  await expect(email).toHaveValue('giabao@gmail.example')
  await expect(email).not.toBeEditable()
  await expectSignedOut(page)
})

test('registration at the second brand proves by itself that there is a person @desktop', async ({ page, baseURL }) => {
  await withoutAnnouncements(page)
  await page.goto(`${baseURL?.replace('127.0.0.1', 'sakura.localhost')}/register`)
  const dialog = openDialog(page)
  await field(dialog, say('identity:fields.username')).fill(newUsername())
  await fillPasswords(dialog, goodPassword)
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByText(say('providers:checked'))).toBeVisible()
  await dialog.getByRole('button', { name: say('identity:register'), exact: true }).click()
  await expectSignedIn(page)
})

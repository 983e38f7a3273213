import { field } from './support/field.ts'
import { messagesBadge } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { type Say, say, speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoMember, demoPassword, signIn } from './support/sign-in.ts'

const nextPassword = 'Mat-troi-17!'
/** Nobody else signs in as her at this width. Journeys register few: ten from one address within ten minutes have to read a picture. */
const changing = { username: 'demo03', password: demoPassword }

test('a changed password rises the badge at once; reading, marking and deleting let it fall @desktop', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, changing)
  await page.goto('/member/messageV2')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('inbox:markAll') }).click()
  await expect(messagesBadge(page, 0)).toBeVisible()

  await page.goto('/member/securityCenter')
  await main.getByRole('button', { name: say('identity:changePassword'), exact: true }).click()
  const change = page.getByRole('dialog', { name: say('identity:changePassword') })
  await field(change, say('identity:oldPassword')).fill(changing.password)
  await field(change, say('identity:newPassword')).fill(nextPassword)
  await field(change, say('identity:confirmPassword')).fill(nextPassword)
  await change.getByRole('button', { name: say('identity:changePassword') }).click()
  await expect(change).toBeHidden()
  await expect(messagesBadge(page, 1)).toBeVisible()

  await messagesBadge(page, 1).click()
  const list = main.getByRole('list', { name: say('inbox:list'), exact: true })
  const changed = list.getByRole('button', { name: say('mails:message.passwordChanged.title') })
  await changed.click()
  // A closed message shows its beginning in its button.
  const content = list.getByRole('paragraph').filter({ hasText: say('mails:message.passwordChanged.content') })
  await expect(content).toBeVisible()
  await expect(list.getByRole('link', { name: say('inbox:open') })).toHaveAttribute('href', '/member/securityCenter')
  await expect(messagesBadge(page, 0)).toBeVisible()
  await keepScreenshot(page, 'inbox-reading')

  await main.getByRole('checkbox', { name: say('inbox:selectPage') }).check()
  await main
    .getByRole('button', { name: say('inbox:delete') })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: say('inbox:deleteTitle') })
  await question.getByRole('button', { name: say('inbox:delete') }).click()
  await expect(changed).toBeHidden()
  await keepScreenshot(page, 'inbox-deleted')
})

for (const language of ['vi', 'en'] as const)
  test(`the inbox is searched and told where else to go, in ${language} @phone`, async ({ page }) => {
    const words: Say = speaker(language)
    await withoutAnnouncements(page)
    await inLanguage(page, language)
    await signIn(page, demoMember)
    await page.goto('/member/messageV2')
    const main = page.getByRole('main')
    await field(main, words('inbox:search')).fill('khong co gi nhu vay')
    await main.getByRole('button', { name: words('common:search') }).click()
    await expect(main.getByText(words('inbox:nothingFound'))).toBeVisible()
    await main.getByRole('button', { name: words('inbox:showAll') }).click()
    await expect(main.getByText(words('inbox:nothingFound'))).toBeHidden()
    await keepScreenshot(page, `inbox-${language}`)
    await main.getByRole('tab', { name: words('inbox:tabs.settings') }).click()
    await expect(main.getByRole('heading', { name: words('inbox:settings.title') })).toBeVisible()
    await keepScreenshot(page, `inbox-settings-${language}`)
  })

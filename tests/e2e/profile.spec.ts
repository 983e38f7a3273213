import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { picture } from './support/picture.ts'
import { registerByUsername } from './support/register.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'

const avatarAddress = '**/wps/member/icons/*'

test('a new member is told how to play safely, limits deposits and makes the account their own @desktop', async ({
  page,
  tolerateConsoleError,
}) => {
  tolerateConsoleError(/Failed to load resource: net::ERR_FAILED/)
  await withoutAnnouncements(page)
  await registerByUsername(page)
  const main = page.getByRole('main')
  const saferPlay = main.getByRole('complementary', { name: say('protection:prompts.saferTitle') })
  await saferPlay.getByRole('button', { name: say('protection:prompts.understood') }).click()
  await expect(saferPlay).toBeHidden()

  await page.goto('/member/depositv2')
  const limit = main.getByRole('region', { name: say('protection:prompts.limitTitle') })
  await limit.getByRole('button', { name: say('protection:prompts.chooseLimit') }).click()
  await field(limit, say('protection:prompts.limitAmount')).fill('2.000.000')
  await limit.getByRole('button', { name: say('protection:limits.set') }).click()
  await expect(limit).toBeHidden()
  await expect(saferPlay).toBeHidden()

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout:accountMenu') })
    .click()
  await page.getByRole('menuitem', { name: say('layout:memberPage.profile') }).click()
  await main
    .getByLabel(say('account:profile.choosePicture'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture() })
  await expect(main.getByRole('button', { name: say('account:profile.removePicture') })).toBeVisible()
  const shown = page.getByRole('banner').locator('img[src^="blob:"]')
  await expect(shown).toBeVisible()

  await field(main, say('account:profile.nickname')).fill('Sen Hồng')
  await main.getByRole('button', { name: say('account:profile.save') }).click()
  await expect(main.getByRole('navigation', { name: say('layout:memberCentre') })).toContainText('Sen Hồng')
  const birthday = field(main, say('account:profile.birthday'))
  await birthday.fill(`${new Date().getFullYear() - 10}-01-01`)
  const save = main.getByRole('button', { name: say('account:profile.saveBirthday') })
  await save.click()
  await expect(birthday).toHaveAccessibleDescription(say('errors:UNDERAGE', { minimumAge: 18 }))
  await birthday.fill('1990-05-21')
  await save.click()
  await expect(birthday).toHaveValue('••/••/1990')

  await page.route(avatarAddress, (route) => route.abort())
  await page.reload()
  await expect(field(main, say('account:profile.nickname'))).toHaveValue('Sen Hồng')
  await expect(shown, 'the drawn person stands in for a picture that does not load').toHaveCount(0)
})

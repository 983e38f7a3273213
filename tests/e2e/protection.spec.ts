import { admin, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { picture } from './support/picture.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const member = { username: 'demo11', password: demoPassword }

test('an identity is handed in with pictures and approved at the console @desktop', async ({ page, context }) => {
  await withoutAnnouncements(page)
  await signIn(page, member)
  await page.goto('/member/protection')
  const section = page.getByRole('region', { name: say('protection:identity.title') })
  for (const kind of ['FRONT', 'BACK', 'SELFIE'] as const) {
    const uploaded = page.waitForResponse(
      (response) => response.url().endsWith(`/documents/${kind}`) && response.request().method() === 'POST',
    )
    await section
      .getByLabel(say(`protection:identity.documents.${kind}`))
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture() })
    expect((await uploaded).status()).toBe(200)
  }
  const submit = section.getByRole('button', { name: say('protection:identity.submit') })
  await expect(section.locator('img')).toHaveCount(3)
  await field(section, say('protection:identity.name')).fill('HO THI THAO')
  await field(section, say('protection:identity.birthday')).fill('1992-03-04')
  await field(section, say('protection:identity.idNumber')).fill('079192004511')
  await submit.click()
  await expect(section.getByRole('status')).toContainText(say('protection:identity.states.SUBMITTED'))

  const consolePage = await context.newPage()
  await signInToConsole(consolePage, 'operator')
  const list = await openList(consolePage, 'identities')
  await list.getByRole('row').filter({ hasText: 'HO THI THAO' }).getByText('demo11').click()
  await consolePage.getByRole('button', { name: admin('identities.showPictures') }).click()
  for (const kind of ['FRONT', 'BACK', 'SELFIE'] as const)
    await expect(consolePage.getByRole('img', { name: admin(`identities.documents.${kind}`) })).toBeVisible()
  await consolePage.getByRole('button', { name: admin('identities.claim') }).click()
  await consolePage.getByRole('button', { name: admin('identities.approve') }).click()
  await expect(consolePage.getByText(admin('identityStates.VERIFIED'))).toBeVisible()
  await consolePage.close()

  await page.reload()
  await expect(section.getByRole('status')).toContainText(say('protection:identity.states.VERIFIED'))
})

test('what stands in the way of closing is told at once, and a self-exclusion wants a tick @phone', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo08', password: demoPassword })
  await page.goto('/member/protection')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('protection:closing.open') }).click()
  const closing = page.getByRole('dialog', { name: say('protection:closing.title') })
  await expect(closing.getByRole('textbox')).toHaveCount(0)
  await closing.getByRole('link', { name: say('protection:closing.pages.balance') }).click()
  await expect(page).toHaveURL(/\/member\/withdraw$/)

  await page.goto('/member/protection')
  await main.getByRole('button', { name: say('protection:break.exclude') }).click()
  const length = say('protection:break.lengths.SIX_MONTHS')
  const exclusion = page.getByRole('dialog', { name: say('protection:break.exclusionTitle', { length }) })
  await exclusion.getByRole('button', { name: say('protection:break.excludeNow') }).click()
  const tick = exclusion.getByLabel(say('protection:break.understood'))
  await expect(tick).toHaveAccessibleDescription(say('protection:break.understoodMissing'))
  await exclusion.getByRole('button', { name: say('protection:break.notNow') }).click()
  await expect(exclusion).toBeHidden()
})

test('a deposit limit is hit with a clear sentence, and a time-out hides what plays @phone', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, member)
  await page.goto('/member/depositv2')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('cashier:setLimits') })
    .click()
  const limits = page.getByRole('region', { name: say('protection:limits.title') })
  await field(limits, say('money:amount')).fill('60.000')
  await limits.getByRole('button', { name: say('protection:limits.set') }).click()
  const inForce = limits.getByRole('list', { name: say('protection:limits.inForce') })
  await expect(inForce).toContainText('60.000 ₫')

  await page.goto('/member/depositv2')
  const main = page.getByRole('main')
  const amount = field(main, say('money:amount'))
  await amount.fill('100000')
  await main.getByRole('button', { name: say('cashier:continueToPay') }).click()
  await expect(amount).toHaveAccessibleDescription(/Vượt giới hạn nạp trong ngày của bạn \(60\.000.₫\)/)

  await page.goto('/rng')
  await expect(main.getByRole('article').first().getByRole('button').first()).toBeVisible()
  await page.goto('/member/protection')
  const rest = page.getByRole('region', { name: say('protection:break.title') })
  await rest.getByRole('button', { name: say('protection:break.startTimeOut') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('protection:break.begin') })
    .click()
  const banner = page.getByRole('complementary', { name: say('protection:break.title') })
  await expect(banner).toBeVisible()
  await page.goto('/rng')
  await expect(banner).toBeVisible()
  await expect(main.getByRole('article').first()).toContainText(say('lobby:playPaused'))
  await expect(main.getByRole('article').getByRole('button', { name: /^Chơi/ })).toHaveCount(0)
})

import { admin, signInToConsole, startNew } from './support/console.ts'
import { field } from './support/field.ts'
import { messagesBadge } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { newPerson } from './support/person.ts'
import { registerByUsername } from './support/register.ts'
import { speaker } from './support/say.ts'
import { inLanguage } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

const say = speaker('vi')
const title = `Bảo trì đêm ${Date.now()}`
const content = 'Từ 2 giờ đến 4 giờ sáng.\nTiền của bạn không thay đổi.'
const label = (path: string) => admin(`resources.broadcasts.fields.${path}`)

test('an operator writes to new members, counts and sends; a badge rises live, and falls when it is read', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const member = await newPerson(browser, { width: 1440, height: 900 })
  await inLanguage(member, 'vi')

  await test.step('a new member is signed in, with the greeting unread', async () => {
    await registerByUsername(member)
    await expect(messagesBadge(member, 1)).toBeVisible()
  })

  const { main, members } =
    await test.step('the operator writes it in each language and counts whom it would reach', async () => {
      await signInToConsole(page, 'operator')
      const form = await startNew(page, 'broadcasts')
      for (const language of ['Tiếng Việt', 'Tiếng Anh']) {
        await form.getByRole('tab', { name: language }).click()
        const words = form.getByRole('tabpanel', { name: language })
        await field(words, label('title')).fill(title)
        await field(words, label('content')).fill(content)
      }
      await field(form, admin('resources.promotions.fields.terms.audience.newMembersDays')).fill('1')
      await form.getByRole('button', { name: admin('broadcasts.measure') }).click()
      const counted = form.getByRole('status').filter({ hasText: /\d/ })
      await expect(counted).toBeVisible()
      const members = /[\d.]+\d|\d/.exec(await counted.innerText())?.[0] ?? ''
      await expect(form.getByRole('complementary', { name: admin('broadcasts.preview') })).toContainText(title)
      await expectAccessible(page)
      await keepScreenshot(page, 'console-broadcast-form')
      await form.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
      await expect(form.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
      return { main: form, members }
    })

  await test.step('it cannot be sent before it was counted; then it is sent with a reason', async () => {
    const send = main.getByRole('button', { name: admin('broadcasts.send'), exact: true })
    await expect(send).toHaveCount(0)
    await main.getByRole('button', { name: admin('broadcasts.count'), exact: true }).click()
    await send.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(admin('broadcasts.effectSend_other', { members }))
    await field(dialog, admin('reason.label')).fill('Báo trước giờ bảo trì')
    await expectAccessible(page)
    await keepScreenshot(page, 'console-broadcast-send')
    await dialog.getByRole('button', { name: admin('broadcasts.send'), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the badge rises without a reload, he reads it, and the badge falls', async () => {
    await expect(messagesBadge(member, 2)).toBeVisible()
    await messagesBadge(member, 2).click()
    const list = member.getByRole('main').getByRole('list', { name: say('inbox:list'), exact: true })
    await list.getByRole('button', { name: title }).click()
    await expect(list.getByRole('paragraph').filter({ hasText: content })).toBeVisible()
    await expect(messagesBadge(member, 1)).toBeVisible()
    await expectNoSidewaysScroll(member)
    await expectAccessible(member)
    await keepScreenshot(member, 'broadcast-read')
  })

  await test.step('the operator sees that it was sent, and that somebody has read it', async () => {
    const fact = (name: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByText(label(name), { exact: true }) })
        .getByRole('definition')
    await expect(fact('state')).toHaveText(admin('broadcastStates.SENT'))
    await page.reload()
    await expect(fact('readers')).toHaveText('1')
    await keepScreenshot(page, 'console-broadcast-sent')
  })
  await member.close()
})

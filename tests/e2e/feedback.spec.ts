import { admin, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { picture } from './support/picture.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoMember, signIn } from './support/sign-in.ts'

const say = speaker('vi')
const answer = 'Tiền đã vào tài khoản của bạn lúc 10 giờ'
const lastWords = 'Cảm ơn bạn, khiếu nại này là đúng'

test('a member complains with a picture, an operator answers, and the member sees it live and rates it @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
  const member = await (await browser.newContext(phone)).newPage()
  await withoutAnnouncements(member)
  await inLanguage(member, 'vi')
  const content = `Tiền nạp lúc sáng chưa vào ${Date.now()}`
  const main = member.getByRole('main')

  await test.step('the member complains, and loses nothing by a reload', async () => {
    await signIn(member, demoMember)
    await member.goto('/member/feedback')
    await field(main, say('feedback:category')).selectOption('COMPLAINT')
    await field(main, say('feedback:content')).fill(content)
    await member.reload()
    await expect(field(main, say('feedback:content'))).toHaveValue(content)
    await main
      .getByLabel(say('common:addPicture'))
      .setInputFiles({ name: 'sao-ke.png', mimeType: 'image/png', buffer: picture() })
    await expect(main.getByRole('img', { name: say('common:picture', { number: 1 }) })).toBeVisible()
    await expectNoSidewaysScroll(member)
    await expectAccessible(member)
    await keepScreenshot(member, 'feedback-form')
    await main.getByRole('button', { name: say('feedback:send'), exact: true }).click()
    await main.getByRole('link').filter({ hasText: content }).click()
    const about = main.getByRole('heading', { level: 3, name: say('feedback:categories.COMPLAINT') })
    await expect(about).toBeFocused()
    await expect(about).toBeInViewport()
    await expect(main.getByRole('link', { name: say('feedback:picture', { number: 1 }) })).toBeVisible()
  })

  await test.step('an operator takes it out of the queue and answers', async () => {
    await signInToConsole(page, 'support')
    const list = await openList(page, 'tickets')
    await keepScreenshot(page, 'console-tickets')
    await list.getByRole('row').filter({ hasText: content }).click()
    await page.getByRole('button', { name: admin('tickets.take') }).click()
    await field(page, admin('tickets.answer')).fill(answer)
    await keepScreenshot(page, 'console-ticket')
    await page.getByRole('button', { name: admin('tickets.send') }).click()
    await expect(page.getByText(admin('tickets.sent'))).toBeVisible()
  })

  await test.step('the member sees the answer at once', async () => {
    await expect(main.getByText(answer)).toBeVisible()
    await expect(main.getByText(say('feedback:states.ANSWERED'), { exact: true })).toBeVisible()
    await expectAccessible(member)
    await keepScreenshot(member, 'feedback-answered')
  })

  await test.step('the operator closes it with an outcome', async () => {
    await field(page, admin('tickets.answer')).fill(lastWords)
    await page.getByLabel(admin('tickets.outcome')).click()
    await page.getByRole('option', { name: admin('ticketOutcomes.UPHELD') }).click()
    await page.getByRole('button', { name: admin('tickets.closeIt') }).click()
    await expect(page.getByText(admin('tickets.closed'))).toBeVisible()
  })

  await test.step('the member rates it, and the register has it', async () => {
    await expect(main.getByText(lastWords)).toBeVisible()
    await main.getByRole('radio', { name: say('feedback:stars', { count: 5 }) }).check()
    await main.getByRole('button', { name: say('feedback:rateSend') }).click()
    await expect(main.getByText(say('feedback:rated', { count: 5 }))).toBeVisible()
    await keepScreenshot(member, 'feedback-rated')
    const register = await openList(page, 'complaints')
    await expect(register.getByRole('row').filter({ hasText: content })).toContainText(admin('ticketOutcomes.UPHELD'))
    await keepScreenshot(page, 'console-complaints')
  })
  await member.close()
})

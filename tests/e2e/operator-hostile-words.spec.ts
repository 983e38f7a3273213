import type { Page } from '@playwright/test'
import { admin, giveReason, openList, signInToConsole, startNew } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test, watchConsole } from './support/journey.ts'
import { newPerson } from './support/person.ts'
import { speaker } from './support/say.ts'
import { inLanguage } from './support/screen.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const say = speaker('vi')
const picture = '<img src=x onerror="alert(1)">'
const script = '<script>alert(2)</script>'
const hostile = `${picture} ${script}`
/** A link that would run is a link no more; its words stay. */
const link = '[bấm vào đây](javascript:alert(3))'

/** Everything that would tell that words were taken for markup: dialogs, and what the console of the browser complains about. */
function watch(page: Page): string[] {
  const problems = watchConsole(page.context())
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  return problems
}

/** Neither the picture nor the script became an element. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], [onerror], a[href^="javascript:" i]')).toHaveCount(0)
  await expect(page.locator('script').filter({ hasText: 'alert(2)' })).toHaveCount(0)
}

test('markup that a member or an operator types is text on the portal and in the console', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const member = await newPerson(browser, { width: 390, height: 844 })
  await inLanguage(member, 'vi')
  const problems = [watch(member), watch(page)]
  const main = member.getByRole('main')

  const account = await test.step('a member complains in markup', async () => {
    const username = 'demo02'
    await signIn(member, { username, password: demoPassword })
    await member.goto('/member/feedback')
    await field(main, say('feedback:content')).fill(hostile)
    await main.getByRole('button', { name: say('feedback:send'), exact: true }).click()
    await main.getByRole('link').filter({ hasText: hostile }).click()
    await expect(main.getByText(hostile, { exact: true })).toBeVisible()
    await expectNoMarkup(member)
    return username
  })

  await test.step('the console shows it as text, and the answer is text for the member', async () => {
    await signInToConsole(page, 'operator')
    const list = await openList(page, 'tickets')
    const row = list.getByRole('row').filter({ hasText: account })
    await expect(row).toContainText(hostile)
    await expectNoMarkup(page)
    await row.click()
    await list.getByRole('button', { name: admin('tickets.take') }).click()
    await expect(list.getByText(hostile, { exact: true })).toBeVisible()
    const answer = `Trả lời ${hostile}`
    await field(list, admin('tickets.answer')).fill(answer)
    await list.getByRole('button', { name: admin('tickets.send') }).click()
    await expect(main.getByText(answer, { exact: true })).toBeVisible()
    await expect(list.getByText(answer, { exact: true })).toBeVisible()
    await expectNoMarkup(page)
    await expectNoMarkup(member)
  })

  await test.step('a broadcast is text in its preview and in the inbox', async () => {
    const form = await startNew(page, 'broadcasts')
    for (const language of ['Tiếng Việt', 'Tiếng Anh']) {
      await form.getByRole('tab', { name: language }).click()
      const words = form.getByRole('tabpanel', { name: language })
      await field(words, admin('resources.broadcasts.fields.title')).fill(hostile)
      await field(words, admin('resources.broadcasts.fields.content')).fill(`${hostile} ${link}`)
    }
    await expect(form.getByRole('article')).toContainText(`${hostile} ${link}`)
    await expectNoMarkup(page)
    await form.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(form.getByRole('heading', { level: 2, name: hostile, exact: true })).toBeVisible()
    await expectNoMarkup(page)
    await field(form, admin('broadcasts.tryAccount')).fill(account)
    await form.getByRole('button', { name: admin('broadcasts.tryOutDo') }).click()
    await expect(page.getByText(admin('broadcasts.tried'))).toBeVisible()
    await member.goto('/member/messageV2')
    const inbox = main.getByRole('list', { name: say('inbox:list'), exact: true })
    await inbox.getByRole('button', { name: hostile }).first().click()
    await expect(inbox.getByRole('paragraph').filter({ hasText: `${hostile} ${link}` })).toBeVisible()
    await expectNoMarkup(member)
  })

  await test.step('a help article is text in its preview and on the portal', async () => {
    const anchor = `markup-${Date.now()}`
    const form = await startNew(page, 'helpArticles')
    await field(form, admin('resources.helpArticles.fields.anchor')).fill(anchor)
    await form.getByRole('tab', { name: 'Tiếng Việt' }).click()
    const words = (name: string) =>
      field(form, admin(`resources.helpArticles.fields.${name}`)).filter({ visible: true })
    await words('title').fill(hostile)
    await words('content').fill(`${hostile}\n\n${link}`)
    await expect(form.getByRole('region', { name: admin('helpArticles.preview') })).toContainText('bấm vào đây')
    await expectNoMarkup(page)
    await form.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await form.getByRole('button', { name: admin('helpArticles.publish'), exact: true }).click()
    await giveReason(page, 'Thử nội dung có mã')
    await member.goto(`/help#${anchor}`)
    const article = main.getByRole('article')
    await expect(article.getByRole('heading', { level: 2, name: hostile, exact: true })).toBeVisible()
    await expect(article).toContainText('bấm vào đây')
    await expect(article.getByText(hostile, { exact: true }).last()).toBeVisible()
    await expectNoMarkup(member)
    await form.getByRole('button', { name: admin('helpArticles.withdraw'), exact: true }).click()
    await giveReason(page, 'Thử xong')
  })

  expect(problems.flat(), 'dialogs and complaints of either browser').toEqual([])
  await member.close()
})

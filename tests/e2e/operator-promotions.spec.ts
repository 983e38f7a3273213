import type { Page } from '@playwright/test'
import { admin, choose, giveReason, openList, signInToConsole, startNew } from './support/console.ts'
import { openDialog } from './support/dialogs.ts'
import { field } from './support/field.ts'
import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const say = speaker('vi')
const title = 'Thưởng chia sẻ cuối tuần'
const comment = 'Đã chia sẻ lên trang cá nhân'
const reason = 'Chương trình tháng này'
const amount = 88_000
const label = (path: string) => admin(`resources.promotions.fields.${path}`)

/** The page of the promotion, by the list. */
async function openPromotion(page: Page) {
  const main = await openList(page, 'promotions')
  await main.getByRole('row').filter({ hasText: title }).click()
  await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  return main
}

test('an operator builds a promotion and sees what it would cost, a second one confirms it, a member who looks at the page applies and is given it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
  const member = await (await browser.newContext(phone)).newPage()
  const second = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const card = member.getByRole('main').getByRole('article', { name: title, exact: true })
  await withoutAnnouncements(member)
  await inLanguage(member, 'vi')

  await test.step('the member has the promotions open', async () => {
    await signIn(member, { username: 'demo05', password: demoPassword })
    await member.goto('/promotions')
    await expect(member.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await expect(card).toHaveCount(0)
  })

  await test.step('an operator builds it, sees it as players will, and proposes to publish it', async () => {
    await signInToConsole(page, 'operator')
    const main = await startNew(page, 'promotions')
    await choose(page, label('terms.approval'), admin('promotionApprovals.OPERATOR'))
    await field(main, label('terms.reward.amount')).fill(String(amount))
    await field(main, label('budget')).fill('1000000')
    for (const language of ['Tiếng Việt', 'Tiếng Anh']) {
      const words = main.getByRole('group', { name: language })
      await field(words, label('words.title')).fill(title)
      await field(words, label('words.summary')).fill('Gửi ảnh bài chia sẻ để nhận thưởng.')
    }
    const preview = main.getByRole('complementary', { name: admin('promotions.preview') })
    await expect(preview.getByText(title)).toHaveCount(2)
    await expect(preview.getByText('88.000 ₫')).toHaveCount(2)
    await expectAccessible(page)
    await keepScreenshot(page, 'console-promotion-builder')
    await main.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    const cost = main.getByRole('region', { name: admin('estimate.name') })
    await cost.getByRole('button', { name: admin('estimate.run') }).click()
    await expect(cost.getByText(admin('estimate.cost'))).toBeVisible()
    await expect(
      cost
        .getByRole('table', { name: admin('estimate.top') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await main.getByRole('button', { name: admin('promotions.publish'), exact: true }).click()
    await giveReason(page, reason)
    await expect(main.getByRole('region', { name: admin('proposals.one') })).toContainText(reason)
    await expectAccessible(page)
    await keepScreenshot(page, 'console-promotion')
  })

  await test.step('a second operator finds it among what waits, and confirms it', async () => {
    await signInToConsole(second, 'operator2')
    await second.goto('/admin/#/proposals')
    const about = admin('proposals.kinds.PROMOTION', { subject: title })
    await second.getByRole('main').getByRole('link', { name: about }).click()
    const panel = second.getByRole('main').getByRole('region', { name: admin('proposals.one') })
    await panel.getByRole('button', { name: admin('proposals.confirm'), exact: true }).click()
    await giveReason(second, reason)
    await expect(panel).toHaveCount(0)
    await expect(second.getByRole('main').getByText(admin('promotionStates.PUBLISHED'))).toBeVisible()
  })

  await test.step('it appears before the member without a reload, and he applies', async () => {
    await expect(card).toBeVisible({ timeout: 60_000 })
    await card.getByRole('button', { name: say('promotions:act.JOIN') }).click()
    const dialog = openDialog(member)
    await field(dialog, say('promotions:comment')).fill(comment)
    await dialog.getByRole('button', { name: say('promotions:act.JOIN'), exact: true }).click()
    await expect(dialog).toContainText(say('promotions:next.APPLYING'))
    await expectNoSidewaysScroll(member)
    // The balance in the header is behind the dialog.
    await member.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the operator takes the claim and approves it, and the member’s balance grows', async () => {
    const before = await shownAmount(headerBalance(member))
    const main = await openPromotion(page)
    await main.getByRole('link', { name: '1', exact: true }).first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: admin('resources.promotionClaims.name_other') }),
    ).toBeVisible()
    await main.getByRole('row').filter({ hasText: 'demo05' }).click()
    await expect(main.getByRole('blockquote')).toContainText(comment)
    await main.getByRole('button', { name: admin('promotionClaims.take'), exact: true }).click()
    await expect(main.getByText(admin('promotionClaimStates.PROCESSING'))).toBeVisible()
    await expectAccessible(page)
    await keepScreenshot(page, 'console-promotion-claim')
    await main.getByRole('button', { name: admin('promotionClaims.approve'), exact: true }).click()
    await giveReason(page, 'Ảnh hợp lệ')
    await expect(main.getByText(admin('promotionClaimStates.ISSUED'), { exact: true }).first()).toBeVisible()
    await expect
      .poll(() => shownAmount(headerBalance(member)), { message: 'the balance follows', timeout: 60_000 })
      .toBe(before + amount * 100)
  })
})

import type { Page } from '@playwright/test'
import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { keepScreenshot } from './support/screenshot.ts'

const account = 'demo11'
const deed = admin('fourEyes.deeds.MEMBER_UNLOCKING')
const button = (page: Page, key: string) =>
  page.getByRole('main').getByRole('button', { name: admin(key), exact: true })

async function openMember(page: Page): Promise<void> {
  const list = await openList(page, 'members')
  await list.getByRole('row').filter({ hasText: account }).click()
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible()
}

/** The page of the rules, and the row of the deed there. */
async function openRules(page: Page) {
  await page.goto('/admin/#/fourEyes')
  const row = page.getByRole('row').filter({ hasText: deed })
  await expect(row).toBeVisible()
  return row
}

test('a brand demands two for a deed: the first operator does it and it waits, a second one confirms it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const second = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInToConsole(page, 'operator')
  await signInToConsole(second, 'operator2')
  const waiting = page.getByRole('region', { name: admin('proposals.one') })
  const theirs = second.getByRole('region', { name: admin('proposals.one') })

  await test.step('the brand demands it', async () => {
    const row = await openRules(page)
    await expect(row).toContainText(admin('fourEyes.brandOff'))
    await keepScreenshot(page, 'console-four-eyes')
    await expectAccessible(page)
    await row.getByRole('button').click()
    await giveReason(page, 'Có người giả mạo hội viên qua điện thoại')
    await expect(row).toContainText(admin('fourEyes.brandOn'))
  })

  await test.step('one locks a member alone, and proposes to unlock', async () => {
    await openMember(page)
    await button(page, 'desk.lock').click()
    await giveReason(page, 'Đăng nhập từ thiết bị lạ')
    await button(page, 'desk.unlock').click()
    await giveReason(page, 'Hội viên đã xác minh')
    await expect(waiting).toContainText(admin('proposals.mine'))
    await expect(waiting.getByRole('button', { name: admin('proposals.confirm') })).toHaveCount(0)
    await expect(button(page, 'desk.unlock')).toBeVisible()
    await keepScreenshot(page, 'console-member-waits')
  })

  await test.step('a second one finds it among what waits, and confirms it', async () => {
    await second.goto('/admin/#/proposals')
    await second.getByRole('row').filter({ hasText: account }).getByRole('link').click()
    await expectAccessible(second)
    await theirs.getByRole('button', { name: admin('proposals.confirm') }).click()
    await giveReason(second, 'Đã gọi lại hội viên')
    await expect(theirs).toHaveCount(0)
    await expect(button(second, 'desk.lock')).toBeVisible()
  })

  await test.step('that one suffices again takes two', async () => {
    const row = await openRules(page)
    await row.getByRole('button').click()
    await giveReason(page, 'Hết đợt giả mạo')
    await expect(waiting).toContainText(admin('proposals.mine'))
    await expect(row).toContainText(admin('fourEyes.brandOn'))
    const same = await openRules(second)
    await theirs.getByRole('button', { name: admin('proposals.confirm') }).click()
    await giveReason(second, 'Đồng ý')
    await expect(same).toContainText(admin('fourEyes.brandOff'))
  })
  await second.context().close()
})

import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { keepScreenshot } from './support/screenshot.ts'

test('a settlement says what it came to, is held and let go, and worked out anew comes to the same', async ({
  page,
}) => {
  await signInToConsole(page, 'operator')
  const main = await openList(page, 'settlements')
  await main
    .getByRole('row')
    .filter({ hasText: admin('settlementKinds.DAILY_SALARY') })
    .first()
    .click()
  await expect(main.getByRole('heading', { name: admin('settlements.sums') })).toBeVisible()
  const state = main.getByText(admin('settlements.held'), { exact: true })

  await main.getByRole('button', { name: admin('settlementDeeds.hold') }).click()
  await giveReason(page, 'Chờ xem lại cược đêm qua')
  await expect(state).toBeVisible()
  await main.getByRole('button', { name: admin('settlementDeeds.release') }).click()
  await giveReason(page, 'Đã xem lại')
  await expect(state).toBeHidden()
  await main.getByRole('button', { name: admin('settlementDeeds.settleAgain') }).click()
  await giveReason(page, 'Đối chiếu với sổ cược')
  await expect(page.getByText(admin('settlements.againNone'))).toBeVisible()
  await keepScreenshot(page, 'console-settlement')

  await main.getByRole('tab', { name: admin('settlements.earnings') }).click()
  const rows = main.getByRole('table', { name: admin('settlements.earnings') }).getByRole('row')
  await expect(rows.filter({ hasText: 'agent01' }).first()).toContainText(admin('settlements.platform'))
  await field(main, admin('settlements.account')).fill('demo01')
  await expect(rows.filter({ hasText: 'agent01' })).toHaveCount(0)
  await field(main, admin('settlements.account')).fill('agent01')
  await expect(rows.filter({ hasText: 'agent01' }).first()).toBeVisible()

  await main.getByRole('tab', { name: admin('audit.tab') }).click()
  for (const reason of ['Chờ xem lại cược đêm qua', 'Đã xem lại', 'Đối chiếu với sổ cược'])
    await expect(main.getByText(reason)).toBeVisible()
})

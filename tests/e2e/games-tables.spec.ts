import type { FrameLocator, Page } from '@playwright/test'
import { expectBets, openGame } from './support/game.ts'
import { expect, test } from './support/journey.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** Opens a table and waits until it takes bets. */
async function openTable(page: Page, list: string, search: string): Promise<FrameLocator> {
  const table = await openGame(page, list, search)
  await expect(table.locator('#phase')).toHaveText('Đặt cược', { timeout: 20_000 })
  return table
}

/** Lays a chip, confirms it and waits for the result of the round. */
async function stakeOn(game: FrameLocator, place: RegExp, won: RegExp) {
  await expect(game.getByRole('button', { name: place })).toBeEnabled({ timeout: 20_000 })
  await game.getByRole('button', { name: place }).click()
  await game.getByRole('button', { name: /^Xác nhận/ }).click()
  await expect(game.locator('#announcement')).toHaveText(/Đã nhận cược/)
  await expect(game.locator('#announcement')).toHaveText(won, { timeout: 20_000 })
}

test('a member plays baccarat, dragon-tiger, crash and cockfight and finds the bets in the record', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo07', password: demoPassword })

  await stakeOn(await openTable(page, '/live', 'baccarat'), /^Con ?1:1/, /(thắng|Hòa) \d/)
  await keepScreenshot(page, 'table-baccarat')
  await stakeOn(await openTable(page, '/live', 'rồng hổ'), /^Rồng ?1:1/, /Rồng thắng|Hổ thắng|Hòa/)
  await keepScreenshot(page, 'table-dragon-tiger')
  await stakeOn(await openTable(page, '/cockfight', 'gà'), /^Meron/, /Meron thắng|Wala thắng|Hòa/)
  await keepScreenshot(page, 'table-cockfight')

  const crash = await openTable(page, '/rng', 'bay cao')
  const seat = crash.getByRole('region', { name: 'Cược 1' })
  await seat.getByRole('checkbox', { name: 'Tự rút' }).check()
  await seat.getByRole('textbox').fill('1,01')
  await expect(seat.getByRole('button', { name: /^Đặt / })).toBeEnabled({ timeout: 20_000 })
  await seat.getByRole('button', { name: /^Đặt / }).click()
  await expect(crash.locator('#announcement')).toHaveText(/Bạn rút ở ×1,01|Bay mất ở/, { timeout: 20_000 })
  await keepScreenshot(page, 'table-crash')

  await expectBets(page, 4)
})

import type { APIRequestContext, Page } from '@playwright/test'
import { expectBets, openGame } from './support/game.ts'
import { expect, test } from './support/journey.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** Bets on a match that is still to come, lets it be played, and sees the bet decided. */
async function betOnMatch(page: Page, request: APIRequestContext, list: string, market: RegExp) {
  const book = await openGame(page, list)
  await book.getByRole('button', { name: /^Sắp đấu/ }).click()
  // A match that begins late enough that it does not do so under the finger.
  const teams = (await book.getByRole('article').nth(8).getAttribute('aria-label')) ?? ''
  // By its name: the list moves up whenever a match begins.
  const match = book.getByRole('article', { name: teams, exact: true })
  const odds = match.getByRole('button', { name: market }).first()
  const fixture = await odds.getAttribute('data-fixture')
  await odds.click()
  await book.getByRole('button', { name: 'Phiếu cược (1)' }).click()
  await book.getByRole('button', { name: '1.000', exact: true }).click()
  await book.getByRole('button', { name: 'Đặt cược 1.000' }).click()
  await expect(book.locator('#message')).toHaveText('Đã nhận vé. Chúc may mắn!')

  await book.getByRole('button', { name: /^Vé của tôi/ }).click()
  const bet = book.getByRole('region', { name: 'Vé của tôi' }).getByRole('article').filter({ hasText: teams })
  await expect(bet).toContainText('Bắt đầu lúc')
  // The simulator lets the match be over now; its course is drawn as ever.
  await request.post(`/simulator/games/sports/fixtures/${fixture}/finish`, { data: {} })
  await expect(bet).toContainText(/Kết quả|Trận không diễn ra/)
  await expect(bet).toContainText(/Thắng|Không trúng|Hoàn|Đã hoàn tiền/)
}

test('a member bets on a football match and sees the bet decided', async ({ page, request }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo07', password: demoPassword })
  await betOnMatch(page, request, '/sports', /^Kèo chấp, Cả trận/)
})

test('a member bets on e-sports, sees the bet decided and finds it in the record', async ({ page, request }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo10', password: demoPassword })
  await betOnMatch(page, request, '/esports', /^Kèo chấp/)
  await expectBets(page, 1)
})

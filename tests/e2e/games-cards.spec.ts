import { expectBets, openGame } from './support/game.ts'
import { expect, test } from './support/journey.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

test('a member plays video poker and a scratch card and finds the bets in the record', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo08', password: demoPassword })

  const poker = await openGame(page, '/rng', 'xi to may')
  await poker.getByRole('button', { name: 'Chia bài' }).click()
  const hand = poker.getByRole('group', { name: 'Năm lá bài' })
  await hand.getByRole('button').first().click()
  await expect(hand.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await poker.getByRole('button', { name: 'Đổi bài' }).click()
  await expect(poker.locator('#announcement')).toHaveText(/Thắng \d|Chưa trúng/)
  await keepScreenshot(page, 'video-poker')

  const scratch = await openGame(page, '/rng', 'cao so vang')
  await scratch.getByRole('button', { name: /^Mua vé/ }).click()
  await scratch.getByRole('button', { name: 'Cào hết' }).click()
  await expect(scratch.locator('#announcement')).toHaveText(/Thắng \d|Chưa trúng/)
  await keepScreenshot(page, 'scratch')

  await expectBets(page, 2)
})

test('a member plays tài xỉu and fishing and finds the bets in the record', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo10', password: demoPassword })

  const dice = await openGame(page, '/rng', 'tai xiu')
  await dice.getByRole('button', { name: /^TÀI/ }).click()
  await dice.getByRole('button', { name: /^Mở bát/ }).click()
  await expect(dice.locator('#announcement')).toHaveText(/= \d+, (TÀI|XỈU|Bão)/)
  await keepScreenshot(page, 'tai-xiu')

  const sea = await openGame(page, '/fish?vassalage=JL')
  await sea.getByRole('button', { name: /^Mua 25 viên/ }).click()
  await sea.getByRole('button', { name: 'Bắn' }).click()
  await expect(sea.locator('#shots')).toHaveText(/^24 viên/)
  await sea.getByRole('button', { name: 'Trả đạn' }).click()
  await expect(sea.locator('#announcement')).toHaveText(/trả lại đạn|Hết đạn/)
  await keepScreenshot(page, 'fishing')

  await expectBets(page, 2)
})

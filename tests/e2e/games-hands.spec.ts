import type { Page } from '@playwright/test'
import { expectBets, openGame } from './support/game.ts'
import { expect, test } from './support/journey.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** Moves after which a hand is over, whatever the cards: thirteen may be laid, and others' lays passed. */
const mostMoves = 60

const dealing = { name: /^Chia bài/ }

/** Stands with what was dealt; two cards of 21 end the hand without a question. */
async function playBlackjack(page: Page) {
  const game = await openGame(page, '/rng', 'xi dach')
  const [deal, stand] = [game.getByRole('button', dealing), game.getByRole('button', { name: 'Dừng' })]
  await deal.click()
  await expect(stand.or(deal)).toBeEnabled()
  if (await stand.isVisible()) await stand.click()
  await expect(deal).toBeEnabled()
  await expect(game.locator('#announcement')).toHaveText(/Thắng|thua|Hòa|xì dách/)
  await keepScreenshot(page, 'blackjack')
}

async function playThreeCards(page: Page) {
  const game = await openGame(page, '/pvp', 'cao ba la')
  await game.getByRole('button', dealing).click()
  await game.getByRole('button', { name: 'Lật lá 1' }).click()
  await game.getByRole('button', { name: 'Lật hết' }).click()
  await expect(game.locator('#announcement')).toHaveText(/ăn gà/)
  await keepScreenshot(page, 'three-cards')
}

/** Lays the lowest card when free to, else passes: the hand is over when the others have laid theirs. */
async function playTienLen(page: Page) {
  const game = await openGame(page, '/pvp', 'tien len')
  const deal = game.getByRole('button', dealing)
  const [lay, pass] = [game.getByRole('button', { name: 'Đánh' }), game.getByRole('button', { name: 'Bỏ lượt' })]
  const lowest = game.locator('#mine').getByRole('button').first()
  await deal.click()
  for (let move = 0; move < mostMoves; move++) {
    await expect(async () => {
      if (await lay.or(deal).or(pass).and(game.locator(':enabled')).count()) return
      // With the lead nothing can be pressed before a card is chosen.
      if ((await lowest.getAttribute('aria-pressed')) === 'false') await lowest.click()
      await expect(lay).toBeEnabled({ timeout: 500 })
    }).toPass()
    if (await deal.isVisible()) break
    await ((await pass.isEnabled()) ? pass : lay).click()
  }
  await expect(deal).toBeEnabled()
  await expect(game.locator('#announcement')).toHaveText(/Về (nhất|nhì|ba|bét)|[Tt]ới trắng/)
  await keepScreenshot(page, 'tien-len')
}

test('a member plays blackjack, three cards and tiến lên and finds the bets in the record', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo10', password: demoPassword })
  await playBlackjack(page)
  await playThreeCards(page)
  await playTienLen(page)
  await expectBets(page, 3)
})

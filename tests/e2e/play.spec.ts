import type { Page } from '@playwright/test'
import { amountIn, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

/** A win comes about every third or fourth spin: not to see one in so many has odds of some millions to one. */
const mostSpins = 60

/** How long the free spins of a round may take to be shown, in milliseconds. */
const longestRound = 40_000

/** Starts a game from its tile as a person does: a finger finds its buttons below the name, a mouse over the picture. */
async function startFirstGame(page: Page): Promise<string> {
  const tile = page.getByRole('article').first()
  const name = await tile.getByRole('heading').innerText()
  if (!isPhone()) await tile.hover()
  await tile.getByRole('button', { name: say('lobby:playGame', { game: name }), exact: true }).click()
  return name
}

test('a member plays a slot, loses and wins, and reads every bet @phone', async ({ page, tolerateConsoleError }) => {
  test.setTimeout(120_000)
  // The round of a bet stands in a frame that may run no script: the browser says so when Playwright puts its own there.
  tolerateConsoleError(/^Blocked script execution in '.*\/rounds\//)
  await withoutAnnouncements(page)
  await signIn(page, { username: isPhone() ? 'demo05' : 'demo06', password: demoPassword })
  const name = await startFirstGame(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(
    page.getByRole('timer', { name: say('play:timePlayed') }),
    'the time played is owed on a phone too',
  ).toBeVisible()

  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Quay', exact: true })
  /** What the game tells those who do not see the reels. */
  const result = game.locator('#announcement')
  await expect(spin).toBeEnabled()
  await keepScreenshot(page, 'game')
  const seen = { losses: 0, wins: 0 }
  let spins = 0
  while ((seen.losses === 0 || seen.wins === 0) && spins < mostSpins) {
    spins++
    await spin.click()
    // The button says "Stop" from the press until the outcome is shown. Without motion that is at once, but a round of free spins
    // shows each of them.
    await expect(spin).toBeVisible({ timeout: longestRound })
    const words = await result.innerText()
    if (/Thắng|thắng/.test(words)) seen.wins++
    else seen.losses++
  }
  expect(seen.losses, `a loss in ${spins} spins`).toBeGreaterThan(0)
  expect(seen.wins, `a win in ${spins} spins`).toBeGreaterThan(0)
  await keepScreenshot(page, 'game-played')

  const inBar = page.getByRole('main').getByRole('status', { name: say('play:balance') })
  const inGame = await shownAmount(game.getByRole('definition').first())
  await expect.poll(() => shownAmount(inBar), { message: 'the bar follows the game' }).toBe(inGame)

  await page.goto('/member/personalHistoryCopy')
  const bets = page.getByRole('table', { name: say('account:bettingRecord') }).getByRole('button', { name })
  await expect.poll(() => bets.count(), { message: 'every spin is a bet' }).toBeGreaterThanOrEqual(Math.min(spins, 20))
  await keepScreenshot(page, 'betting-record')
  await bets.first().click()
  const detail = page.getByRole('dialog', { name })
  for (const fact of ['stake', 'validBet', 'payout', 'balanceBefore', 'balanceAfter'] as const)
    await expect(
      detail
        .getByRole('term')
        .filter({ hasText: say(`account:${fact}`) })
        .first(),
    ).toBeVisible()
  await expect(detail.getByRole('table', { name: say('account:movements') })).toContainText(
    say('account:movementKinds.BET'),
  )
  const round = detail.frameLocator(`iframe[title="${say('account:roundAsSeen')}"]`)
  await expect(round.getByText('Chi tiết ván').first()).toBeVisible()
  await keepScreenshot(page, 'bet-detail')

  await page.goto('/member/transactionHistory')
  const statement = page.getByRole('table', { name: say('account:transactionHistory') })
  const rows = statement.getByRole('row').filter({ hasText: say('account:movementKinds.BET') })
  // A page has twenty movements, and a win beside each bet at most.
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(Math.min(spins, 10))
  const newest = statement
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
  const [amount, before, after] = (await newest.locator('td').allTextContents())
    .slice(3)
    // A phone hides the balance before, and says the words of a column before what stands in it.
    .map(amountIn)
  expect((before ?? 0) + (amount ?? 0), 'before and amount make after').toBe(after)
  expect(after).toBe(inGame)
  await keepScreenshot(page, 'transaction-history')
})

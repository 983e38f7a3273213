import { expect, type FrameLocator, type Page } from '@playwright/test'
import { say } from './say.ts'

/** Presses the tile of the first game of a list that the search finds, and gives its name. */
export async function pressGame(page: Page, list: string, search = ''): Promise<string> {
  await page.goto(search ? `${list}?${new URLSearchParams({ search })}` : list)
  const tile = page.getByRole('main').getByRole('article').first()
  const name = await tile.getByRole('heading').innerText()
  await tile.getByRole('button', { name: say('lobby:playGame', { game: name }) }).click()
  return name
}

/** The same, and waits until the game's page is there. */
export async function openGame(page: Page, list: string, search = ''): Promise<FrameLocator> {
  const name = await pressGame(page, list, search)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('heading', { level: 1 })).toContainText(name)
  return game
}

/** The betting record has so many bets at least. */
export async function expectBets(page: Page, count: number): Promise<void> {
  await page.goto('/member/personalHistoryCopy')
  const bets = page.getByRole('table', { name: say('account:bettingRecord') }).getByRole('button')
  await expect.poll(() => bets.count()).toBeGreaterThanOrEqual(count)
}

import { openDialog } from './support/dialogs.ts'
import { pressGame } from './support/game.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

test('any game is found from the lobby without accents', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('lobby:searchAll') })
    .click()
  const search = openDialog(page)
  await search.getByRole('searchbox', { name: say('lobby:searchGames') }).fill('rong vang')
  await expect(search.getByRole('heading', { name: /Rồng Vàng/ }).first()).toBeVisible()
  await expect(search.getByRole('heading', { level: 3 }).filter({ hasNotText: /Rồng Vàng/ })).toHaveCount(0)
  await keepScreenshot(page, 'game-search')
})

test('a list of games keeps order and search in its address', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/rng?gameType=RNG')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: say('lobby:searchGames') }).fill('sen hong')
  await expect(page).toHaveURL(/search=sen\+hong/)
  await main.getByRole('combobox', { name: say('lobby:sortBy') }).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await page.reload()
  await expect(main.getByRole('heading', { name: /Sen Hồng/ }).first()).toBeVisible()
  await expect(main.getByRole('searchbox')).toHaveValue('sen hong')
})

test('a heart keeps a game among the favourites', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo07', password: demoPassword })
  const game = page.getByRole('main').getByRole('article').first()
  const name = await game.getByRole('heading').innerText()
  await game.getByRole('button', { name: say('lobby:addFavourite', { game: name }) }).click()
  await expect(game.getByRole('button', { name: say('lobby:removeFavourite', { game: name }) })).toBeVisible()
  // The heart is full before the server knows: who leaves at once keeps it all the same, even if the next page was read first.
  await expect(async () => {
    await page.goto('/favorite')
    const kept = page.getByRole('main').getByRole('article').filter({ hasText: name })
    await expect(kept).toHaveCount(1, { timeout: 5_000 })
  }).toPass()
  await keepScreenshot(page, 'favourites')
})

test('a game of a vendor that keeps wallets takes money in, and one touch brings it back', async ({ page }) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo08', password: demoPassword })
  await pressGame(page, '/live?gameType=LIVE&vassalage=BBIN')
  const main = page.getByRole('main')
  const fund = main.getByRole('form', { name: say('play:wallet.title', { vendor: 'BBIN' }) })
  await fund.getByRole('textbox', { name: say('money:amount') }).fill('50000')
  await keepScreenshot(page, 'wallet-in')
  await fund.getByRole('button', { name: say('play:wallet.moveIn') }).click()
  const held = main.getByRole('status', { name: say('play:walletOf', { vendor: 'BBIN' }) })
  await expect(held).toContainText('50.000')
  await expect(main.locator('iframe')).toBeVisible()

  await main.getByRole('button', { name: say('play:backToGames') }).click()
  const leaving = page.getByRole('dialog', { name: say('play:wallet.leaveTitle') })
  await expect(leaving).toContainText('50.000')
  await keepScreenshot(page, 'wallet-out')
  await leaving.getByRole('button', { name: say('play:wallet.bringBack') }).click()
  await expect(page).toHaveURL(/\/live\?.*vassalage=BBIN/)
  await page.goto('/member/transferFund')
  await expect(page.getByText(say('wallets:nothingToReturn'))).toBeVisible()
})

test('money left at a vendor is offered back on the next page, and more is moved in during a game', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await signIn(page, { username: 'demo10', password: demoPassword })
  await pressGame(page, '/live?gameType=LIVE&vassalage=LOTUS')
  const main = page.getByRole('main')
  const fund = main.getByRole('form', { name: say('play:wallet.title', { vendor: 'Lotus' }) })
  await fund.getByRole('textbox', { name: say('money:amount') }).fill('2000')
  await fund.getByRole('button', { name: say('play:wallet.moveIn') }).click()

  const table = page.frameLocator('iframe')
  // The chip chosen at first is worth more than is in the wallet.
  await expect(table.locator('#phase')).toHaveText('Đặt cược', { timeout: 20_000 })
  await table.getByRole('button', { name: /^(Con|Rồng) ?1:1/ }).click()
  await table.getByRole('button', { name: /^Xác nhận/ }).click()
  await table.getByRole('button', { name: 'Chuyển tiền vào ví' }).click()
  const more = page.getByRole('dialog', { name: say('play:wallet.moreTitle', { vendor: 'Lotus' }) })
  await keepScreenshot(page, 'wallet-more')
  await more.getByRole('textbox', { name: say('money:amount') }).fill('50000')
  await more.getByRole('button', { name: say('play:wallet.moveIn') }).click()
  await expect(table.locator('#balance')).toHaveText('52.000,00 ₫')
  await expect(table.locator('#announcement'), 'what was refused is not called a bet').not.toHaveText(/Đã nhận cược/)

  await page.goBack()
  const held = page.getByRole('complementary', { name: say('wallets:held.title') })
  await expect(held).toContainText('Lotus (52.000')
  await keepScreenshot(page, 'wallet-held')
  await held.getByRole('button', { name: say('wallets:held.bringBack') }).click()
  await expect(held).toBeHidden()
  await page.goto('/member/transferFund')
  await expect(page.getByText(say('wallets:nothingToReturn'))).toBeVisible()
})

test('MXWIN shows the games the operator chose', async ({ page }) => {
  await withoutAnnouncements(page)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: say('lobby:menuLabel') })
  await menu.getByRole('button', { name: say('lobby:menu.MAX_WIN') }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})

import type { Page } from '@playwright/test'
import { openDialog } from './support/dialogs.ts'
import { expect, test } from './support/journey.ts'
import { say } from './support/say.ts'
import { isPhone, withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { expectSignedIn } from './support/sign-in.ts'

/** A button of the first tile: below its name on a phone, over its picture under the pointer of a mouse. */
async function press(page: Page, button: 'tryGame' | 'playGame'): Promise<void> {
  const tile = page.getByRole('article').first()
  if (!isPhone()) await tile.hover()
  const game = await tile.getByRole('heading').innerText()
  await tile.getByRole('button', { name: say(`lobby:${button}`, { game }), exact: true }).click()
}

test('free play: the demo plays, a real game asks for a real account, the member centre stays shut @phone', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await page.goto('/login')
  await openDialog(page)
    .getByRole('button', { name: say('identity:freePlay') })
    .click()
  await expectSignedIn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(page, 'tryGame')
  // The tiles of the lobby say the same words: the game page stands before its label is looked for.
  const main = page.getByRole('main')
  const backToGames = main.getByRole('button', { name: say('play:backToGames') })
  await expect(backToGames).toBeVisible()
  await expect(main.getByText(say('play:demo'), { exact: true })).toBeVisible()
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Quay', exact: true })
  await spin.click()
  // A round of free spins shows each of them before the button says so again.
  await expect(spin).toBeVisible({ timeout: 40_000 })
  await expect(game.locator('#announcement')).not.toBeEmpty()
  await keepScreenshot(page, 'trial-demo')
  await backToGames.click()

  await press(page, 'playGame')
  const warning = page.getByRole('dialog', { name: say('play:trialTitle') })
  await expect(warning).toContainText(say('play:in_need_true_account'))
  await keepScreenshot(page, 'trial-warning')
  await warning.getByRole('button', { name: say('play:playDemo') }).click()
  await expect(page).toHaveURL(/\/seamless\?.*mode=demo/)

  await page.goto('/member')
  await expect(main.getByText(say('pages:memberTrial.title'))).toBeVisible()
  await keepScreenshot(page, 'trial-member')
  await main.getByRole('button', { name: say('layout:register') }).click()
  await expect(page.getByRole('dialog', { name: say('identity:register') })).toBeVisible()
})

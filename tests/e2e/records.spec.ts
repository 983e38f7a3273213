import { field } from './support/field.ts'
import { headerBalance, shownAmount } from './support/header.ts'
import { expect, test } from './support/journey.ts'
import { speaker } from './support/say.ts'
import { inLanguage, withoutAnnouncements } from './support/screen.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const say = speaker('vi')

test('profit agrees with the betting record, and money comes back from a vendor at one touch @phone', async ({
  page,
}) => {
  await withoutAnnouncements(page)
  await inLanguage(page, 'vi')
  await signIn(page, { username: 'demo09', password: demoPassword })
  const main = page.getByRole('main')
  const amountBeside = (label: string) =>
    shownAmount(
      main
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition'),
    )

  await page.goto('/member/personalHistoryCopy?period=month')
  await expect(main.getByRole('table', { name: say('account:bettingRecord') })).toBeVisible()
  const stake = await amountBeside(say('account:stake'))
  const profit = await amountBeside(say('account:profit'))
  expect(stake).toBeGreaterThan(0)

  await page.goto('/member/personalProfit?period=month')
  const table = main.getByRole('table', { name: say('reports:profit') })
  const total = table.getByRole('row').last()
  await expect(total).toContainText(say('reports:total'))
  expect(await shownAmount(total.getByRole('cell').nth(1))).toBe(stake)
  expect(await shownAmount(total.getByRole('cell').nth(3))).toBe(profit)

  await page.goto('/member/transferFund')
  const form = main.getByRole('form', { name: say('wallets:transfer') })
  const wallets = main.getByRole('region', { name: say('wallets:wallets') })
  const vendor = wallets.locator('dl').nth(1).getByRole('definition')
  const balance = headerBalance(page)
  const before = await shownAmount(balance)
  await field(form, say('money:amount')).fill('12000')
  await form.getByRole('button', { name: say('wallets:transfer') }).click()
  await expect.poll(() => shownAmount(vendor)).toBe(1_200_000)
  await expect.poll(() => shownAmount(balance)).toBe(before - 1_200_000)
  await main.getByRole('button', { name: say('wallets:returnAll') }).click()
  await expect.poll(() => shownAmount(vendor)).toBe(0)
  await expect.poll(() => shownAmount(balance)).toBe(before)
})

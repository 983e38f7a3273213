import { admin, openList, signInToConsole, startNew } from './support/console.ts'
import { deposit } from './support/deposit.ts'
import { field } from './support/field.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible } from './support/page-health.ts'
import { withoutAnnouncements } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'
import { openReceiver, receiverOrigin } from './support/webhook-receiver.ts'

const label = (name: string) => admin(`resources.webhooks.fields.${name}`)

test('a webhook whose system was down is told everything, once each, in order per record', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const name = `CRM ${Date.now() % 100_000}`
  await signInToConsole(page, 'operator')

  const secret = await test.step('an operator adds a webhook and is shown its secret once', async () => {
    const form = await startNew(page, 'webhooks')
    await field(form, label('name')).fill(name)
    await field(form, label('url')).fill(`${receiverOrigin}/croupier`)
    await form.getByRole('checkbox', { name: admin('webhookKinds.DEPOSIT_CHANGED') }).check()
    await field(form, admin('reason.label')).fill('Nối hệ thống CRM')
    await form.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(form.getByText(admin('webhooks.keepSecret'))).toBeVisible()
    await expectAccessible(page)
    return form.locator('code').innerText()
  })

  await test.step('its system is down while a member deposits twice', async () => {
    const member = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await withoutAnnouncements(member)
    await signIn(member, { username: 'demo07', password: demoPassword })
    await member.goto('/')
    await deposit(member, '100000')
    await member.goto('/')
    await deposit(member, '200000')
    await member.context().close()
  })

  await test.step('the console says what waits, and why', async () => {
    const list = await openList(page, 'webhooks')
    await list.getByRole('row').filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    await keepScreenshot(page, 'console-webhook')
    await list.getByRole('link', { name: admin('webhooks.openLog') }).click()
    await expect(list.getByRole('row').filter({ hasText: 'ECONNREFUSED' }).first()).toBeVisible()
    await expect(list.getByRole('row').filter({ hasText: admin('webhookDeliveryStates.DELIVERED') })).toHaveCount(0)
    await expectAccessible(page)
    await keepScreenshot(page, 'console-webhook-deliveries')
  })

  const { told, server } = await openReceiver(secret)
  await test.step('it is up again: everything arrives by itself', async () => {
    const waiting = page.getByRole('row').filter({ hasText: admin('webhookDeliveryStates.WAITING') })
    const delivered = page.getByRole('row').filter({ hasText: admin('webhookDeliveryStates.DELIVERED') })
    await expect(async () => {
      await page.reload()
      // Rows without words are the list's while it is read: nothing waits in them.
      await expect(delivered.first()).toBeVisible({ timeout: 10_000 })
      await expect(waiting).toHaveCount(0, { timeout: 1_000 })
    }).toPass({ timeout: 90_000 })
    const rows = (await page.getByRole('main').getByRole('row').count()) - 1
    expect(told).toHaveLength(rows)
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
    expect(told.every(({ isSigned, kind }) => isSigned && kind === 'DEPOSIT_CHANGED')).toBe(true)
    const numbersOf = (record: string) =>
      told.filter(({ recordId }) => recordId === record).map(({ sequence }) => sequence)
    // The demo has deposits of its own, which may lapse meanwhile.
    const records = [...new Set(told.map(({ recordId }) => recordId))].map(numbersOf)
    expect(records.filter((numbers) => numbers.length > 1).length).toBeGreaterThanOrEqual(2)
    for (const numbers of records) expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  await test.step('the test console is answered; then the webhook is switched off', async () => {
    const list = await openList(page, 'webhooks')
    await list.getByRole('row').filter({ hasText: name }).click()
    await page.getByRole('button', { name: admin('webhooks.testDo') }).click()
    await expect(page.getByText(/204/)).toBeVisible()
    expect(told.at(-1)).toMatchObject({ kind: 'PING', isSigned: true })
    await page.getByRole('link', { name: admin('ra.action.edit') }).click()
    await page.getByRole('switch', { name: label('isOn') }).uncheck()
    await field(page, admin('reason.label')).fill('Thử xong')
    await page.getByRole('button', { name: admin('ra.action.save'), exact: true }).click()
    await expect(page.getByRole('main').getByText(admin('webhooks.off'), { exact: true }).first()).toBeVisible()
  })
  await new Promise((resolve) => server.close(resolve))
})

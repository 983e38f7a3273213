import type { Browser } from '@playwright/test'
import { admin, openList, setMaintenance, signInToConsole } from './support/console.ts'
import { expect, test } from './support/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { speaker } from './support/say.ts'
import { inLanguage } from './support/screen.ts'
import { keepScreenshot } from './support/screenshot.ts'

const say = speaker('vi')
const question = 'Tôi đã chuyển khoản nhưng chưa thấy tiền'
const reply = 'Chúng tôi đang kiểm tra giao dịch của bạn'
/** The window of customer service (§2). */
const small = { viewport: { width: 440, height: 750 }, reducedMotion: 'reduce' } as const

async function openSmall(browser: Browser, language: 'vi' | 'en') {
  const page = await (await browser.newContext(small)).newPage()
  await inLanguage(page, language)
  return page
}

test('a visitor of the closed site speaks with an operator, who answers, is seen writing, and ends it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signInToConsole(page, 'operator')
  await setMaintenance(page, 'Sen Vàng', 'Bảo trì để thử chăm sóc khách hàng')
  const visitor = await openSmall(browser, 'vi')

  try {
    const chat =
      await test.step('the maintenance page opens customer service, which says that nobody is there', async () => {
        await visitor.goto('/')
        const opened = visitor.waitForEvent('popup')
        await visitor.getByRole('button', { name: say('layout:customerService') }).click()
        const window = await opened
        await expect(window.getByRole('heading', { name: say('support:title') })).toBeVisible()
        await expect(window.getByText(say('support:desk.NOBODY_THERE'))).toBeVisible()
        await expect(window.getByRole('link', { name: /Email/ })).toBeVisible()
        await expectNoSidewaysScroll(window)
        await expectAccessible(window)
        await keepScreenshot(window, 'support-closed')
        return window
      })

    const main = await test.step('an operator is available, and the visitor begins', async () => {
      const desk = await openList(page, 'supportChats')
      const available = desk.getByRole('switch', { name: admin('supportChats.available') })
      // It turns when the house has heard it.
      await available.click()
      await expect(available).toBeChecked()
      await expect(desk.getByText(admin('supportDeskStates.OPEN'))).toBeVisible()
      await chat.reload()
      await chat.getByLabel(say('support:start.label')).fill(question)
      await keepScreenshot(chat, 'support-start')
      await chat.getByRole('button', { name: say('support:start.send') }).click()
      await expect(chat.getByText(say('support:chat.place', { place: 1 }))).toBeVisible()
      return desk
    })

    await test.step('the operator takes it and is seen writing; the answer arrives', async () => {
      await main.getByRole('link', { name: new RegExp(question) }).click()
      await main.getByRole('button', { name: admin('supportChats.claim') }).click()
      const log = chat.getByRole('log')
      await expect(log).toContainText(say('support:event.JOINED'))
      await main.getByRole('textbox', { name: admin('supportChats.answer') }).pressSequentially(reply, { delay: 30 })
      await expect(chat.getByText(say('support:chat.typing'))).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(log).toContainText(reply)
      await keepScreenshot(chat, 'support-chat')
    })

    await test.step('the visitor is seen writing, and a reload loses nothing', async () => {
      await chat.getByRole('textbox', { name: say('support:chat.message') }).pressSequentially('Cảm ơn', { delay: 30 })
      await expect(main.getByText(admin('supportChats.typing'))).toBeVisible()
      await chat.keyboard.press('Enter')
      await expect(main.getByRole('log')).toContainText('Cảm ơn')
      await chat.reload()
      await expect(chat.getByRole('log').getByRole('listitem')).toHaveCount(4)
      await expectAccessible(chat)
      await expectAccessible(page)
      await keepScreenshot(page, 'console-support')
    })

    await test.step('the operator ends it', async () => {
      await main.getByRole('button', { name: admin('supportChats.end'), exact: true }).click()
      await expect(chat.getByText(say('support:chat.over'))).toBeVisible()
      await main.getByRole('switch', { name: admin('supportChats.available') }).click()
    })
  } finally {
    await setMaintenance(page, 'Sen Vàng', null)
  }
})

test('customer service is a page of its own in either language, at the size of a phone and of a screen', async ({
  page,
  browser,
}) => {
  for (const language of ['vi', 'en'] as const) {
    const visitor = await openSmall(browser, language)
    for (const width of [390, 1440]) {
      await visitor.setViewportSize({ width, height: 844 })
      await visitor.goto('/support?link=over')
      await expect(visitor.getByRole('alert')).toHaveText(speaker(language)('support:linkOver'))
      await expectNoSidewaysScroll(visitor)
      await keepScreenshot(visitor, `support-${language}-${width}`)
    }
  }
  await signInToConsole(page, 'operator')
  const list = await openList(page, 'customerServices')
  await expect(list.getByText('tel:19000000').first()).toBeVisible()
  await keepScreenshot(page, 'console-customer-services')
  await list.getByText('tel:19000000').first().click()
  await expect(page.getByLabel(admin('resources.customerServices.fields.address')).first()).toHaveValue('tel:19000000')
  await keepScreenshot(page, 'console-customer-service')
})

import type { Page } from '@playwright/test'
import { admin, giveReason, openList, signInToConsole } from './support/console.ts'
import { openDialog } from './support/dialogs.ts'
import { expect, test } from './support/journey.ts'
import { agreeToBet, choice, openLottery, placeSlip, slip } from './support/lottery.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-health.ts'
import { newPerson } from './support/person.ts'
import { say } from './support/say.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { demoPassword, signIn } from './support/sign-in.ts'

const talker = { username: 'demo06', password: demoPassword, nickname: 'Dũng' }
const reader = { username: 'demo07', password: demoPassword, nickname: 'Mai' }
const rude = 'Im đi, mọi người chơi dở quá'
const reason = 'Chê bai thành viên khác'
/** A lottery that is drawn once a day, so that a draw stays open while people talk about it. */
const daily = '/vnLottery?gameCode=VN_NORTH'

const large = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const messageOf = (page: Page, { nickname }: { nickname: string }) =>
  page.getByRole('article', { name: say('chat:messageOf', { name: nickname }) })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: say('chat:write') }).fill(text)
  await page.keyboard.press('Enter')
}

test('two members talk, one is muted and reads why and until when, and copies the bet that the other shows into a slip of his own', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const one = await newPerson(browser, large)
  const other = await newPerson(browser, phone)

  await test.step('each reads at once what the other writes', async () => {
    await signIn(one, talker)
    await one
      .getByRole('banner')
      .getByRole('button', { name: say('layout:chat') })
      .click()
    await signIn(other, reader)
    await other.goto('/?chat=sanh-chung')
    await write(one, 'Chào cả nhà, mình mới vào')
    await expect(messageOf(other, talker)).toContainText('Chào cả nhà, mình mới vào')
    await write(other, rude)
    await expect(messageOf(one, reader)).toContainText(rude)
    for (const person of [one, other]) {
      await expectNoSidewaysScroll(person)
      await expectAccessible(person)
    }
  })

  await test.step('who does not want to read a writer hides him, and shows him again', async () => {
    await messageOf(one, reader)
      .getByRole('button', { name: say('chat:menuOf', { name: reader.nickname }) })
      .click()
    await one.getByRole('menuitem', { name: say('chat:hide', { name: reader.nickname }) }).click()
    await expect(messageOf(one, reader)).toHaveCount(0)
    await one.getByRole('button', { name: say('chat:hiddenAuthors_other', { count: 1 }) }).click()
    await openDialog(one)
      .getByRole('button', { name: say('chat:showAuthor', { name: reader.nickname }) })
      .click()
    await expect(messageOf(one, reader)).toContainText(rude)
  })

  await test.step('a message is reported, and an operator mutes its writer', async () => {
    await messageOf(one, reader)
      .getByRole('button', { name: say('chat:menuOf', { name: reader.nickname }) })
      .click()
    await one.getByRole('menuitem', { name: say('chat:report') }).click()
    await openDialog(one)
      .getByRole('button', { name: say('chat:reasons.ABUSE') })
      .click()
    await expect(openDialog(one)).toBeHidden()
    await signInToConsole(page, 'operator')
    await openList(page, 'chatRooms')
    await keepScreenshot(page, 'console-chat-rooms')
    const main = await openList(page, 'chatReports')
    await keepScreenshot(page, 'console-chat-reports')
    await main.getByRole('row').filter({ hasText: rude }).click()
    await main
      .getByRole('button', { name: admin('chat.mute'), exact: true })
      .last()
      .click()
    await giveReason(page, reason)
    await expect(main).toContainText(reason)
    await expectAccessible(page)
    await keepScreenshot(page, 'console-chat-report')
  })

  await test.step('the muted member reads why, also where the room was open already', async () => {
    await write(other, 'Sao vậy?')
    await expect(other.getByText(new RegExp(`^Bạn không được nhắn đến .+ Lý do: ${reason}$`))).toBeVisible()
    await expect(other.getByRole('textbox', { name: say('chat:write') })).toHaveCount(0)
    await expect(messageOf(one, reader)).toHaveCount(1)
    await keepScreenshot(other, 'chat-muted')
  })

  await test.step('a bet is shown in the room', async () => {
    // With a thumb: the slip of a large screen stands beside the board, which is not what is looked at here.
    await one.setViewportSize(phone)
    await openLottery(one, daily)
    await choice(one, '07').click()
    await choice(one, '68').click()
    await one.getByRole('button', { name: say('lottery:betNow') }).click()
    await agreeToBet(one)
    await one.setViewportSize(large)
    await one.goto('/?chat=sanh-chung')
    await one.getByRole('button', { name: say('chat:share') }).click()
    await openDialog(one)
      .getByRole('button', { name: say('chat:shareThis') })
      .first()
      .click()
    await expect(messageOf(one, talker).last()).toContainText('07')
    await expectAccessible(one)
    await keepScreenshot(one, 'chat-panel')
  })

  await test.step('one touch puts the same on the slip of the other, who bets it', async () => {
    const shown = messageOf(other, talker).last()
    await expect(shown).toContainText('68')
    await expectAccessible(other)
    await keepScreenshot(other, 'chat-sheet')
    await shown.getByRole('button', { name: say('chat:copy') }).click()
    await expect(slip(other).getByText('07 68')).toHaveCount(1)
    await placeSlip(other)
    await keepScreenshot(other, 'chat-copied')
  })
  for (const person of [one, other]) await person.context().close()
})

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../locales/vi/lottery.json'
import { playGateway, refused } from '../../testing/gateway.ts'
import { agreement, draw, lastLook, openNorth } from '../../testing/lottery-north.ts'
import { screenSize } from '../../testing/screen-size.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { stage } from '../../testing/stage.tsx'
import { BetScreen } from './bet-screen.tsx'

const page = (open = openNorth()) => <BetScreen open={open} onSeeOrders={vi.fn()} onStale={vi.fn()} />
const pick = (number: string) => screen.getByRole('button', { name: number })
const betNow = () => screen.getByRole('button', { name: words.betNow })
const taken = () => ({
  userErrors: [],
  orders: [{ id: 'o1', draw: { number: draw } }],
  balance: '98000.0000',
})

beforeEach(() => {
  signedIn()
  // A phone: the slip is a sheet.
  screenSize.isWide = false
})

it('bets a single line with two presses, which show the draw and the amount', async () => {
  const asked = playGateway({ placeLotteryOrder: taken })
  const { person } = stage(page())
  await person.click(pick('07'))
  await person.click(betNow())
  const dialog = await lastLook()
  expect(dialog.textContent).toContain(draw)
  expect(dialog.textContent).toContain('07')
  expect(asked.placeLotteryOrder, 'nothing moves before the last look').toEqual([])
  await person.click(await agreement())
  await waitFor(() => expect(asked.placeLotteryOrder).toHaveLength(1))
  expect(asked.placeLotteryOrder).toMatchObject([
    {
      lotteryCode: 'VN_NORTH_1M',
      draws: [{ number: draw, multiple: 1 }],
      lines: [{ playType: 'lo-2', picks: [['07']] }],
    },
  ])
  expect(await screen.findByText(words.slip.taken.replace('{{draw}}', draw))).toBeTruthy()
  expect(sessionStorage.getItem('lottery-slip:m1:VN_NORTH_1M')).toBeNull()
  expect(pick('07').getAttribute('aria-pressed')).toBe('false')
})

/** Presses the button of the last look in the very moment in which it appears. */
function pressAtOnce() {
  const early = vi.fn()
  new MutationObserver((_changes, observer) => {
    const button = screen.queryByRole('button', { name: /^Đặt \d/ })
    if (!button) return
    observer.disconnect()
    button.click()
    early()
  }).observe(document.body, { childList: true, subtree: true })
  return early
}

it('takes a double press for one: neither half of it agrees to the last look, and one order is sent', async () => {
  const asked = playGateway({ placeLotteryOrder: taken })
  const { person } = stage(page())
  await person.click(pick('07'))
  const early = pressAtOnce()
  await person.click(betNow())
  await waitFor(() => expect(early).toHaveBeenCalled())
  expect(asked.placeLotteryOrder, 'the button is not aimed at yet').toEqual([])
  await person.dblClick(await agreement())
  await screen.findByText(words.slip.taken.replace('{{draw}}', draw))
  expect(asked.placeLotteryOrder).toHaveLength(1)
})

it('leaves the bet on the board, and nothing on the slip, when the last look is closed', async () => {
  const asked = playGateway({})
  const { person } = stage(page())
  await person.click(pick('07'))
  await person.click(betNow())
  await person.click(within(await lastLook()).getByRole('button', { name: /^Đóng/ }))
  await waitFor(() => expect(pick('07').getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByRole('button', { name: /^Mở phiếu cược/ }).textContent).toBe('')
  expect(asked).toEqual({})
})

it('leads from the last look to the slip, which keeps the bet', async () => {
  playGateway({})
  const { person } = stage(page())
  await person.click(pick('07'))
  await person.click(betNow())
  await person.click(within(await lastLook()).getByRole('button', { name: words.confirm.toSlip }))
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  expect(screen.queryByRole('dialog', { name: words.confirm.title })).toBeNull()
  expect(within(slip).getAllByRole('button', { name: /^Xóa (?!hết)/ })).toHaveLength(1)
  await person.click(within(slip).getByRole('checkbox', { name: words.chase.switch }))
  expect(within(slip).getAllByRole('button', { name: /^Xóa (?!hết)/ })).toHaveLength(1)
})

it('looks at a bet on the slip when the slip holds another one already', async () => {
  playGateway({})
  const { person } = stage(page())
  await person.click(pick('07'))
  await person.click(screen.getByRole('button', { name: words.addLine }))
  await person.click(pick('19'))
  await person.click(betNow())
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  expect(within(slip).getAllByRole('button', { name: /^Xóa (?!hết)/ })).toHaveLength(2)
})

it('keeps a refused bet on the slip, which says why', async () => {
  playGateway({ placeLotteryOrder: () => refused('WALLET_INSUFFICIENT', 'Số dư không đủ') })
  const { person } = stage(page())
  await person.click(pick('07'))
  await person.click(betNow())
  await person.click(await agreement())
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  expect(within(slip).getByText('Số dư không đủ')).toBeTruthy()
  expect(within(slip).getAllByRole('button', { name: /^Xóa (?!hết)/ })).toHaveLength(1)
})

it('tells rules that change under the last look on the slip, and bets nothing', async () => {
  const asked = playGateway({})
  const { person, show } = stage(page())
  await person.click(pick('07'))
  await person.click(betNow())
  await lastLook()
  show(page(openNorth(900_000)))
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  expect(within(slip).getByText(words.changes.title)).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: words.confirm.title })).toBeNull()
  expect(asked).toEqual({})
})

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
  expect((await openSlip()).textContent).toBe('')
  expect(asked).toEqual({})
})

it('counts on the badge of the slip what is there, not the bet whose last look is open', async () => {
  playGateway({})
  const { person } = stage(page())
  await person.click(pick('68'))
  await person.click(screen.getByRole('button', { name: words.addLine }))
  await person.click(pick('19'))
  await person.click(betNow())
  await lastLook()
  // Behind the last look, hidden from assistive technology alone.
  const [badge] = screen.getAllByRole('button', { name: /^Mở phiếu cược/, hidden: true })
  expect(badge?.textContent).toBe('1')
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

const onSlip = (slip: HTMLElement) => within(slip).queryAllByRole('button', { name: /^Xóa (?!hết)/ })
/** Hidden from assistive technology until the last look is gone. */
const openSlip = () => screen.findByRole('button', { name: /^Mở phiếu cược/ })
const leave = async () => within(await lastLook()).getByRole('button', { name: /^Đóng/ })

it('bets what is picked now alone: lines that the member put on the slip stay there', async () => {
  const asked = playGateway({ placeLotteryOrder: taken })
  const { person } = stage(page())
  await person.click(pick('68'))
  await person.click(screen.getByRole('button', { name: words.addLine }))
  await person.click(pick('19'))
  await person.click(betNow())
  expect((await lastLook()).textContent).not.toContain('68')
  await person.click(await agreement())
  await screen.findByText(words.slip.taken.replace('{{draw}}', draw))
  expect(asked.placeLotteryOrder).toMatchObject([{ lines: [{ picks: [['19']] }] }])
  await person.click(await openSlip())
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  expect(onSlip(slip)).toHaveLength(1)
  expect(slip.textContent).toContain('68')
})

it('tells a refusal where it was agreed to, and leaves the bet on the board alone', async () => {
  playGateway({ placeLotteryOrder: () => refused('LOTTERY_CLOSED', 'Trò này đang tạm đóng') })
  const { person } = stage(page())
  await person.click(pick('68'))
  await person.click(betNow())
  await person.click(await agreement())
  await within(await lastLook()).findByText('Trò này đang tạm đóng')
  await person.click(await leave())
  await waitFor(() => expect(pick('68').getAttribute('aria-pressed')).toBe('true'))
  expect((await openSlip()).textContent).toBe('')
  await person.click(pick('68'))
  await person.click(pick('19'))
  await person.click(betNow())
  expect((await lastLook()).textContent, 'the next bet has nothing of the refused one').not.toContain('68')
})

it('forgets a last look that was cut off by a reload, not the lines of the slip', async () => {
  playGateway({})
  const { person, show } = stage(page())
  await person.click(pick('68'))
  await person.click(screen.getByRole('button', { name: words.addLine }))
  await person.click(pick('19'))
  await person.click(betNow())
  await lastLook()
  show(<BetScreen key="again" open={openNorth()} onSeeOrders={vi.fn()} onStale={vi.fn()} />)
  await person.click(await openSlip())
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  expect(onSlip(slip)).toHaveLength(1)
  expect(slip.textContent).toContain('68')
})

it('keeps a bet without an answer apart from the lines of the slip, until it is known what became of it', async () => {
  let isReachable = false
  playGateway({ placeLotteryOrder: taken })
  const answer = fetch
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    isReachable ? answer(...call) : Promise.reject(new TypeError('no network')),
  )
  const { person } = stage(page())
  await person.click(pick('68'))
  await person.click(screen.getByRole('button', { name: words.addLine }))
  await person.click(pick('19'))
  await person.click(betNow())
  await person.click(await agreement())
  const again = await screen.findByRole('button', { name: words.slip.askAgain })
  isReachable = true
  await person.click(again)
  const slip = await screen.findByRole('dialog', { name: words.slip.title })
  await within(slip).findByText(words.slip.taken.replace('{{draw}}', draw))
  expect(onSlip(slip)).toHaveLength(1)
  expect(slip.textContent).toContain('68')
})

it.each(['200000000', '500', 'abc', ''])(
  'refuses %j as a stake: it says what may be, and changes nothing',
  async (typed) => {
    const { person } = stage(page())
    await person.click(screen.getByRole('button', { name: words.changeStake }))
    const field = await screen.findByRole('textbox', { name: words.ownUnit })
    await person.clear(field)
    if (typed !== '') await person.type(field, typed)
    await person.click(screen.getByRole('button', { name: words.done }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/từ 1\.000 ₫ đến 50\.000\.000 ₫\./)).toBeTruthy()
    await person.clear(field)
    await person.type(field, '7000')
    await person.click(screen.getByRole('button', { name: words.done }))
    await waitFor(() => expect(screen.getByRole('button', { name: words.changeStake }).textContent).toBe('7K × 1'))
  },
)

it('stops the clock of a draw that closed under the last look', async () => {
  playGateway({})
  const { person, show } = stage(page())
  await person.click(pick('68'))
  await person.click(betNow())
  const next = openNorth()
  const currentDraw = { number: '20261122-0732', closesAt: new Date(Date.now() + 60_000).toISOString() }
  await lastLook()
  show(page({ ...next, lottery: { ...next.lottery, currentDraw } as typeof next.lottery }))
  const clock = await waitFor(async () => {
    within(await lastLook()).getByRole('alert')
    return within(await lastLook()).getByRole('timer')
  })
  expect(clock.textContent).toBe(words.closed)
})

it('offers no bet above the balance: it says what is missing, and leads to a deposit', async () => {
  playGateway({})
  const { person } = stage(page())
  await person.click(pick('68'))
  await person.click(betNow())
  const bet = await agreement()
  signedIn('20000.0000')
  const dialog = await lastLook()
  const reason = await within(dialog).findByText('Số dư không đủ, còn thiếu 7.000 ₫.')
  expect(bet.getAttribute('aria-disabled')).toBe('true')
  expect(bet.getAttribute('aria-describedby')).toBe(reason.id)
  expect(within(dialog).getByRole('link', { name: 'Nạp tiền' })).toBeTruthy()
})

it('says in money what a limit left, and offers what of it the balance pays for', async () => {
  const limited = refused('LOTTERY_LIMIT_NUMBER', 'chỉ còn nhận thêm 81.270,27')
  const refusal = { rest: '81270.2700', number: '68', playType: 'lo-2', draw }
  const asked = playGateway({ placeLotteryOrder: () => ({ ...limited, refusal }) })
  const { person } = stage(page())
  await person.click(pick('68'))
  await person.click(pick('19'))
  await person.click(betNow())
  await person.click(await agreement())
  const dialog = await lastLook()
  expect(await within(dialog).findByText(/chỉ còn nhận thêm 81\.000 ₫\./)).toBeTruthy()
  expect(asked.placeLotteryOrder).toHaveLength(1)
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

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import words from '../../../../locales/vi/lottery.json'
import { playGateway, refused } from '../../../testing/gateway.ts'
import { agreement, draw, lastLook, openNorth } from '../../../testing/lottery-north.ts'
import { signedIn } from '../../../testing/signed-in.ts'
import { stage } from '../../../testing/stage.tsx'
import { oddsAt } from '../bet-terms.ts'
import type { OpenLottery } from '../use-lottery.ts'
import type { SlipLine } from './slip.ts'
import { SlipPanel } from './slip-panel.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { useSlip } from './use-slip.ts'

function lineOf(number: string, open = openNorth()): SlipLine {
  const playType = open.family.playTypes.find(({ code }) => code === 'lo-2')
  if (!playType) throw new Error('The north has no lô')
  const odds = oddsAt(open, playType, 1960)
  return { id: number, playType: 'lo-2', picks: [[number]], unit: '1000.0000', multiple: 1, series: 1960, odds }
}

/** The slip as its page has it: what a tab remembers, and the way to bet it. */
function Slip({ open }: { open: OpenLottery }) {
  const state = useSlip(open)
  const placing = usePlaceOrder(state)
  return (
    <SlipPanel open={open} state={state} placing={placing} onEdit={vi.fn()} onSeeOrders={vi.fn()} onStale={vi.fn()} />
  )
}

beforeEach(() => {
  signedIn()
  const slip = { lines: [lineOf('07'), lineOf('19')], chase: null, pending: null }
  sessionStorage.setItem('lottery-slip:m1:VN_NORTH_1M', JSON.stringify(slip))
})

const bet = () => screen.getByRole('button', { name: words.slip.bet })
const mayBet = () => bet().getAttribute('aria-disabled') !== 'true'
const lines = () => screen.queryAllByRole('button', { name: /^Xóa (?!hết)/ })

it('bets after a last look, tells that it was taken, and is empty then', async () => {
  const asked = playGateway({
    placeLotteryOrder: () => ({
      userErrors: [],
      orders: [{ id: 'o1', draw: { number: draw } }],
      balance: '98000.0000',
    }),
  })
  const { person } = stage(<Slip open={openNorth()} />)
  expect(lines()).toHaveLength(2)
  await person.click(bet())
  await lastLook()
  expect(asked.placeLotteryOrder, 'nothing moves before the last look').toEqual([])
  await person.click(await agreement())
  const told = await screen.findByText(words.slip.taken.replace('{{draw}}', draw))
  expect(told).toBeTruthy()
  expect(asked.placeLotteryOrder).toMatchObject([
    {
      lotteryCode: 'VN_NORTH_1M',
      draws: [{ number: draw, multiple: 1 }],
      lines: [{ picks: [['07']] }, { picks: [['19']] }],
    },
  ])
  expect(lines()).toEqual([])
  expect(sessionStorage.getItem('lottery-slip:m1:VN_NORTH_1M')).toBeNull()
})

it('keeps its lines when the house refuses them, and says why', async () => {
  playGateway({ placeLotteryOrder: () => refused('WALLET_INSUFFICIENT', 'Số dư không đủ') })
  const { person } = stage(<Slip open={openNorth()} />)
  await person.click(bet())
  await person.click(await agreement())
  expect(await screen.findByText('Số dư không đủ')).toBeTruthy()
  // While the dialog is on its way out, the page behind it is not there for anybody.
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(mayBet()).toBe(true)
})

it('asks again with the same key what became of an order that was not answered', async () => {
  let isReachable = false
  const asked = playGateway({
    placeLotteryOrder: () => ({ userErrors: [], orders: [{ id: 'o1', draw: { number: draw } }] }),
  })
  const answer = fetch
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    isReachable ? answer(...call) : Promise.reject(new TypeError('no network')),
  )
  const { person } = stage(<Slip open={openNorth()} />)
  await person.click(bet())
  await person.click(await agreement())
  const again = await screen.findByRole('button', { name: words.slip.askAgain })
  const kept = JSON.parse(sessionStorage.getItem('lottery-slip:m1:VN_NORTH_1M') ?? '{}')
  isReachable = true
  await person.click(again)
  await waitFor(() => expect(asked.placeLotteryOrder).toMatchObject([{ idempotencyKey: kept.pending.idempotencyKey }]))
})

it('takes a line off, or all of them', async () => {
  const { person } = stage(<Slip open={openNorth()} />)
  const [first] = lines()
  if (first) await person.click(first)
  expect(lines()).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: words.slip.clear }))
  expect(screen.getByText(words.slip.empty)).toBeTruthy()
})

it('says how the rules changed, and bets nothing until the person agrees', async () => {
  const { person, show } = stage(<Slip open={openNorth()} />)
  expect(screen.queryByText(words.changes.title)).toBeNull()
  expect(mayBet()).toBe(true)
  show(<Slip open={openNorth(900_000)} />)
  expect(screen.getByText(words.changes.title)).toBeTruthy()
  expect(screen.getAllByText(/1 ăn 99,9 nay là 90/).length).toBeGreaterThan(0)
  expect(mayBet()).toBe(false)
  await person.click(screen.getByRole('button', { name: words.changes.agree }))
  expect(screen.queryByText(words.changes.title)).toBeNull()
  expect(mayBet()).toBe(true)
})

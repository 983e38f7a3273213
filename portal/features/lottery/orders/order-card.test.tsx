// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import words from '../../../../locales/vi/lottery.json'
import { playGateway, refused } from '../../../testing/gateway.ts'
import { signedIn } from '../../../testing/signed-in.ts'
import { stage } from '../../../testing/stage.tsx'
import { OrderCard } from './order-card.tsx'
import type { LotteryOrderPartsFragment } from './orders.generated.ts'

beforeEach(() => signedIn())

const bet = {
  ...{ id: '1', playType: 'gone', picks: [['7']], unit: '1000.0000', multiple: 1, tickets: 1 },
  ...{ odds: [], stake: '1000.0000', state: 'SETTLED', payout: '0.0000', rebate: '0.0000', hits: [] as unknown[] },
}

/** An order of one bet: settled, unless it is told otherwise. */
function orderOf(change: Partial<typeof bet>, state = 'SETTLED', mayCancel = false) {
  return {
    id: 'o1',
    gameName: 'SSC',
    family: 'SSC',
    draw: { number: '20261122-0731', state, result: null },
    stake: '1000.0000',
    payout: change.rebate ?? '0.0000',
    placedAt: '2026-11-22T05:00:00.000Z',
    cancelledAt: null,
    mayCancel,
    bets: [{ ...bet, state, ...change }],
  } as unknown as LotteryOrderPartsFragment
}

it('calls an order lost that only got its rebate back', () => {
  stage(<OrderCard order={orderOf({ rebate: '50.0000' })} />)
  expect(screen.getAllByText(words.orders.stands.lost)).not.toEqual([])
  expect(screen.queryByText(words.orders.stands.won)).toBeNull()
})

it('calls an order won that hit a prize', () => {
  stage(<OrderCard order={orderOf({ payout: '9800.0000', hits: [{ prize: 'win', count: 1 }] })} />)
  expect(screen.getByText(words.orders.stands.won)).toBeTruthy()
})

it('is taken back after a second press, and says when the house does not let it go', async () => {
  const asked = playGateway({ cancelLotteryOrder: () => refused('LOTTERY_DRAW_CLOSED', 'Kỳ này đã khóa') })
  const { person } = stage(<OrderCard order={orderOf({}, 'OPEN', true)} />)
  await person.click(screen.getByRole('button', { name: words.orders.cancel }))
  await person.click(screen.getByRole('button', { name: words.orders.keep }))
  await person.click(screen.getByRole('button', { name: words.orders.cancel }))
  expect(asked.cancelLotteryOrder, 'one press does nothing').toEqual([])
  await person.click(screen.getByRole('button', { name: words.orders.cancelSure }))
  expect(await screen.findByText('Kỳ này đã khóa')).toBeTruthy()
  expect(asked.cancelLotteryOrder).toEqual([{ id: 'o1' }])
})

/** The north's prizes, of which 68 ends two and 07 none. */
const northern = [['16768'], ['11111'], ['22222', '33368'], ['44444'], ['5555'], ['6666'], ['777'], ['88', '99']]

it('says which numbers won and how often, and shows every prize at a press', async () => {
  const order = {
    ...orderOf({ playType: 'lo-2', picks: [['07', '68', '79']], tickets: 3, hits: [{ prize: 'win', count: 2 }] }),
    family: 'VN_NORTH',
  }
  const draw = { ...order.draw, result: northern }
  const { person } = stage(<OrderCard order={{ ...order, draw } as LotteryOrderPartsFragment} />)
  const won = screen.getByRole('list', { name: words.orders.wonNumbers })
  expect(won.textContent).toBe('68 × 2')
  expect(screen.queryByText('333')).toBeNull()
  await person.click(screen.getByRole('button', { name: words.allPrizes }))
  expect(screen.getByRole('table').textContent).toContain('33368')
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import BetShow from './BetShow.tsx'

const bet = {
  id: 'b1',
  memberId: 'm1',
  account: 'anna',
  transactionId: 't1',
  source: 'SLOTS',
  round: 'r1',
  gameId: 'g1',
  gameName: 'Five Dragons',
  vendorCode: 'V',
  vendorName: 'Vendor',
  gameType: 'SLOTS',
  state: 'SETTLED',
  stake: '10.25',
  validBet: '10.25',
  payout: '25.25',
  profit: '15.25',
  currency: 'VND',
  balanceBefore: '100.25',
  balanceAfter: '115.25',
  placedAt: '2026-11-22T08:00:00Z',
  settledAt: '2026-11-22T08:00:05Z',
}
const order = { outcome: 'DONE', transferId: null, at: '2026-11-22T08:00:00Z' }
const vendorTransactions = [
  { ...order, transactionId: 't1', kind: 'BET', amount: '-10.25', balanceAfter: '90.25' },
  { ...order, transactionId: 't2', kind: 'WIN', amount: '25.25', balanceAfter: '115.25' },
]

it('no amount of a bet and its orders stands without its currency', async () => {
  serve({
    ConsolePlacedBet: () => ({ bet: { bet, sessionId: null, vendorTransactions, outcome: null, recallUrl: null } }),
  })
  await show(<BetShow />, { path: '/bets/b1' })
  await screen.findByText('Five Dragons')
  const amounts = screen.getAllByText(/\d\.\d\d\b/)
  expect(amounts.length).toBeGreaterThan(8)
  expect(amounts.map((one) => one.textContent).filter((text) => !text?.includes('₫'))).toEqual([])
})

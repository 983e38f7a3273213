// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import RebateClaimShow from './RebateClaimShow.tsx'

const claim = {
  id: 'c1',
  memberId: 'm1',
  account: 'anna',
  currency: 'VND',
  amount: '12.00',
  channel: 'MEMBER',
  firstDay: '2026-11-20',
  lastDay: '2026-11-20',
  categories: ['SLOTS'],
  claimedAt: '2026-11-22T08:00:00Z',
  lines: [
    {
      ...{ day: '2026-11-20', category: 'SLOTS', validBet: '1500.00', amount: '12.00' },
      ...{ base: 80, levelRank: 0, level: 0, rise: 0, rate: 80 },
    },
  ],
}

it('no amount of what was given back stands without its currency', async () => {
  await show(
    <ResourceContextProvider value="rebateClaims">
      <Routes>
        <Route path="/rebateClaims/:id/*" element={<RebateClaimShow />} />
      </Routes>
    </ResourceContextProvider>,
    { path: '/rebateClaims/c1', dataProvider: { getOne: async () => ({ data: claim as never }) } },
  )
  await screen.findByText('anna')
  const amounts = screen.getAllByText(/\d\.\d\d$|₫/)
  expect(amounts).toHaveLength(3)
  expect(amounts.map((one) => one.textContent).filter((text) => !text?.includes('₫'))).toEqual([])
})

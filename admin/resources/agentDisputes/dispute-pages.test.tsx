// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { show } from '../../testing/show.tsx'
import DisputeList from './DisputeList.tsx'
import DisputeShow from './DisputeShow.tsx'

const earning = {
  id: 'e2',
  kind: 'DAILY_SALARY',
  contractId: 'c1',
  version: 2,
  payerAccount: null,
  from: '2026-11-20T17:00:00Z',
  until: '2026-11-21T17:00:00Z',
  revision: 1,
  state: 'PAID',
  currency: 'VND',
  validBet: '1500.25',
  loss: '1300.25',
  activeMembers: 2,
  rate: 30_000,
  gross: '45.25',
  downlines: '20.25',
  amount: '-5.25',
  paid: '-5.25',
  skipReason: null,
}
const open = {
  id: 'd1',
  reason: 'BETS_MISSING',
  content: 'Monday is missing',
  state: 'OPEN',
  memberId: 'm1',
  account: 'agent01',
  answer: null,
  answeredBy: null,
  createdAt: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString(),
  closedAt: null,
  settlementId: 's1',
  earning,
  revisions: [{ ...earning, id: 'e1', revision: 0, amount: '25.25', paid: '25.25' }, earning],
}
const closed = {
  ...open,
  id: 'd2',
  state: 'REJECTED',
  answer: 'All bets are in it',
  answeredBy: 'operator2',
  closedAt: '2026-11-22T08:00:00Z',
  settlementId: null,
}

const visit = (path: string, permissions: readonly OperatorRight[]) =>
  show(
    <ResourceContextProvider value="agentDisputes">
      <Routes>
        <Route path="/agentDisputes" element={<DisputeList />} />
        <Route path="/agentDisputes/:id/show/*" element={<DisputeShow />} />
      </Routes>
    </ResourceContextProvider>,
    {
      path,
      permissions,
      dataProvider: {
        getList: async () => ({ data: [open, closed] as never[], total: 2 }),
        getOne: async (_, { id }) => ({ data: (id === 'd1' ? open : closed) as never }),
      },
    },
  )
const all: readonly OperatorRight[] = ['DISPUTES_READ', 'DISPUTES_DECIDE', 'SETTLEMENTS_CHANGE']

it('the list says how long each open dispute waits, and when the others were closed', async () => {
  await visit('/agentDisputes', ['DISPUTES_READ'])
  const rows = await screen.findAllByText(/^agent01/)
  expect(rows).toHaveLength(2)
  const whole = document.body.textContent ?? ''
  expect(whole.match(/3 hours/g)).toHaveLength(1)
  expect(whole).toContain('Rejected')
})

it('a dispute shows what the amount is made of, and leads to whom and what it is about', async () => {
  await visit('/agentDisputes/d1/show', all)
  await screen.findByText(open.content)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['/members/m1/show', '/settlements/s1/show', '/contracts/c1/show/versions']),
  )
  expect(screen.getByText('Correction 1 (disputed)')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Work out anew' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reject the dispute' })).toBeTruthy()
})

it('no amount of a dispute stands without its currency', async () => {
  await visit('/agentDisputes/d1/show', all)
  await screen.findByText(open.content)
  const amounts = screen.getAllByText(/\d\.\d\d\b/)
  expect(amounts.length).toBeGreaterThan(6)
  expect(amounts.map((one) => one.textContent).filter((text) => !text?.includes('₫'))).toEqual([])
})

it('a dispute that is closed shows the answer; a window without a settlement is not worked out anew', async () => {
  await visit('/agentDisputes/d2/show', all)
  await screen.findByText(closed.answer)
  expect(document.body.textContent).toContain('operator2 answered')
  expect(screen.queryByRole('button', { name: 'Work out anew' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

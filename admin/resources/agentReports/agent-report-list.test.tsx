// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import AgentReportList from './AgentReportList.tsx'

const report = {
  id: 'agent-1',
  account: 'agent01',
  nickname: null,
  registrations: 3,
  firstDeposits: 2,
  deposits: '26400000.00',
  withdrawals: '100000.00',
  stake: '57941000.00',
  validBet: '57000000.00',
  won: '4283500.00',
  bonuses: '50000.00',
  rebates: '12345.00',
  commissions: '244311.00',
  left: '3976844.00',
  currency: 'VND',
}

it('shows the columns that a screen has room for, and any other when it is called', async () => {
  const { user } = await show(
    <ResourceContextProvider value="agentReports">
      <AgentReportList />
    </ResourceContextProvider>,
    { dataProvider: { getList: async () => ({ data: [report], total: 1 }) as never } },
  )
  await screen.findByRole('columnheader', { name: /Left to the house/ })
  expect(screen.queryByRole('columnheader', { name: /Rebates/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('switch', { name: 'Rebates' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('columnheader', { name: /Rebates/ })).toBeTruthy()
  expect(screen.getByText(/12,345/)).toBeTruthy()
})

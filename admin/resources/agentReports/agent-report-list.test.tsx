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
  deposits: 26_400_000,
  withdrawals: 100_000,
  stake: 57_941_000,
  validBet: 57_000_000,
  won: 4_283_500,
  bonuses: 50_000,
  rebates: 12_345,
  commissions: 244_311,
  left: 3_976_844,
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

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RefuseButton } from '../../kits/proposals/TakeBack.tsx'
import { operator, serve, show } from '../../testing/show.tsx'
import ProposalList from './ProposalList.tsx'

const proposal = {
  id: 'p1',
  kind: 'LOTTERY_RULES',
  subjectId: 'SSC_1M',
  wish: {},
  reason: 'more demand',
  proposedBy: 'operator-2',
  proposedByAccount: 'operator2',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}
const rules = { ...proposal, id: 'p2', kind: 'WITHDRAWAL_SETTINGS', subjectId: 'SENVANG', reason: 'larger amounts' }
const lotteries = [{ id: 'SSC_1M', name: 'SSC 1 minute' }]
const around = { dataProvider: { getList: async () => ({ data: lotteries as never[], total: 1 }) } }

const Address = () => <output>{useLocation().pathname}</output>

it('names what waits, and leads to the page on which it is decided', async () => {
  serve({ ConsoleProposals: () => ({ proposals: [proposal, rules] }) })
  const { user } = await show(
    <>
      <ProposalList />
      <Address />
    </>,
    around,
  )
  const table = await screen.findByRole('table')
  const about = await within(table).findByRole('link', { name: 'Rules and odds: SSC 1 minute' })
  expect(within(table).getByText('larger amounts')).toBeDefined()
  await user.click(about)
  expect(screen.getByRole('status').textContent).toBe('/lotteries/SSC_1M/show/rules')
})

it('names contracts and lines by their agents, not by their ids', async () => {
  const kinds = [
    ['CONTRACT_OFFER', 'm1:DIVIDEND', { kind: 'DIVIDEND', account: 'agent01' }],
    ['CONTRACT_TEMPLATE', 'DAILY_SALARY', {}],
    ['CONTRACT_SIGNING', 'c1', { version: 1 }],
    ['LINE_MOVE', 'm2', { uplineId: null }],
  ] as const
  const proposals = kinds.map(([kind, subjectId, wish]) => ({ ...proposal, id: kind, kind, subjectId, wish }))
  serve({ ConsoleProposals: () => ({ proposals }) })
  const records = {
    members: [{ id: 'm2', account: 'agent02' }],
    contracts: [{ id: 'c1', kind: 'HOURLY_SALARY', payeeAccount: 'agent03' }],
  }
  await show(<ProposalList />, {
    dataProvider: {
      ...around.dataProvider,
      getMany: async (resource: string) => ({ data: records[resource as keyof typeof records] as never[] }),
    },
  })
  const table = await screen.findByRole('table')
  for (const name of [
    'Contract beyond the template: Dividend · agent01',
    'Contract template: Daily salary',
    'Signature beyond the template: Hourly salary · agent03',
    'Move of a line: agent02',
  ])
    expect(await within(table).findByRole('link', { name })).toBeDefined()
})

it('says that nothing waits, and tries again what failed', async () => {
  let tries = 0
  serve({
    ConsoleProposals: () => {
      tries += 1
      if (tries === 1) throw new Error('Out of reach.')
      return { proposals: [] }
    },
  })
  const { user } = await show(<ProposalList />, around)
  await screen.findByText('Out of reach.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No proposal waits.')
})

it.each([
  ['Take back', operator.id, /taken back/],
  ['Refuse', 'operator-2', /Proposal refused/],
])('%s ends a proposal with a reason', async (name, proposedBy, told) => {
  const { asked } = serve({ RefuseProposal: () => ({ payload: { userErrors: [] } }) })
  const { user, fill } = await show(<RefuseButton id="p1" proposedBy={proposedBy} />, {
    permissions: ['PROPOSALS_REFUSE'],
  })
  await user.click(screen.getByRole('button', { name }))
  await fill(screen.getByLabelText(/^Reason/), 'no longer')
  await user.keyboard('{Enter}')
  await screen.findByText(told)
  expect(asked).toEqual([{ name: 'RefuseProposal', variables: { input: { id: 'p1', reason: 'no longer' } } }])
})

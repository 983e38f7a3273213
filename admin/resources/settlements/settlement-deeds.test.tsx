// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { operator, serve, show } from '../../testing/show.tsx'
import { SettlementDeeds } from './SettlementDeeds.tsx'

const sums = [{ state: 'UNAPPROVED', currency: 'VND', count: 2, amount: '30.00', paid: '0.00' }]
const settlement = {
  id: 's1',
  kind: 'DAILY_SALARY',
  state: 'UNAPPROVED',
  isHeld: false,
  sums,
  skips: [],
  proposal: null,
}
const proposal = {
  id: 'p1',
  kind: 'settlement',
  subjectId: 's1',
  wish: { earnings: 2, amounts: [{ currency: 'VND', amount: '30.00' }] },
  reason: 'looked through',
  proposedBy: 'operator-2',
  proposedByAccount: 'operator2',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}
const all: readonly OperatorRight[] = [
  'SETTLEMENTS_READ',
  'SETTLEMENTS_CHANGE',
  'SETTLEMENTS_APPROVE',
  'PROPOSALS_REFUSE',
]

async function open(change: object = {}, permissions: readonly OperatorRight[] = all) {
  const payload = { settlement: { proposal }, corrections: 0, userErrors: [] }
  const { asked } = serve({
    ConsoleProposals: () => ({ proposals: [proposal] }),
    ApproveSettlement: () => ({ payload }),
    SettleAgain: () => ({ payload }),
  })
  const record = { ...settlement, ...change }
  const shown = await show(
    <RecordContextProvider value={record}>
      <SettlementDeeds />
    </RecordContextProvider>,
    { permissions },
  )
  return { asked, ...shown }
}
const press = (name: string) => screen.getByRole('button', { name })

describe('the deeds of a settlement', () => {
  it('say what a first approval does, and that it waits for a second one', async () => {
    const { asked, user } = await open()
    await user.click(press('Approve'))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('2 earnings')
    expect(dialog.textContent).toContain('another operator has to approve exactly this')
    await user.type(screen.getByLabelText(/^Reason/), 'looked through')
    await user.click(within(dialog).getByRole('button', { name: 'Approve the payment of ₫30' }))
    await screen.findByText(/Nothing has changed yet/)
    expect(asked.filter(({ name }) => name === 'ApproveSettlement')).toMatchObject([
      { variables: { input: { id: 's1', reason: 'looked through' } } },
    ])
  })

  it('let a second operator see what he pays', async () => {
    const { user } = await open({ proposal })
    await screen.findByText(/operator2 wants 2 earnings paid/)
    await user.click(press('Approve'))
    expect(screen.getByRole('dialog').textContent).toContain('are paid into main wallets at once')
  })

  it('let nobody approve his own', async () => {
    await open({ proposal: { ...proposal, proposedBy: operator.id } })
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('warn when what waits is not what was proposed', async () => {
    await open({ proposal: { ...proposal, wish: { earnings: 1, amounts: [] } } })
    await screen.findByText(/What waits has changed/)
  })

  it('say that working it out anew changed nothing', async () => {
    const { user } = await open({ state: 'DONE' })
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await user.click(press('Work out anew'))
    await user.type(screen.getByLabelText(/^Reason/), 'a doubt')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Work out anew' }))
    await screen.findByText(/nothing changed/)
  })

  it('are not there for who reads', async () => {
    await open({ isHeld: true }, ['SETTLEMENTS_READ'])
    await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]))
  })
})

// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import { RefreshButton } from 'react-admin'
import { Link, Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import MemberTransferRules from './MemberTransferRules.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const inForce = {
  __typename: 'MemberTransferRules',
  id: 'SENVANG',
  currency: 'VND',
  toUpline: false,
  toDownline: true,
  minimum: '10000.00',
  maximum: '5000000.00',
  dailyMaximum: '20000000.00',
  proposal: null,
}
const waiting = {
  id: 'p1',
  kind: 'memberTransferRules',
  subjectId: 'SENVANG',
  wish: { maximum: '9000000.0000' },
  reason: 'asked for by agents',
  proposedBy: 'operator-2',
  proposedByAccount: 'operator2',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}
const permissions: readonly OperatorRight[] = [
  'MEMBER_TRANSFER_RULES_CHANGE',
  'MEMBER_TRANSFER_RULES_READ',
  'PROPOSALS_REFUSE',
]
const around = { permissions, dataProvider: { getList: async () => ({ data: [], total: 0 }) } }

const maximum = () => screen.findByLabelText(/^Maximum(?! a day)/)
const reason = () => screen.getByLabelText(/^Reason/)

/** The page over rules in force, which answers a save as told; what is read after it holds what was saved. */
async function open(rules: object, proposal: { id: string } | null = null) {
  const { asked } = serve({
    ConsoleMemberTransferRules: () => ({ rules }),
    UpdateMemberTransferRules: () => ({ payload: { saved: { proposal }, userErrors: [] } }),
  })
  return { asked, ...(await show(<MemberTransferRules />, around)) }
}

describe('a form of limits', () => {
  it('sends nothing without a reason, or that is no amount', async () => {
    const { asked, user, fill } = await open(inForce)
    await fill(await maximum(), '6x')
    await user.click(screen.getByText('Save'))
    expect((await maximum()).getAttribute('aria-invalid')).toBe('true')
    expect(reason().getAttribute('aria-invalid')).toBe('true')
    expect(asked.map(({ name }) => name)).toEqual(['ConsoleMemberTransferRules'])
  })

  it('says that it is saved when it is', async () => {
    const { asked, user, fill } = await open(inForce)
    await fill(await maximum(), '4000000')
    await fill(reason(), 'less at once')
    await user.click(screen.getByText('Save'))
    await screen.findByText('Saved')
    const { variables } = asked.find(({ name }) => name === 'UpdateMemberTransferRules') ?? {}
    expect(variables).toMatchObject({ input: { maximum: '4000000', minimum: '10000', reason: 'less at once' } })
  })

  it('says that it waits when it does, though something else waited before', async () => {
    const { user, fill } = await open({ ...inForce, proposal: waiting }, { id: 'p2' })
    await fill(await maximum(), '50000000')
    await fill(reason(), 'more at once')
    await user.click(screen.getByText('Save'))
    await screen.findByText(/Nothing has changed yet/)
  })

  it('keeps what was typed when the settings are read again, and shows what others changed of the rest', async () => {
    const rules = { ...inForce }
    serve({ ConsoleMemberTransferRules: () => ({ rules: { ...rules } }) })
    const page = (
      <>
        <MemberTransferRules />
        <RefreshButton label="again" />
      </>
    )
    const { user, fill } = await show(page, around)
    await fill(await maximum(), '4000000')
    rules.minimum = '20000.00'
    await user.click(screen.getByText('again'))
    await screen.findByDisplayValue(/^20,?000$/)
    expect(await maximum()).toHaveProperty('value', '4,000,000')
  })

  it('shows what another wants, and confirms exactly that', async () => {
    const { asked, user, fill } = await open({ ...inForce, proposal: waiting })
    const panel = await screen.findByRole('region', { name: 'Waiting proposal' })
    expect(panel.textContent).toContain('9,000,000')
    await user.click(within(panel).getByRole('button', { name: 'Confirm' }))
    const dialog = screen.getByRole('dialog')
    await fill(within(dialog).getByLabelText(/^Reason/), 'agreed')
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Confirmed')
    const { variables } = asked.find(({ name }) => name === 'UpdateMemberTransferRules') ?? {}
    expect(variables).toEqual({ input: { maximum: '9000000.0000', reason: 'agreed' } })
  })
})

it('a page of settings begins with what is read now, not with what was read before', async () => {
  const loads: ((name: string) => void)[] = []
  const load = () => new Promise<string>((resolve) => loads.push(resolve))
  const page = (
    <SettingsPage name="memberTransferRules" load={load}>
      {(name) => (
        <p>
          {name} <Link to="/">leave</Link>
        </p>
      )}
    </SettingsPage>
  )
  const { user } = await show(
    <Routes>
      <Route path="/settings" element={page} />
      <Route path="/" element={<Link to="/settings">open</Link>} />
    </Routes>,
    { path: '/' },
  )
  await user.click(screen.getByText('open'))
  await vi.waitFor(() => expect(loads).toHaveLength(1))
  loads[0]?.('old')
  await screen.findByText(/old/)
  await user.click(screen.getByText('leave'))
  await user.click(screen.getByText('open'))
  await vi.waitFor(() => expect(loads).toHaveLength(2))
  expect(screen.queryByText(/old/)).toBeNull()
  loads[1]?.('new')
  await screen.findByText(/new/)
})

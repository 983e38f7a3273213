// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import { Grant } from './Grant.tsx'
import { Signals } from './Signals.tsx'

const claim = {
  id: 'c1',
  promotionId: 'p1',
  version: 1,
  memberId: 'm1',
  account: 'demo01',
  state: 'APPLYING',
  amount: null,
  currency: 'VND',
  claimedBy: null,
  terms: { approval: 'AUTOMATIC' },
}
const signals = [
  { kind: 'DEVICE', otherId: 'm2', otherAccount: 'demo02', detail: '1.2.3.4 Safari', foundAt: '2026-11-22T00:00:00Z' },
  { kind: 'MIRRORED_STAKES', otherId: null, otherAccount: null, detail: '6/7', foundAt: '2026-11-22T00:00:00Z' },
]

it('what makes a claim look like abuse is said with whom, and why it is held', async () => {
  await show(
    <RecordContextProvider value={{ ...claim, signals }}>
      <Signals />
    </RecordContextProvider>,
  )
  const device = within(screen.getByText('Same device').closest('tr') as HTMLElement)
  expect(device.getByRole('link', { name: 'demo02' }).getAttribute('href')).toContain('/members/m2/show/origins')
  expect(device.getByText('1.2.3.4 Safari')).toBeTruthy()
  expect(screen.getByText('The member’s own play').closest('tr')?.textContent).toContain('6 / 7 equal stakes')
  expect(screen.getByText(/^Held before anything was given/)).toBeTruthy()
})

const bucket = {
  id: 'b1',
  memberId: 'm1',
  source: 'BONUS',
  documentId: 'c1',
  programme: 'p1',
  currency: 'VND',
  state: 'OPEN',
  required: '300.00',
  done: '50.00',
  bonus: '100.00',
  forfeitsWinnings: true,
  forfeitedBonus: '0.00',
  forfeitedWinnings: '0.00',
  openedAt: '2026-11-22T00:00:00Z',
  expiresAt: null,
  closedAt: null,
  mayCancel: true,
  cancelledBy: null as string | null,
  cancelReason: null as string | null,
}

describe('a grant', () => {
  const given = { ...claim, state: 'ISSUED', amount: '100.00' }
  const all: readonly OperatorRight[] = ['BONUSES_READ', 'BONUSES_CANCEL', 'ADJUSTMENTS_CHANGE', 'TRANSFERS_READ']
  async function openGrant(change: object = {}, permissions: readonly OperatorRight[] = all) {
    const transfer = {
      id: 't1',
      memberId: 'm1',
      at: '2026-11-22T00:00:00Z',
      kind: 'BONUS',
      amount: '100.00',
      currency: 'VND',
    }
    const { asked } = serve({
      ConsoleMemberBuckets: () => ({
        member: { part: { items: [{ ...bucket, ...change }], pageInfo: { totalPages: 1 } } },
      }),
      ConsoleGrantTransfers: () => ({
        given: {
          nodes: [
            { ...transfer, fromAccount: 'HOUSE:PROMOTION:p1', toAccount: 'CASH', actor: 'operator2', reason: null },
          ],
        },
        forfeited: { nodes: [] },
      }),
      ConsoleBonusCancellation: () => ({
        member: { bonusCancellation: { currency: 'VND', bonus: '80.00', winnings: '20.00', forfeited: '100.00' } },
      }),
      CancelMemberBonus: () => ({ payload: { userErrors: [] } }),
    })
    const shown = await show(
      <RecordContextProvider value={given}>
        <Grant />
      </RecordContextProvider>,
      { permissions, dataProvider: { getList: async () => ({ data: [], total: 0 }) as never } },
    )
    return { asked, ...shown }
  }

  it('is cancelled with what the preview said, and with a reason', async () => {
    const { asked, user, fill } = await openGrant()
    await user.click(await screen.findByRole('button', { name: 'Cancel the bonus' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('₫80')
    expect(dialog.getByText(/^The budget is not raised/)).toBeTruthy()
    await fill(dialog.getByLabelText(/^Reason/), 'given by mistake')
    await user.keyboard('{Enter}')
    const input = { id: 'b1', memberId: 'm1', forfeited: '100.00', reason: 'given by mistake' }
    await waitFor(() => expect(asked).toContainEqual({ name: 'CancelMemberBonus', variables: { input } }))
  })

  it('tells who gave it, and is put right by an adjustment that is filled in', async () => {
    await openGrant()
    expect((await screen.findByText('operator2')).closest('tr')?.textContent).toContain('HOUSE:PROMOTION:p1 → CASH')
    const link = screen.getByRole('link', { name: 'Take some back' }).getAttribute('href') ?? ''
    expect(link).toContain('/members/m1/show/money?adjustment=promotion-claim+c1&kind=DEBIT&amount=100')
  })

  it.each<[string, object, readonly OperatorRight[]]>([
    ['is not to be cancelled by who reads', {}, ['BONUSES_READ', 'TRANSFERS_READ']],
    [
      'is over once it was cancelled',
      { state: 'CANCELLED', mayCancel: false, cancelledBy: 'operator', cancelReason: 'mistake' },
      all,
    ],
  ])('%s', async (_, change, permissions) => {
    await openGrant(change, permissions)
    await screen.findByText('₫50 / ₫300')
    expect(screen.queryByRole('button', { name: 'Cancel the bonus' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Take some back' })).toBeNull()
  })
})

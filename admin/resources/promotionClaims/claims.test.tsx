// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { operator, serve, show } from '../../testing/show.tsx'
import { ClaimDecision } from './ClaimDecision.tsx'
import ClaimList from './ClaimList.tsx'

const claim = {
  id: 'c1',
  promotionId: 'p1',
  version: 1,
  title: 'Weekend bonus',
  memberId: 'm1',
  account: 'demo01',
  state: 'APPLYING',
  due: '100.00',
  amount: null,
  currency: 'VND',
  depositAmount: null,
  comment: null,
  images: ['/wps/files/1'],
  claimedBy: null as string | null,
  reason: null,
  refusal: null,
  signals: [] as object[],
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  changedAt: '2026-11-22T00:00:00Z',
}
const signals = [
  { kind: 'DEVICE', otherId: 'm2', otherAccount: 'demo02', detail: '1.2.3.4 Safari', foundAt: '2026-11-22T00:00:00Z' },
  { kind: 'MIRRORED_STAKES', otherId: null, otherAccount: null, detail: '6/7', foundAt: '2026-11-22T00:00:00Z' },
]
const rights: readonly OperatorRight[] = ['PROMOTIONS_READ', 'PROMOTIONS_DECIDE']

async function open(change: object = {}, permissions: readonly OperatorRight[] = rights) {
  const done = () => ({ payload: { userErrors: [] } })
  const { asked } = serve({ TakePromotionClaim: done, ApprovePromotionClaim: done, RejectPromotionClaim: done })
  const shown = await show(
    <RecordContextProvider value={{ ...claim, ...change }}>
      <ClaimDecision />
    </RecordContextProvider>,
    { permissions },
  )
  return { asked, ...shown }
}

describe('the decision on a claim', () => {
  it('is taken by one press', async () => {
    const { asked, user } = await open()
    await user.click(screen.getByRole('button', { name: 'Take it' }))
    await screen.findByText('It is yours to decide.')
    expect(asked).toEqual([{ name: 'TakePromotionClaim', variables: { id: 'c1' } }])
  })

  it.each([
    ['Approve', 'ApprovePromotionClaim'],
    ['Reject', 'RejectPromotionClaim'],
  ])('%s takes a reason', async (name, mutation) => {
    const { asked, user, fill } = await open({ state: 'PROCESSING', claimedBy: operator.account })
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
    await user.click(screen.getByRole('button', { name }))
    await user.keyboard('{Enter}')
    expect(asked).toEqual([])
    await fill(screen.getByLabelText(/^Reason/), 'as agreed')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(asked).toEqual([{ name: mutation, variables: { input: { id: 'c1', reason: 'as agreed' } } }]),
    )
  })

  it.each<[string, object, readonly OperatorRight[]]>([
    ['is not for who reads', {}, ['PROMOTIONS_READ']],
    ['is over once it is made', { state: 'ISSUED' }, rights],
    ['is another operator’s who took it', { state: 'PROCESSING', claimedBy: 'operator2' }, rights],
  ])('%s', async (_, change, permissions) => {
    await open(change, permissions)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('the queue asks for what waits, and says for how long it has', async () => {
  const filters: unknown[] = []
  const getList = async (_resource: string, { filter }: { filter?: object }) => {
    filters.push(filter)
    return { data: [{ ...claim, signals }] as never[], total: 1 }
  }
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => wide)
  await show(
    <ResourceContextProvider value="promotionClaims">
      <ClaimList />
    </ResourceContextProvider>,
    { permissions: rights, dataProvider: { getList: getList as never } },
  )
  const row = (await screen.findByText('demo01 · Weekend bonus')).closest('li')?.textContent
  expect(row).toContain('2 hours')
  expect(row).toContain('Same device')
  expect(filters).toContainEqual({ isWaiting: true })
})

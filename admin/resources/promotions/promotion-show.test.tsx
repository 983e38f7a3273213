// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { operator, serve, show } from '../../testing/show.tsx'
import PromotionShow from './PromotionShow.tsx'
import { emptyDraft } from './promotion-input.ts'

const written = (budget: string) => ({
  ...emptyDraft(['vi', 'en']),
  budget,
  words: ['vi', 'en'].map((language) => ({ language, title: 'Bonus', summary: 'A bonus', content: '' })),
})
const draft = written('2000')
const promotion = {
  id: '7',
  state: 'PUBLISHED',
  version: 1,
  draft,
  published: { ...written('1000.00'), publishedAt: '2026-11-22T00:00:00Z', publishedBy: 'operator2' },
  isChanged: true,
  currency: 'VND',
  budget: '1000.00',
  taken: '400.00',
  claims: 5,
  waiting: 2,
  revision: 'seen-by-the-operator-1',
  proposal: null as object | null,
  changedAt: '2026-11-22T00:00:00Z',
}
const proposal = {
  id: 'p1',
  kind: 'promotion',
  subjectId: '7',
  wish: { version: 2, draft },
  reason: 'more demand',
  proposedBy: 'operator-2',
  proposedByAccount: 'operator2',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}

const nothing = { times: 0, amount: '0.00' }
const estimate = {
  from: '2026-10-23T17:00:00Z',
  to: '2026-11-22T17:00:00Z',
  read: 12,
  oneIn: 5,
  members: 3,
  times: 4,
  currency: 'VND',
  granted: '400.00',
  refused: 1,
  spentAt: '2026-11-02T00:00:00Z',
  required: '1200.00',
  done: '900.00',
  free: nothing,
  completed: { times: 3, amount: '300.00' },
  open: nothing,
  expired: { times: 1, amount: '100.00' },
  broken: nothing,
  cost: '300.00',
  top: [{ memberId: 'm1', account: 'lan88', times: 2, granted: '200.00', kept: '200.00' }],
  shared: [{ kind: 'DEVICE', members: 2, granted: '200.00' }],
}

async function open(
  change: object = {},
  permissions: readonly OperatorRight[] = ['PROMOTIONS_READ', 'PROMOTIONS_CHANGE', 'PROPOSALS_REFUSE'],
) {
  const record = { ...promotion, ...change }
  const { asked } = serve({
    ConsoleBrandCurrency: () => ({ site: { currency: 'VND', currencySymbol: '₫' } }),
    PublishPromotion: () => ({ payload: { record: { ...record, proposal: { id: 'p2' } }, userErrors: [] } }),
    PausePromotion: () => ({ payload: { userErrors: [] } }),
    ClosePromotion: () => ({ payload: { userErrors: [] } }),
    EstimatePromotion: () => ({ payload: { estimate, userErrors: [] } }),
  })
  const shown = await show(
    <ResourceContextProvider value="promotions">
      <Routes>
        <Route path="/promotions/:id/show/*" element={<PromotionShow />} />
      </Routes>
    </ResourceContextProvider>,
    { permissions, path: '/promotions/7/show', dataProvider: { getOne: async () => ({ data: record as never }) } },
  )
  await screen.findByText('400 of ₫1,000')
  const deeds = () => asked.filter(({ name }) => name !== 'ConsoleBrandCurrency')
  return { deeds, ...shown }
}
const press = (name: RegExp | string) => screen.getByRole('button', { name })

describe('the page of a promotion', () => {
  it('says what the draft changes, and proposes it with a reason', async () => {
    const { deeds, user, fill } = await open()
    const row = within(screen.getByRole('table')).getByRole('row', { name: /^Budget/ })
    expect(row.textContent).toContain('2,000')
    await user.click(press('Publish'))
    await user.click(press('Propose'))
    expect(deeds()).toEqual([])
    await fill(screen.getByLabelText(/^Reason/), 'more demand')
    await user.click(press('Propose'))
    await screen.findByText(/Nothing has changed yet/)
    const input = { id: '7', reason: 'more demand', revision: promotion.revision }
    expect(deeds()).toEqual([{ name: 'PublishPromotion', variables: { input } }])
  })

  it('shows a second operator what is wanted and by whom, for him to confirm', async () => {
    const { deeds, user, fill } = await open({ proposal })
    const panel = within(screen.getByRole('region', { name: 'Waiting proposal' }))
    expect(panel.getByText(/operator2 proposed this/)).toBeDefined()
    expect(panel.getByRole('row', { name: /^Budget/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Confirm' }))
    await fill(screen.getByLabelText(/^Reason/), 'agreed')
    await user.keyboard('{Enter}')
    const input = { id: '7', reason: 'agreed', revision: promotion.revision }
    await expect.poll(deeds).toEqual([{ name: 'PublishPromotion', variables: { input } }])
  })

  it('whoever proposed it does not confirm it', async () => {
    await open({ proposal: { ...proposal, proposedBy: operator.id } })
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  it('says that what the draft has no more goes', async () => {
    const endsAt = '2026-12-22T00:00:00Z'
    await open({ published: { ...promotion.published, endsAt } })
    const cells = within(screen.getByRole('row', { name: /^Ends/ })).getAllByRole('cell')
    expect(cells[1]?.textContent).toContain('2026')
    expect(cells[2]?.textContent).toBe('–')
  })

  it('shows a draft that was never published, which has no words to compare with', async () => {
    await open({ state: 'DRAFT', published: null })
    expect(screen.getByText(/Nothing was published yet/)).toBeDefined()
    expect(screen.getByRole('row', { name: /^Title · English/ })).toBeDefined()
  })

  it.each([
    ['Pause', 'PausePromotion'],
    ['Close for good', 'ClosePromotion'],
  ])('%s takes a reason', async (name, mutation) => {
    const { deeds, user, fill } = await open({ isChanged: false })
    await user.click(press(name))
    await fill(screen.getByLabelText(/^Reason/), 'too dear')
    await user.keyboard('{Enter}')
    await expect.poll(deeds).toEqual([{ name: mutation, variables: { input: { id: '7', reason: 'too dear' } } }])
  })

  it('says before it is published what it would have cost, who would have gained and who shares a device', async () => {
    const { deeds, user } = await open()
    const panel = within(screen.getByRole('region', { name: 'Cost before publishing' }))
    await user.click(panel.getByRole('button', { name: 'Work out the cost' }))
    await panel.findByText('₫300')
    expect(panel.getByText('3 × · ₫300')).toBeDefined()
    expect(panel.getByText(/1 time got nothing/)).toBeDefined()
    expect(panel.getByRole('link', { name: 'lan88' }).getAttribute('href')).toContain('/members/m1/show')
    expect(panel.getByRole('row', { name: /Device/ }).textContent).toContain('200')
    expect(deeds()).toEqual([{ name: 'EstimatePromotion', variables: { id: '7' } }])
  })

  it('who may only read does nothing to it', async () => {
    await open({}, ['PROMOTIONS_READ'])
    expect(screen.queryByRole('button', { name: /Publish|Pause|Close/ })).toBeNull()
  })
})

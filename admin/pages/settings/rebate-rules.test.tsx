// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import RebateRules from './RebateRules.tsx'

const rules = {
  id: 'm1',
  isAutomatic: false,
  rates: [
    { category: 'LIVE', percent: 0.6 },
    { category: 'SLOTS', percent: 0.8 },
  ],
  leastClaim: '1000.00',
  dailyCap: '0.00',
  claimDays: 7,
  proposal: null,
}
const { id: _id, proposal: _none, ...wish } = rules
const proposal = {
  id: 'p1',
  kind: 'rebateRules',
  subjectId: 'm1',
  wish: { ...wish, rates: [rules.rates[0], { category: 'SLOTS', percent: 1 }] },
  reason: 'more for slots',
  proposedBy: 'operator-2',
  proposedByAccount: 'operator2',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}

/** The page with these rules, and what is sent of it. */
async function open(
  change: object = {},
  permissions: readonly OperatorRight[] = ['REBATE_RULES_READ', 'REBATE_RULES_CHANGE'],
) {
  const { asked } = serve({
    ConsoleRebateRules: () => ({ rules: { ...rules, ...change } }),
    UpdateRebateRules: () => ({ payload: { saved: { proposal: null }, userErrors: [] } }),
  })
  const shown = await show(<RebateRules />, {
    permissions,
    dataProvider: { getList: async () => ({ data: [], total: 0 }) },
  })
  return { sent: () => asked.filter(({ name }) => name === 'UpdateRebateRules'), ...shown }
}

it('the percentage of a category is changed and sent whole, with a reason', async () => {
  const { sent, user, fill } = await open()
  await fill(await screen.findByLabelText(/^Slots/), '0.5')
  await fill(screen.getByLabelText(/^Reason/), 'less for slots')
  await user.click(screen.getByText('Save'))
  const input = {
    ...wish,
    leastClaim: '1000',
    dailyCap: '0',
    rates: [rules.rates[0], { category: 'SLOTS', percent: 0.5 }],
    reason: 'less for slots',
  }
  await expect.poll(sent).toEqual([{ name: 'UpdateRebateRules', variables: { input } }])
})

it('what waits says which category it would change', async () => {
  await open({ proposal })
  const panel = within(await screen.findByRole('region', { name: 'Waiting proposal' }))
  expect(panel.getByText('Slots')).toBeDefined()
  expect(panel.queryByText('Live casino')).toBeNull()
  expect(panel.getByRole('button', { name: 'Confirm' })).toBeDefined()
})

it('who only reads saves nothing', async () => {
  await open({}, ['REBATE_RULES_READ'])
  await screen.findByLabelText(/^Slots/)
  expect(screen.queryByText('Save')).toBeNull()
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import PointSettings from './PointSettings.tsx'

const settings = {
  id: 'm1',
  currency: 'VND',
  steps: [{ from: '100000.00', points: '1.00' }],
  exchangeAmount: '800.00',
  minimumPoints: '500.00',
  proposal: null,
}
const proposal = {
  id: 'p1',
  kind: 'pointSettings',
  subjectId: 'm1',
  wish: { steps: [{ from: '100000.00', points: '2.00' }], exchangeAmount: '800.00', minimumPoints: '500.00' },
  reason: 'a better table',
  proposedBy: 'operator-2',
  proposedByAccount: 'operator2',
  proposedAt: '2026-11-22T00:00:00Z',
  countsUntil: '2026-11-29T00:00:00Z',
}

/** The page with these settings, and what is sent of it. */
async function open(change: object = {}) {
  const { asked } = serve({
    ConsolePointSettings: () => ({ settings: { ...settings, ...change } }),
    UpdatePointSettings: () => ({ payload: { saved: { proposal: null }, userErrors: [] } }),
  })
  const shown = await show(<PointSettings />, {
    permissions: ['POINT_SETTINGS_READ', 'POINT_SETTINGS_CHANGE'],
    dataProvider: { getList: async () => ({ data: [], total: 0 }) },
  })
  return { sent: () => asked.filter(({ name }) => name === 'UpdatePointSettings'), ...shown }
}

it('a step is changed and sent with a reason', async () => {
  const { sent, user, fill } = await open()
  await fill(await screen.findByLabelText(/^Points for each/), '0.5')
  await fill(screen.getByLabelText(/^Reason/), 'fewer points')
  await user.click(screen.getByText('Save'))
  await expect
    .poll(sent)
    .toMatchObject([{ variables: { input: { steps: [{ from: '100000', points: '0.5' }], reason: 'fewer points' } } }])
})

it('what waits says which step it would change', async () => {
  await open({ proposal })
  const panel = within(await screen.findByRole('region', { name: 'Waiting proposal' }))
  expect(panel.getByText('Step 1: Points for each 1,000')).toBeDefined()
  expect(panel.getByRole('button', { name: 'Confirm' })).toBeDefined()
})

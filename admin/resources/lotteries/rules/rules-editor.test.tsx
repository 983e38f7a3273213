// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../../lib/schema.generated.ts'
import { serve, show } from '../../../testing/show.tsx'
import type { Lottery } from '../lottery.ts'
import { RulesEditor } from './RulesEditor.tsx'

const lottery = {
  id: 'K3_1M',
  name: 'K3 1 minute',
  family: 'K3',
  rules: {
    version: 3,
    odds: [],
    withheld: [],
    lowestSeries: 1700,
    highestSeries: 1950,
    returnFloor: 8_000,
    smallestUnit: '1000',
    numberPayoutLimit: '500000000',
    playTypeStakeLimit: '1000000000',
    drawStakeLimit: '5000000000',
    memberStakeLimit: '200000000',
    singleWinLimit: '2000000000',
    createdBy: 'operator',
    createdAt: '2026-11-22T00:00:00Z',
  },
  versions: [],
  proposal: null,
  closingProposal: null,
} as unknown as Lottery

const edit = (permissions: readonly OperatorRight[] = ['LOTTERIES_CHANGE']) =>
  show(
    <RecordContextProvider value={lottery}>
      <RulesEditor />
    </RecordContextProvider>,
    { permissions },
  )
const drawLimit = () => screen.getByLabelText('Most staked on a draw')
const preview = () => screen.getByText('Preview changes')

describe('the form of odds and limits', () => {
  it('offers nothing to save until something differs, and nothing that is no amount', async () => {
    const { fill } = await edit()
    expect(preview()).toHaveProperty('disabled', true)
    await fill(drawLimit(), '1x5')
    expect(drawLimit().getAttribute('aria-invalid')).toBe('true')
    expect(preview()).toHaveProperty('disabled', true)
    await fill(drawLimit(), '4000000000')
    expect(preview()).toHaveProperty('disabled', false)
  })

  it('lets who may only read change nothing', async () => {
    await edit([])
    expect(drawLimit()).toHaveProperty('disabled', true)
    expect(screen.queryByText('Preview changes')).toBeNull()
  })

  it('saves with a reason what the platform finds sound, as a version after the one it was made from', async () => {
    const { asked } = serve({
      PreviewLotteryRules: () => ({ preview: { tooLow: [], tooHigh: [], raises: true } }),
      SaveLotteryRules: () => ({ payload: { detail: { proposal: { id: 'p1' } }, userErrors: [] } }),
    })
    const { user, fill } = await edit()
    await fill(drawLimit(), '6000000000')
    await user.click(preview())
    const dialog = await screen.findByRole('dialog')
    await fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'more demand')
    await user.click(await within(dialog).findByRole('button', { name: 'Propose' }))
    await screen.findByText(/Nothing has changed yet/)
    const { variables } = asked.find(({ name }) => name === 'SaveLotteryRules') ?? {}
    const input = { id: 'K3_1M', basedOn: 3, drawStakeLimit: '6000000000', reason: 'more demand' }
    expect(variables).toMatchObject({ input })
    // What is in force stands in the form again.
    expect(drawLimit()).toHaveProperty('value', '5,000,000,000')
  })

  it('shows what returns too much and lets nobody save it', async () => {
    serve({ PreviewLotteryRules: () => ({ preview: { tooLow: [], tooHigh: [ticket], raises: true } }) })
    const { user, fill } = await edit()
    await fill(drawLimit(), '6000000000')
    await user.click(preview())
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/150/)
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  })
})

const ticket = { playType: 'sum', ticket: '3', returnRate: 15_000 }

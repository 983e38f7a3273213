// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import FourEyesRules from './FourEyesRules.tsx'

const none = { limitIn: null, changedBy: null, changedAt: null, waiting: 0, proposal: null }
const rules = [
  { ...none, deed: 'MEMBER_PASSWORD', right: 'MEMBERS_CHANGE', demand: 'BRAND', isDemanded: false },
  { ...none, deed: 'VIP_LEVELS', right: 'VIP_LEVELS_CHANGE', demand: 'ALWAYS', isDemanded: true },
  {
    ...none,
    deed: 'WITHDRAWAL_APPROVAL',
    right: 'WITHDRAWALS_REVIEW',
    demand: 'ABOVE_LIMIT',
    limitIn: 'WITHDRAWAL_SETTINGS',
    isDemanded: true,
  },
]

it('shows what the house says, and demands two with a reason', async () => {
  const { asked } = serve({
    ConsoleFourEyesRules: () => ({ rules }),
    SaveFourEyesRule: () => ({ payload: { fourEyesRule: { ...rules[0], isDemanded: true }, userErrors: [] } }),
  })
  const { user, fill } = await show(<FourEyesRules />, { permissions: ['FOUR_EYES_READ', 'FOUR_EYES_CHANGE'] })
  expect(await screen.findByText('Always')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the limit' }).getAttribute('href')).toContain('withdrawalSettings')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Demand two/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await fill(dialog.getByLabelText(/^Reason/), 'too many calls')
  await user.keyboard('{Enter}')
  await screen.findByText('From now on it takes two operators.')
  expect(asked).toContainEqual({
    name: 'SaveFourEyesRule',
    variables: { input: { deed: 'MEMBER_PASSWORD', isDemanded: true, reason: 'too many calls' } },
  })
})

it('only shows it to who may not change it', async () => {
  serve({ ConsoleFourEyesRules: () => ({ rules }) })
  await show(<FourEyesRules />, { permissions: ['FOUR_EYES_READ'] })
  await screen.findByText('Always')
  expect(screen.queryByRole('button')).toBeNull()
})

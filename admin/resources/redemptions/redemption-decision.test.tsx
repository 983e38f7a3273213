// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import { RedemptionDecision } from './RedemptionDecision.tsx'

async function open(
  state = 'IN_PROCESS',
  permissions: readonly OperatorRight[] = ['REDEMPTIONS_READ', 'REDEMPTIONS_DECIDE'],
) {
  const { asked } = serve({ DecideRedemption: () => ({ payload: { userErrors: [] } }) })
  const shown = await show(
    <RecordContextProvider value={{ id: 'r1', state }}>
      <RedemptionDecision />
    </RecordContextProvider>,
    { permissions },
  )
  return { asked, ...shown }
}
const press = (name: RegExp) => screen.getByRole('button', { name })
const text = () => screen.getByLabelText(/^Remark to the member/)

describe('the decision on a redemption', () => {
  it('takes a remark that says something, and gives everything back when it is rejected', async () => {
    const { asked, user, fill } = await open()
    await fill(text(), ' no ')
    await user.click(press(/^Reject/))
    expect(text().getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
    await fill(text(), ' None left ')
    await user.click(press(/^Reject/))
    await screen.findByText('The decision is saved.')
    const input = { id: 'r1', outcome: 'REJECTED', remark: 'None left' }
    expect(asked).toEqual([{ name: 'DecideRedemption', variables: { input } }])
  })

  it('approves what is sent', async () => {
    const { asked, user, fill } = await open()
    await fill(text(), 'VN123456789')
    await user.click(press(/^Approve/))
    await waitFor(() => expect(asked).toMatchObject([{ variables: { input: { outcome: 'APPROVED' } } }]))
  })

  it.each<[string, string, readonly OperatorRight[]]>([
    ['is over once it is made', 'APPROVED', ['REDEMPTIONS_READ', 'REDEMPTIONS_DECIDE']],
    ['is not for who reads', 'IN_PROCESS', ['REDEMPTIONS_READ']],
  ])('%s', async (_, state, permissions) => {
    await open(state, permissions)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

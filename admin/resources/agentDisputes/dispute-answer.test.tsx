// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { serve, show } from '../../testing/show.tsx'
import { DisputeAnswer } from './DisputeAnswer.tsx'

async function open(state = 'OPEN', permissions: readonly OperatorRight[] = ['DISPUTES_READ', 'DISPUTES_DECIDE']) {
  const { asked } = serve({ AnswerDispute: () => ({ payload: { userErrors: [] } }) })
  const shown = await show(
    <RecordContextProvider value={{ id: 'd1', state }}>
      <DisputeAnswer />
    </RecordContextProvider>,
    { permissions },
  )
  return { asked, ...shown }
}
const press = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByLabelText(/^Answer to the agent/)

describe('the answer to a dispute', () => {
  it('takes a text that says something, whoever is right', async () => {
    const { asked, user, fill } = await open()
    await fill(text(), ' no ')
    await user.click(press('Reject the dispute'))
    expect(text().getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
    await fill(text(), ' Version 2 says 3 % ')
    await user.click(press('Reject the dispute'))
    await screen.findByText('The dispute is answered.')
    expect(asked).toEqual([
      { name: 'AnswerDispute', variables: { input: { id: 'd1', outcome: 'REJECTED', answer: 'Version 2 says 3 %' } } },
    ])
  })

  it('may agree with the agent', async () => {
    const { asked, user, fill } = await open()
    await fill(text(), 'The bets of Monday were late')
    await user.click(press('Uphold the dispute'))
    await waitFor(() => expect(asked).toMatchObject([{ variables: { input: { outcome: 'UPHELD' } } }]))
  })

  it.each<[string, string, readonly OperatorRight[]]>([
    ['is over once it is given', 'REJECTED', ['DISPUTES_READ', 'DISPUTES_DECIDE']],
    ['is not for who reads', 'OPEN', ['DISPUTES_READ']],
  ])('%s', async (_, state, permissions) => {
    await open(state, permissions)
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

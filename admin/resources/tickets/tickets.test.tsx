// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { describe, expect, it } from 'vitest'
import type { OperatorRight } from '../../lib/schema.generated.ts'
import { operator, serve, show } from '../../testing/show.tsx'
import { TicketConversation } from './TicketConversation.tsx'
import { TicketDesk } from './TicketDesk.tsx'

const ticket = {
  id: 't1',
  number: 'ABCD-2345',
  category: 'COMPLAINT',
  content: '<img src=x onerror=alert(1)>',
  pictures: [],
  account: 'demo01',
  state: 'OPEN',
  claimedBy: null as string | null,
  createdAt: '2026-11-22T00:00:00Z',
  messages: [
    { id: 'n1', author: 'NOTE', name: 'support', content: 'Check', pictures: [], createdAt: '2026-11-22T01:00:00Z' },
  ],
}
const rights: readonly OperatorRight[] = ['TICKETS_READ', 'TICKETS_ANSWER']
const own = { state: 'CLAIMED', claimedBy: operator.account }

async function open(change: object = {}, permissions: readonly OperatorRight[] = rights) {
  const done = () => ({ payload: { userErrors: [] } })
  const canned = { items: [{ id: 'c1', title: 'Checking', content: 'We are checking.' }] }
  const { asked } = serve({
    ClaimTicket: done,
    AnswerTicketAsOperator: done,
    CloseTicketAsOperator: done,
    NoteTicket: done,
    ConsoleCannedChoices: () => ({ answers: canned }),
  })
  const shown = await show(
    <RecordContextProvider value={{ ...ticket, ...change }}>
      <TicketConversation />
      <TicketDesk />
    </RecordContextProvider>,
    { permissions },
  )
  return { deeds: () => asked.filter(({ name }) => name !== 'ConsoleCannedChoices'), ...shown }
}

describe('the desk of a ticket', () => {
  it('shows what was said as text, and a note as one that the member does not see', async () => {
    await open()
    expect(screen.getByText(ticket.content)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('support: note, not seen by the member')).toBeTruthy()
  })

  it('is taken by one press before anything is answered', async () => {
    const { deeds, user } = await open()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Take it' }))
    await screen.findByText('The ticket is yours.')
    expect(deeds()).toEqual([{ name: 'ClaimTicket', variables: { id: 't1' } }])
  })

  it('puts a canned answer in by one press, and sends it', async () => {
    const { deeds, user } = await open(own)
    await user.click(await screen.findByRole('button', { name: 'Checking' }))
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() =>
      expect(deeds()).toMatchObject([
        { name: 'AnswerTicketAsOperator', variables: { input: { id: 't1', content: 'We are checking.' } } },
      ]),
    )
  })

  it('closes a complaint with an outcome alone', async () => {
    const { deeds, user, fill } = await open(own)
    await fill(screen.getByLabelText(/^Answer/), 'You are right')
    await user.click(screen.getByRole('button', { name: 'Send and close' }))
    expect(screen.getByText('Choose the outcome of the complaint first.')).toBeTruthy()
    expect(deeds()).toEqual([])
  })

  it.each<[string, object, readonly OperatorRight[]]>([
    ['is another operator’s who took it', { state: 'CLAIMED', claimedBy: 'operator2' }, rights],
    ['is not for who reads', {}, ['TICKETS_READ']],
    ['is over once it is closed', { state: 'CLOSED' }, rights],
  ])('%s', async (_, change, permissions) => {
    await open(change, permissions)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import TicketList from './TicketList.tsx'
import TicketShow from './TicketShow.tsx'

/** What a row of the list has, and what the ticket itself has besides. */
const row = {
  id: 't1',
  number: 'ABCD-2345',
  category: 'OTHER',
  content: 'Where is my money?',
  state: 'OPEN',
  account: 'demo01',
  claimedBy: null,
  dueAt: '2026-11-23T00:00:00Z',
  escalatedAt: null,
  createdAt: '2026-11-22T00:00:00Z',
  changedAt: '2026-11-22T00:00:00Z',
}
const whole = {
  ...row,
  pictures: [],
  referenceKind: null,
  referenceId: null,
  outcome: null,
  closedBy: null,
  rating: null,
  ratingComment: null,
  source: 'FORM',
  memberId: 'm1',
  contact: null,
  resolutionDueAt: '2026-11-25T00:00:00Z',
  messages: [],
}

it('a ticket is opened from its row, which knows less than its page shows', async () => {
  serve({ ConsoleCannedChoices: () => ({ answers: { items: [] } }) })
  const { user } = await show(
    <ResourceDefinitionContextProvider definitions={{ tickets: { name: 'tickets', hasShow: true } }}>
      <ResourceContextProvider value="tickets">
        <Routes>
          <Route path="/tickets" element={<TicketList />} />
          <Route path="/tickets/:id/show/*" element={<TicketShow />} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      path: '/tickets',
      permissions: ['TICKETS_READ', 'TICKETS_ANSWER'],
      dataProvider: {
        getList: async () => ({ data: [row] as never[], total: 1 }),
        getOne: async () => ({ data: whole as never }),
      },
    },
  )
  await user.click(await screen.findByText(row.number))
  await screen.findByRole('button', { name: 'Take it' })
  expect(screen.getByRole('link', { name: 'demo01' })).toBeTruthy()
})

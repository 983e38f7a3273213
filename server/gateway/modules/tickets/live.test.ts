import { afterEach, expect, it } from 'vitest'
import { failWith } from '../../testing/fake-wps.ts'
import { type Listener, startListener } from '../../testing/listener.ts'

const query = 'subscription { ticketChanged(id: "ticket-1") { id state } }'
const changed = (id: string, memberId = 'member-1') => ({ type: 'ticket', merchantId: 'merchant-1', memberId, id })

let listener: Listener
afterEach(() => listener.stop())

/** A member listens to one ticket; `ticket.state` is how the platform says it stands. */
async function listen(ticket: { state: string | null }) {
  listener = await startListener({
    answers: {
      getMember: () => ({ id: 'member-1', type: 0 }),
      getTicket: (request, reply) =>
        ticket.state === null
          ? failWith(404, 'NOT_FOUND')(request, reply)
          : { id: 'ticket-1', state: ticket.state, pictures: [], answers: [] },
    },
  })
  const words = listener.client.iterate<{ ticketChanged: { id: string; state: string } | null }>({ query })
  return { next: async () => (await words.next()).value?.data, publish: listener.gateway.wps.publish }
}

it('a ticket is told as it stands at once, and again when it changes', async () => {
  const ticket = { state: 'OPEN' }
  const { next, publish } = await listen(ticket)
  expect(await next()).toEqual({ ticketChanged: { id: 'ticket-1', state: 'OPEN' } })
  ticket.state = 'ANSWERED'
  // Of another ticket, and of another member: neither is told here.
  publish(changed('ticket-2'))
  publish(changed('ticket-1', 'member-2'))
  const before = listener.gateway.wps.countOf('getTicket')
  publish(changed('ticket-1'))
  expect(await next()).toEqual({ ticketChanged: { id: 'ticket-1', state: 'ANSWERED' } })
  expect(listener.gateway.wps.countOf('getTicket')).toBe(before + 1)
})

it('somebody else’s ticket is none', async () => {
  const { next } = await listen({ state: null })
  expect(await next()).toEqual({ ticketChanged: null })
})

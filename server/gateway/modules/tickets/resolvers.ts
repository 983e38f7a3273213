import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { QueryTicketsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** The member's own tickets, at the root and of `me`. */
const tickets = async (_: unknown, { page, filter }: QueryTicketsArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listTickets', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

export const ticketsResolvers: Resolvers = {
  Query: {
    tickets,
    ticket: (_, { id }, { wps }) => orNull(wps.call('getTicket', { params: { id } })),
  },
  Member: { tickets },
  Mutation: {
    sendFeedback: (_, { input: { idempotencyKey: key, ...input } }, { wps }) =>
      payload(() => wps.call('sendFeedback', { body: given({ ...input, key }) }), { done: false }),
    answerTicket: (_, { input: { id, idempotencyKey: key, ...input } }, { wps }) =>
      payload(async () => ({
        ticket: await wps.call('answerTicket', { params: { id }, body: given({ ...input, key }) }),
      })),
    closeTicket: (_, { id }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('closeTicket', { params: { id } }) })),
    rateTicket: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('rateTicket', { params: { id }, body: given(body) }) })),
    reopenTicket: (_, { id }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('reopenTicket', { params: { id } }) })),
  },
}

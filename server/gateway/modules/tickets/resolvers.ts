import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const ticketsResolvers: Resolvers = {
  Query: {
    tickets: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listTickets', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    ticket: (_, { id }, { wps }) => orNull(wps.call('getTicket', { params: { id } })),
  },
  Mutation: {
    sendFeedback: (_, { input }, { wps }) =>
      payload(() => wps.call('sendFeedback', { body: given(input) }), { done: false }),
    answerTicket: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('answerTicket', { params: { id }, body: given(body) }) })),
    closeTicket: (_, { id }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('closeTicket', { params: { id } }) })),
    rateTicket: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('rateTicket', { params: { id }, body: given(body) }) })),
    reopenTicket: (_, { id }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('reopenTicket', { params: { id } }) })),
  },
}

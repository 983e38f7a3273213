import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const ticketsOperatorResolvers: Resolvers = {
  Query: {
    operatorTickets: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorTickets', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorTicket: (_, { id }, { wps }) => orNull(wps.call('getOperatorTicket', { params: { id } })),
    ticketRules: (_, __, { wps }) => wps.call('getTicketRules'),
    cannedAnswers: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listCannedAnswers', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    cannedAnswer: (_, { id }, { wps }) => orNull(wps.call('getCannedAnswer', { params: { id } })),
  },
  Mutation: {
    claimTicket: (_, { id }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('claimTicket', { params: { id } }) })),
    releaseTicket: (_, { id }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('releaseTicket', { params: { id } }) })),
    answerTicketAsOperator: (_, { input: { id, content, idempotencyKey: key } }, { wps }) =>
      payload(async () => ({
        ticket: await wps.call('answerTicketAsOperator', { params: { id }, body: { content, key } }),
      })),
    noteTicket: (_, { input: { id, content, idempotencyKey: key } }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('noteTicket', { params: { id }, body: { content, key } }) })),
    escalateTicket: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ ticket: await wps.call('escalateTicket', { params: { id }, body }) })),
    closeTicketAsOperator: (_, { input: { id, idempotencyKey: key, ...body } }, { wps }) =>
      payload(async () => ({
        ticket: await wps.call('closeTicketAsOperator', { params: { id }, body: given({ ...body, key }) }),
      })),
    updateTicketRules: (_, { input }, { wps }) =>
      payload(async () => ({ rules: await wps.call('updateTicketRules', { body: given(input) }) })),
    createCannedAnswer: (_, { input }, { wps }) =>
      payload(async () => ({ answer: await wps.call('createCannedAnswer', { body: input }) })),
    updateCannedAnswer: (_, { id, input }, { wps }) =>
      payload(async () => ({ answer: await wps.call('updateCannedAnswer', { params: { id }, body: input }) })),
    deleteCannedAnswer: (_, { id }, { wps }) =>
      payload(async () => ({ answer: await wps.call('deleteCannedAnswer', { params: { id } }) })),
  },
}

import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { membersOperatorMutations } from './mutations.ts'

export const membersOperatorResolvers: Resolvers = {
  Query: {
    operatorMembers: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorMembers', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorMember: (_, { id }, { wps }) => orNull(wps.call('getOperatorMember', { params: { id } })),
    tags: (_, __, { wps }) => wps.call('listTags'),
  },
  // The platform asks of each by itself whether the member is of the brand, and whether the operator may.
  OperatorMember: {
    profile: ({ id }, _, { wps }) => orNull(wps.call('getMemberProfile', { params: { id } })),
    sessions: ({ id }, _, { wps }) => wps.call('listMemberSessions', { params: { id } }),
    sharedOrigins: ({ id }, _, { wps }) => wps.call('listSharedOrigins', { params: { id } }),
    notes: ({ id }, _, { wps }) => wps.call('listMemberNotes', { params: { id } }),
  },
  Mutation: membersOperatorMutations,
}

import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { membersOperatorMutations } from './mutations.ts'

export const membersOperatorResolvers: Resolvers = {
  Query: {
    operatorMembers: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorMembers', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorMember: (_, { id }, { wps }) => orNull(wps.call('getOperatorMember', { params: { id } })),
    memberProfile: (_, { id }, { wps }) => orNull(wps.call('getMemberProfile', { params: { id } })),
    memberSessions: (_, { memberId: id }, { wps }) => wps.call('listMemberSessions', { params: { id } }),
    sharedOrigins: (_, { memberId: id }, { wps }) => wps.call('listSharedOrigins', { params: { id } }),
    memberNotes: (_, { memberId: id }, { wps }) => wps.call('listMemberNotes', { params: { id } }),
    tags: (_, __, { wps }) => wps.call('listTags'),
  },
  Mutation: membersOperatorMutations,
}

import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { memberType, typeNumbers } from '../../sessions/account-types.ts'
import { membersOperatorMutations } from './mutations.ts'

export const membersOperatorResolvers: Resolvers = {
  Query: {
    operatorMembers: async (_, { filter, order, page }, { wps }) => {
      const { type, ...wanted } = filter ?? {}
      const query = { ...pageQuery(page, order), ...listed(wanted), ...(type != null && { types: typeNumbers(type) }) }
      return pageOf(await wps.call('listOperatorMembers', { query }))
    },
    operatorMember: (_, { id }, { wps }) => orNull(wps.call('getOperatorMember', { params: { id } })),
    tags: (_, __, { wps }) => wps.call('listTags'),
  },
  MemberProfile: { type: memberType, mobileNumber: ({ mobileNum }) => mobileNum },
  // The platform asks of each by itself whether the member is of the brand, and whether the operator may.
  OperatorMember: {
    type: memberType,
    mobileNumber: ({ mobileNum }) => mobileNum,
    profile: ({ id }, _, { wps }) => orNull(wps.call('getMemberProfile', { params: { id } })),
    sessions: ({ id }, _, { wps }) => wps.call('listMemberSessions', { params: { id } }),
    sharedOrigins: ({ id }, _, { wps }) => wps.call('listSharedOrigins', { params: { id } }),
    notes: ({ id }, _, { wps }) => wps.call('listMemberNotes', { params: { id } }),
  },
  Mutation: membersOperatorMutations,
}

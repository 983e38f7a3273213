import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { deskMutations } from './mutations.ts'

export const deskResolvers: Resolvers = {
  Query: {
    memberProfile: (_, { id }, { wps }) => orNull(wps.call('getMemberProfile', { params: { id } })),
    memberSessions: (_, { memberId: id }, { wps }) => wps.call('listMemberSessions', { params: { id } }),
    sharedOrigins: (_, { memberId: id }, { wps }) => wps.call('listSharedOrigins', { params: { id } }),
    memberNotes: (_, { memberId: id }, { wps }) => wps.call('listMemberNotes', { params: { id } }),
    tags: (_, __, { wps }) => wps.call('listTags'),
  },
  Mutation: deskMutations,
}

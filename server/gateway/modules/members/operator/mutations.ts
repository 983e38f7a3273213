import type { MutationResolvers } from '../../../generated/resolvers.ts'
import { given, payload } from '../../../user-errors.ts'

/** What operators change about one member. */
export const membersOperatorMutations: MutationResolvers = {
  setMemberStatus: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ member: await wps.call('setMemberStatus', { params: { id }, body }) })),
  correctMember: (_, { input: { id, reason, language, ...names } }, { wps }) =>
    payload(async () => {
      // Null takes a name away; left out, it stays.
      const wished = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined))
      const body = { ...wished, ...given({ language }), reason }
      return { member: await wps.call('correctMember', { params: { id }, body }) }
    }),
  resetMemberPassword: (_, { input: { id, ...body } }, { wps }) =>
    payload(() => wps.call('resetMemberPassword', { params: { id }, body })),
  resetMemberSecondFactor: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ member: await wps.call('resetMemberSecondFactor', { params: { id }, body }) })),
  resetMemberPaymentPassword: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ member: await wps.call('resetMemberPaymentPassword', { params: { id }, body }) })),
  removeMemberAvatar: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ member: await wps.call('removeMemberAvatar', { params: { id }, body }) })),
  clearMemberFailures: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ member: await wps.call('clearMemberFailures', { params: { id }, body }) })),
  endMemberSessions: (_, { input: { id, ...body } }, { wps }) =>
    payload(() => wps.call('endMemberSessions', { params: { id }, body: given(body) }), { done: false }),
  addMemberNote: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ note: await wps.call('addMemberNote', { params: { id }, body: given(body) }) })),
  pinMemberNote: (_, { input: { id, noteId, ...body } }, { wps }) =>
    payload(async () => ({ note: await wps.call('pinMemberNote', { params: { id, noteId }, body }) })),
  createTag: (_, { input }, { wps }) => payload(async () => ({ tag: await wps.call('createTag', { body: input }) })),
  deleteTag: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ tag: await wps.call('deleteTag', { params: { id }, body }) })),
  setMemberTags: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ tags: await wps.call('setMemberTags', { params: { id }, body }) })),
}

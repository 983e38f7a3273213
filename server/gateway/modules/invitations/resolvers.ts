import type { CreateInvitationInput, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** To the platform, what is not given is left out. */
const withOffer = <Rest extends object>({ offer, ...rest }: Rest & Pick<CreateInvitationInput, 'offer'>) => ({
  ...given(rest),
  ...(offer == null ? {} : { offer }),
})

export const invitationsResolvers: Resolvers = {
  Team: {
    invitations: async (_, { page }, { wps }) => pageOf(await wps.call('listInvitations', { query: pageQuery(page) })),
    invitation: (_, { id }, { invitations }) => invitations.byId(id),
    contractOffers: (_, __, { wps }) => wps.call('listContractOffers'),
  },
  Invitation: {
    arrivals: async ({ id }, { page }, { wps }) =>
      pageOf(await wps.call('listArrivals', { params: { id }, query: pageQuery(page) })),
  },
  InvitationArrival: {
    member: ({ memberId }, _, { team }) => (memberId === null ? null : team.byId(memberId)),
  },
  Mutation: {
    createInvitation: (_, { input }, { wps }) =>
      payload(async () => ({ invitation: await wps.call('createInvitation', { body: withOffer(input) }) })),
    endInvitation: (_, { input }, { wps }) =>
      payload(async () => ({ invitation: await wps.call('endInvitation', { params: { id: input.id } }) })),
    openTeamAccount: (_, { input }, { wps, team }) =>
      payload(async () => {
        const { memberId } = await wps.call('openAccount', { body: withOffer(input) })
        return { member: await team.byId(memberId) }
      }),
  },
}

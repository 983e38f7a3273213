import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { memberType } from '../sessions/account-types.ts'
import { isAgent, isSubaccount, isTrial } from '../sessions/identity.ts'
import { signedIn } from '../sessions/signed-in.ts'
import { withShortNames } from './numbers.ts'

/** Who plays for free is given nothing, and who acts in a member's name is told nothing of it. */
const hasNoRewards = (member: Parameters<typeof isTrial>[0]): boolean => isTrial(member) || isSubaccount(member)

export const membersResolvers: Resolvers = {
  Query: {
    me: (_, __, { identity }) => identity.member(),
    linkedIdentities: (_, __, { wps }) => wps.call('listIdentities'),
  },
  Member: {
    type: memberType,
    mobileNumber: ({ mobileNum }) => mobileNum,
    isTrial,
    isAgent,
    wallet: (member, _, { wps }) => (isSubaccount(member) ? null : wps.call('getBalance')),
    unreadMessages: async (member, _, { wps }) =>
      isTrial(member) || isSubaccount(member) ? 0 : (await wps.call('getUnreadCount')).count,
    rewardCount: async (member, _, { wps }) => (hasNoRewards(member) ? 0 : (await wps.call('countRewards')).count),
    missionCount: async (member, _, { wps }) => (hasNoRewards(member) ? 0 : (await wps.call('countMissions')).count),
    availablePromo: async (_, __, { shared }) => ({
      referralEnabled: (await shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getSite')).referralEnabled,
    }),
    availablePromoCount: async (member, _, { wps }) =>
      hasNoRewards(member) ? 0 : (await wps.call('countRewards')).promotions,
    contractStandings: async (member, _, { wps, shared }) => {
      if (isTrial(member) || isSubaccount(member)) return null
      const { modules } = await shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getSite')
      return modules.includes('AGENTPOLICY3') ? wps.call('getConsolidated') : null
    },
  },
  Mutation: {
    setLanguage: (_, { input }, { wps }) =>
      payload(async () => {
        await wps.call('setLanguage', { body: input })
        return { language: input.language }
      }),
    checkAffiliate: (_, { input }, { wps }) =>
      payload(() => wps.call('checkAffiliate', { body: input }), { valid: false }),
    register: (_, { input }, context) =>
      signedIn(context, () =>
        context.wps.call('register', { body: { ...withShortNames(given(input)), registerMethod: 'WEB', login: true } }),
      ),
    registerMobile: (_, { input }, context) =>
      signedIn(context, () =>
        context.wps.call('registerMobile', {
          body: { ...withShortNames(given(input)), registerMethod: 'WEB', login: true },
        }),
      ),
    linkIdentity: (_, { input }, { wps }) =>
      payload(async () => ({ identities: await wps.call('linkIdentity', { body: input }) })),
    unlinkIdentity: (_, { input }, { wps }) =>
      payload(async () => ({ identities: await wps.call('unlinkIdentity', { body: input }) })),
    changePassword: (_, { input }, { wps, identity }) =>
      payload(async () => {
        await wps.call('changePassword', { body: input })
        return { member: await identity.member() }
      }),
    mailPassword: (_, { input }, { wps }) => payload(() => wps.call('mailPassword', { body: input }), { done: false }),
    setPasswordByPhone: (_, { input }, context) =>
      signedIn(context, () => context.wps.call('setPasswordByPhone', { body: withShortNames(given(input)) })),
  },
}

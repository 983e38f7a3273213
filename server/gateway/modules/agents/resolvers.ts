import { connectionOf } from '../../connections.ts'
import type { GatewayContext } from '../../context.ts'
import { gatewayError, orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given } from '../../user-errors.ts'
import type { CallValue } from '../../wps/types.ts'

/** The day beside what it comes to, where the platform has them in one. */
const reportOf = ({ days, ...report }: CallValue<'getTeamReport'>) => ({
  ...report,
  days: days.map(({ day, activeMembers, ...figures }) => ({ day, activeMembers, figures })),
})

/** A member that a list of the caller has shown is in his line; a moment later he may not be. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw gatewayError('NOT_FOUND')
  return value
}

/** A field of what the platform says of the whole team. */
const summed =
  <Name extends keyof CallValue<'getTeam'>>(name: Name) =>
  async (_: unknown, __: unknown, { team }: Pick<GatewayContext, 'team'>): Promise<CallValue<'getTeam'>[Name]> =>
    (await team.summary())[name]

export const agentsResolvers: Resolvers = {
  Query: {
    // Who asks for members or figures alone waits for no sizes.
    team: () => ({}),
  },
  Team: {
    currency: summed('currency'),
    timeZone: summed('timeZone'),
    today: summed('today'),
    countedUntil: summed('countedUntil'),
    memberCount: summed('members'),
    directMemberCount: summed('directMembers'),
    onlineMemberCount: summed('onlineMembers'),
    activeThisMonth: summed('activeThisMonth'),
    report: async (_, { span, memberId, scope }, { wps }) =>
      reportOf(
        await wps.call('getTeamReport', { query: { ...span, ...(memberId && { memberId }), ...(scope && { scope }) } }),
      ),
    members: async (_, { filter, order, page }, { wps }) => {
      const { uplineId, ...rest } = given(filter ?? {})
      const query = { ...pageQuery(page, order), ...rest, ...(uplineId === undefined ? {} : { uplineId }) }
      return pageOf(await wps.call('listTeamMembers', { query }))
    },
    bets: async (_, { filter, ...stretch }, { wps }) => {
      const { span, vendorCode, ...rest } = given(filter)
      const asked = { ...span, ...rest, ...(vendorCode !== undefined && { vassalage: vendorCode }) }
      return { ...connectionOf(await wps.call('listTeamBets', { query: { ...asked, ...given(stretch) } })), asked }
    },
    transfers: async (_, { filter: { span, ...filter }, ...stretch }, { wps }) =>
      connectionOf(await wps.call('listTeamTransfers', { query: { ...span, ...given({ ...filter, ...stretch }) } })),
    bet: (_, { memberId, id }, { wps }) => orNull(wps.call('getTeamBet', { params: { memberId, id } })),
    member: (_, { id }, { team }) => team.byId(id),
  },
  TeamBetConnection: {
    totals: ({ asked }, _, { wps }) => wps.call('getTeamBetTotals', { query: asked }),
  },
  TeamBet: {
    member: ({ memberId }, _, { team }) => team.byId(memberId),
  },
  TeamTransfer: {
    member: ({ memberId }, _, { team }) => team.byId(memberId),
  },
  TeamMember: {
    directMemberCount: ({ directMembers }) => directMembers,
    // On the first level the upline is the caller.
    upline: ({ level, uplineId }, _, { team }) => (level > 1 ? team.byId(uplineId) : null),
    path: async ({ id }, _, { team }) =>
      Promise.all((await team.path(id)).map(async (each) => known(await team.byId(each)))),
    ownFigures: async ({ id }, { span }, { team }) => known(await team.figures(id, span)).own,
    teamFigures: async ({ id }, { span }, { team }) => known(await team.figures(id, span)).team,
  },
}

import { gatewayError } from '../../errors.ts'
import type { Resolvers, TeamMemberOrderField } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given } from '../../user-errors.ts'
import type { CallValue } from '../../wps/types.ts'

const sorts: Readonly<Record<TeamMemberOrderField, string>> = {
  ACCOUNT: 'account',
  REGISTERED_AT: 'registeredAt',
  LAST_SIGN_IN_AT: 'lastSignInAt',
}

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

export const agentsResolvers: Resolvers = {
  Query: {
    team: (_, __, { wps }) => wps.call('getTeam'),
  },
  Team: {
    memberCount: ({ members }) => members,
    directMemberCount: ({ directMembers }) => directMembers,
    onlineMemberCount: ({ onlineMembers }) => onlineMembers,
    report: async (_, { span, memberId, scope }, { wps }) =>
      reportOf(
        await wps.call('getTeamReport', { query: { ...span, ...(memberId && { memberId }), ...(scope && { scope }) } }),
      ),
    members: async (_, { filter, order, page }, { wps }) => {
      const { uplineId, ...rest } = given(filter ?? {})
      const sort = order ? { sort: `${order.direction === 'DESC' ? '-' : ''}${sorts[order.field]}` } : {}
      const query = { ...pageQuery(page), ...rest, ...(uplineId === undefined ? {} : { uplineId }), ...sort }
      return pageOf(await wps.call('listTeamMembers', { query }))
    },
    member: (_, { id }, { team }) => team.byId(id),
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

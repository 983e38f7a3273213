import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../paging.ts'
import { given } from '../../user-errors.ts'
import { operatorMutations } from './mutations.ts'

export const operatorsResolvers: Resolvers = {
  Query: {
    operator: (_, __, { identity }) => identity.operator(),
    merchants: async (_, { page, ...filter }, { wps }) =>
      pageOf(await wps.call('listMerchants', { query: { ...pageQuery(page), ...listed(filter) } })),
    merchant: (_, { id }, { wps }) => orNull(wps.call('getMerchant', { params: { id } })),
    whitelabelModules: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listModules', { query: pageQuery(page) })),
    registrationFields: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listRegistrationFields', { query: pageQuery(page) })),
    operatorBanners: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorBanners', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorBanner: (_, { id }, { wps }) => orNull(wps.call('getOperatorBanner', { params: { id } })),
    operatorAnnouncements: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorAnnouncements', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorAnnouncement: (_, { id }, { wps }) => orNull(wps.call('getOperatorAnnouncement', { params: { id } })),
    operatorMembers: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorMembers', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorMember: (_, { id }, { wps }) => orNull(wps.call('getOperatorMember', { params: { id } })),
    auditEntries: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listAuditEntries', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    auditEntry: (_, { id }, { wps }) => orNull(wps.call('getAuditEntry', { params: { id } })),
  },
  Mutation: operatorMutations,
}

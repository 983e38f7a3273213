import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'

export const contentResolvers: Resolvers = {
  Query: {
    banners: (_, { group }, { shared, language }) =>
      shared.call({ tag: 'BANNERS', maxAge: 10 }, 'listBanners', { query: { groupName: group, language } }),
    announcements: async (_, { filter, page }, { shared, language }) => {
      const { types, occasions } = filter ?? {}
      const query = {
        ...(types?.length && { types: types.join(',') }),
        ...(occasions?.length && { execution: occasions.join(',') }),
        platform: 'W' as const,
        language,
        ...pageQuery(page),
      }
      return pageOf(await shared.call({ tag: 'ANNOUNCEMENTS', maxAge: 10 }, 'listAnnouncements', { query }))
    },
  },
  Banner: { group: ({ groupName }) => groupName, linkType: ({ linkageType }) => linkageType },
  Announcement: { type: ({ promotionType }) => promotionType, occasion: ({ execution }) => execution },
  Team: {
    announcements: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listAgentAnnouncements', { query: pageQuery(page) })),
  },
}

import { orNull } from '../../../errors.ts'
import type { AnnouncementInput, BannerInput, PageInput, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

/** What lists are sorted by, as the platform calls it. */
const restFields: Readonly<Record<string, string>> = {
  group: 'groupName',
  linkType: 'linkageType',
  type: 'promotionType',
  occasion: 'execution',
}

const restOrder = (page: PageInput | null | undefined) =>
  page && { ...page, sort: page.sort?.replace(/\w+$/, (field) => restFields[field] ?? field) }

export const contentOperatorResolvers: Resolvers = {
  Query: {
    operatorBanners: async (_, { page, filter }, { wps }) => {
      const { group, ...rest } = listed(filter)
      const query = { ...pageQuery(restOrder(page)), ...rest, ...(group !== undefined && { groupName: group }) }
      return pageOf(await wps.call('listOperatorBanners', { query }))
    },
    operatorBanner: (_, { id }, { wps }) => orNull(wps.call('getOperatorBanner', { params: { id } })),
    operatorAnnouncements: async (_, { page, filter }, { wps }) => {
      const { type, occasion, ...rest } = listed(filter)
      const names = {
        ...(type !== undefined && { promotionType: type }),
        ...(occasion !== undefined && { execution: occasion }),
      }
      return pageOf(
        await wps.call('listOperatorAnnouncements', { query: { ...pageQuery(restOrder(page)), ...rest, ...names } }),
      )
    },
    operatorAnnouncement: (_, { id }, { wps }) => orNull(wps.call('getOperatorAnnouncement', { params: { id } })),
  },
  OperatorBanner: { group: ({ groupName }) => groupName, linkType: ({ linkageType }) => linkageType },
  OperatorAnnouncement: { type: ({ promotionType }) => promotionType, occasion: ({ execution }) => execution },
  Mutation: {
    createBanner: (_, { input }, { wps }) =>
      payload(async () => ({ banner: await wps.call('createBanner', { body: bannerBody(input) }) })),
    updateBanner: (_, { id, input }, { wps }) =>
      payload(async () => ({ banner: await wps.call('updateBanner', { params: { id }, body: bannerBody(input) }) })),
    deleteBanner: (_, { id, reason }, { wps }) =>
      payload(async () => ({ banner: await wps.call('deleteBanner', { params: { id }, query: given({ reason }) }) })),
    createAnnouncement: (_, { input }, { wps }) =>
      payload(async () => ({ announcement: await wps.call('createAnnouncement', { body: announcementBody(input) }) })),
    updateAnnouncement: (_, { id, input }, { wps }) =>
      payload(async () => ({
        announcement: await wps.call('updateAnnouncement', { params: { id }, body: announcementBody(input) }),
      })),
    deleteAnnouncement: (_, { id, reason }, { wps }) =>
      payload(async () => ({
        announcement: await wps.call('deleteAnnouncement', { params: { id }, query: given({ reason }) }),
      })),
  },
}

/** The platform wants times and target named, be it with null. */
function bannerBody({ reason, group: groupName, linkType: linkageType, ...banner }: BannerInput) {
  const times = { startsAt: banner.startsAt ?? null, endsAt: banner.endsAt ?? null }
  return { groupName, linkageType, ...banner, ...times, url: banner.url ?? null, ...(reason != null && { reason }) }
}

function announcementBody({ reason, type: promotionType, occasion: execution, ...announcement }: AnnouncementInput) {
  const times = { startsAt: announcement.startsAt ?? null, endsAt: announcement.endsAt ?? null }
  return { promotionType, execution, ...announcement, ...times, ...(reason != null && { reason }) }
}

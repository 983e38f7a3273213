import { orNull } from '../../../errors.ts'
import type { AnnouncementInput, BannerInput, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const contentOperatorResolvers: Resolvers = {
  Query: {
    operatorBanners: async (_, { filter, order, page }, { wps }) => {
      const { group, ...rest } = listed(filter)
      const query = { ...pageQuery(page, order), ...rest, ...(group !== undefined && { groupName: group }) }
      return pageOf(await wps.call('listOperatorBanners', { query }))
    },
    operatorBanner: (_, { id }, { wps }) => orNull(wps.call('getOperatorBanner', { params: { id } })),
    operatorAnnouncements: async (_, { filter, order, page }, { wps }) => {
      const { type, occasion, ...rest } = listed(filter)
      const names = {
        ...(type !== undefined && { promotionType: type }),
        ...(occasion !== undefined && { execution: occasion }),
      }
      return pageOf(
        await wps.call('listOperatorAnnouncements', { query: { ...pageQuery(page, order), ...rest, ...names } }),
      )
    },
    operatorAnnouncement: (_, { id }, { wps }) => orNull(wps.call('getOperatorAnnouncement', { params: { id } })),
    contentCalendar: (_, { span }, { wps }) => wps.call('getContentCalendar', { query: span }),
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

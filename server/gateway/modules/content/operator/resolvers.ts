import { orNull } from '../../../errors.ts'
import type { AnnouncementInput, BannerInput, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const contentOperatorResolvers: Resolvers = {
  Query: {
    operatorBanners: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorBanners', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorBanner: (_, { id }, { wps }) => orNull(wps.call('getOperatorBanner', { params: { id } })),
    operatorAnnouncements: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorAnnouncements', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorAnnouncement: (_, { id }, { wps }) => orNull(wps.call('getOperatorAnnouncement', { params: { id } })),
  },
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
function bannerBody({ reason, ...banner }: BannerInput) {
  const times = { startsAt: banner.startsAt ?? null, endsAt: banner.endsAt ?? null }
  return { ...banner, ...times, url: banner.url ?? null, ...(reason != null && { reason }) }
}

function announcementBody({ reason, ...announcement }: AnnouncementInput) {
  const times = { startsAt: announcement.startsAt ?? null, endsAt: announcement.endsAt ?? null }
  return { ...announcement, ...times, ...(reason != null && { reason }) }
}

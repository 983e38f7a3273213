import type { AnnouncementInput, BannerInput, MutationResolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'

/** The changes operators make. Each answers with the thing as it then stands. */
export const operatorMutations: MutationResolvers = {
  operatorSignIn: (_, { input }, { wps, adoptToken }) =>
    payload(async () => {
      const session = await wps.call('operatorSignIn', { body: given(input) })
      adoptToken(session.token)
      return session
    }),
  operatorSignOut: (_, __, { wps, adoptToken }) =>
    payload(
      async () => {
        const ended = await wps.call('operatorSignOut')
        adoptToken(undefined)
        return ended
      },
      { done: false },
    ),
  updateMerchant: (_, { input: { id, maintenanceUntil, realityCheckMinutes, ...change } }, { wps }) =>
    payload(async () => {
      // Null takes the end of the maintenance away; left out, it stays.
      const body = {
        ...given(change),
        ...(maintenanceUntil !== undefined && { maintenanceUntil }),
        // The platform refuses any other interval.
        ...(realityCheckMinutes != null && { realityCheckMinutes: realityCheckMinutes as 15 | 30 | 60 }),
      }
      return { merchant: await wps.call('updateMerchant', { params: { id }, body }) }
    }),
  updateWhitelabelModule: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ module: await wps.call('updateModule', { params: { id }, body: given(body) }) })),
  updateRegistrationField: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({
      registrationField: await wps.call('updateRegistrationField', { params: { id }, body: given(body) }),
    })),
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

import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { AnnouncementFilter } from '../announcements-repository.ts'
import type { BannerFilter } from '../banners-repository.ts'
import type { ContentService } from '../service.ts'
import type { AnnouncementInput, BannerInput, StoredAnnouncement, StoredBanner } from '../shapes.ts'
import { contentRights } from './policy.ts'

export interface ContentOperatorDependencies {
  readonly content: ContentService
  readonly operators: OperatorsService
  readonly sites: SitesService
}

const bannerDeed = (verb: 'create' | 'update' | 'delete') => ({
  right: contentRights['banners.change'],
  action: `banners.${verb}`,
  subjectKind: 'banners',
  subjectId: ({ id }: StoredBanner) => id,
  present: (banner: StoredBanner) => banner,
})

const announcementDeed = (verb: 'create' | 'update' | 'delete') => ({
  right: contentRights['announcements.change'],
  action: `announcements.${verb}`,
  subjectKind: 'announcements',
  subjectId: ({ id }: StoredAnnouncement) => id,
  present: (announcement: StoredAnnouncement) => announcement,
})

/** The brand in view, with the languages that its words must be in. */
async function publisherOf({ sites }: ContentOperatorDependencies, { merchantId }: OperatorSession) {
  const { languages, defaultLanguage } = await sites.findMerchant(merchantId)
  return { merchantId, languages, defaultLanguage }
}

/** Every banner of the brand, whether shown or not. */
export async function listBanners(
  { content }: ContentOperatorDependencies,
  session: OperatorSession,
  filter: BannerFilter,
  page: PageRequest,
) {
  demand(session, contentRights['banners.read'])
  return content.searchBanners(session.merchantId, filter, page)
}

/** Throws BANNER_NOT_FOUND. */
export async function getBanner({ content }: ContentOperatorDependencies, session: OperatorSession, id: string) {
  demand(session, contentRights['banners.read'])
  return content.getBanner(session.merchantId, id)
}

/** Throws what `checkBanner` throws, and PICTURE_INVALID. */
export async function createBanner(dependencies: ContentOperatorDependencies, by: By, input: BannerInput) {
  const { content, operators } = dependencies
  const brand = await publisherOf(dependencies, by.session)
  return operators.perform(by, bannerDeed('create'), (tx) => content.createBanner(tx, brand, input))
}

/** Throws BANNER_NOT_FOUND, and as `createBanner`. */
export async function updateBanner(dependencies: ContentOperatorDependencies, by: By, id: string, input: BannerInput) {
  const { content, operators } = dependencies
  const brand = await publisherOf(dependencies, by.session)
  return operators.perform(by, bannerDeed('update'), (tx) => content.updateBanner(tx, brand, id, input))
}

/** Throws BANNER_NOT_FOUND. */
export const deleteBanner = ({ content, operators }: ContentOperatorDependencies, by: By, id: string) =>
  operators.perform(by, bannerDeed('delete'), (tx) => content.deleteBanner(tx, by.session.merchantId, id))

/** Every announcement of the brand, whether shown or not. */
export async function listAnnouncements(
  { content }: ContentOperatorDependencies,
  session: OperatorSession,
  filter: AnnouncementFilter,
  page: PageRequest,
) {
  demand(session, contentRights['announcements.read'])
  return content.searchAnnouncements(session.merchantId, filter, page)
}

/** Throws ANNOUNCEMENT_NOT_FOUND. */
export async function getAnnouncement({ content }: ContentOperatorDependencies, session: OperatorSession, id: string) {
  demand(session, contentRights['announcements.read'])
  return content.getAnnouncement(session.merchantId, id)
}

/** Throws what `checkAnnouncement` throws. */
export async function createAnnouncement(dependencies: ContentOperatorDependencies, by: By, input: AnnouncementInput) {
  const { content, operators } = dependencies
  const brand = await publisherOf(dependencies, by.session)
  return operators.perform(by, announcementDeed('create'), (tx) => content.createAnnouncement(tx, brand, input))
}

/** Throws ANNOUNCEMENT_NOT_FOUND, and as `createAnnouncement`. */
export async function updateAnnouncement(
  dependencies: ContentOperatorDependencies,
  by: By,
  id: string,
  input: AnnouncementInput,
) {
  const { content, operators } = dependencies
  const brand = await publisherOf(dependencies, by.session)
  return operators.perform(by, announcementDeed('update'), (tx) => content.updateAnnouncement(tx, brand, id, input))
}

/** Throws ANNOUNCEMENT_NOT_FOUND. */
export const deleteAnnouncement = ({ content, operators }: ContentOperatorDependencies, by: By, id: string) =>
  operators.perform(by, announcementDeed('delete'), (tx) => content.deleteAnnouncement(tx, by.session.merchantId, id))

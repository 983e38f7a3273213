import { createKeptReads } from '../../lib/kept-reads.ts'
import { createAnnouncements } from './announcements.ts'
import { createBanners } from './banners.ts'
import type { ContentDependencies } from './dependencies.ts'
import { createFileStore } from './files.ts'
import { findOwnPicture } from './pictures.ts'
import { createSchedule } from './schedule.ts'

export { fileUrl } from './files.ts'
export { areOwnPictures } from './pictures.ts'
export type { AnnouncementInput, BannerInput } from './shapes.ts'
export { inLanguage } from './translate.ts'

/** How long the lobby's content is kept, in milliseconds: as late as that a banner with an hour appears. */
const PUBLIC_LIFE = 2_000

/** Banners, announcements and pictures (sections 2 and 3 of the specification). What is published shows at once. */
export function createContentService(dependencies: ContentDependencies) {
  const { database, clock, events } = dependencies
  const parts = { ...dependencies, publicReads: createKeptReads({ clock, events, life: PUBLIC_LIFE }) }
  return {
    files: createFileStore(database, clock),
    banners: createBanners(parts),
    announcements: createAnnouncements(parts),
    schedule: createSchedule(dependencies),
    /** Width and height of a picture that operators of the brand uploaded; undefined for any other address. */
    findOwnPicture: (merchantId: string, url: string) => findOwnPicture(database.query, merchantId, url),
  }
}

export type ContentService = ReturnType<typeof createContentService>

import type { Database, Transaction } from '../../db/connection.ts'
import type { Rows } from '../../db/search.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { createKeptReads } from '../../lib/kept-reads.ts'
import * as announcements from './announcements-repository.ts'
import * as banners from './banners-repository.ts'
import { checkAnnouncement, checkBanner, uploadedFile } from './checks.ts'
import { contentErrors } from './errors.ts'
import { createFileStore } from './files.ts'
import { selectOperatorFiles } from './files-repository.ts'
import type {
  AnnouncementInput,
  BannerInput,
  BrandLanguages,
  PublicAnnouncement,
  PublicBanner,
  StoredAnnouncement,
  StoredBanner,
} from './shapes.ts'
import { inLanguage } from './translate.ts'

export { fileUrl } from './files.ts'
export type { AnnouncementInput, BannerInput, StoredAnnouncement, StoredBanner } from './shapes.ts'

/** How long the lobby's content is kept, in milliseconds: as late as that a banner with an hour appears. */
const PUBLIC_LIFE = 2_000

export interface ContentDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** The brand whose content is read: its id, and the language to speak with the one to fall back to. */
export interface Reader {
  readonly merchantId: string
  readonly language: string
  readonly defaultLanguage: string
}

/** The brand whose content is changed, and the languages that its words must be in. */
export interface Publisher extends BrandLanguages {
  readonly merchantId: string
}

/** A change with the thing before and after it; null where there was or is none. For the audit log. */
export interface Change<Thing> {
  readonly before: Thing | null
  readonly after: Thing | null
}

/**
 * Banners, announcements and pictures (sections 2 and 3 of the specification). What is published shows at once:
 * each change tells the live events after its commit. Changes belong to the caller's transaction.
 */
export function createContentService({ database, clock, events }: ContentDependencies) {
  const publicReads = createKeptReads({ clock, events, life: PUBLIC_LIFE })
  const announce = (tx: Transaction, merchantId: string, ...topics: SiteTopic[]) =>
    tx.onCommit(() => {
      const version = clock.now().getTime()
      for (const topic of topics) events.publish({ type: 'site', merchantId, topic, version })
      if (topics.includes('notices')) events.publish({ type: 'notices', merchantId, version })
    })
  const announceChange = (tx: Transaction, merchantId: string, ...versions: (StoredAnnouncement | null)[]) => {
    const touchesNotices = versions.some((one) => one?.promotionType === 'B')
    announce(tx, merchantId, 'announcements', ...(touchesNotices ? (['notices'] as const) : []))
  }

  async function needBanner(tx: Transaction, merchantId: string, id: string): Promise<StoredBanner> {
    const banner = await banners.selectBanner(tx.query, merchantId, id)
    if (banner === undefined) throw contentErrors.BANNER_NOT_FOUND()
    return banner
  }
  /**
   * A banner publishes what it shows: only pictures that operators of the brand uploaded, never those of another brand or
   * of a member. Throws PICTURE_INVALID.
   */
  async function demandOwnPictures(tx: Transaction, merchantId: string, { pictures }: BannerInput): Promise<void> {
    const uploads = pictures.map(({ imageUrl }) => uploadedFile(imageUrl))
    const own = await selectOperatorFiles(
      tx.query,
      merchantId,
      uploads.flatMap((id) => id ?? []),
    )
    const foreign = uploads.findIndex((id) => id !== undefined && !own.includes(id))
    if (foreign !== -1) throw contentErrors.PICTURE_INVALID({ field: `pictures.${foreign}.imageUrl` })
  }
  async function needAnnouncement(tx: Transaction, merchantId: string, id: string): Promise<StoredAnnouncement> {
    const announcement = await announcements.selectAnnouncement(tx.query, merchantId, id)
    if (announcement === undefined) throw contentErrors.ANNOUNCEMENT_NOT_FOUND()
    return announcement
  }

  return {
    files: createFileStore(database, clock),

    /** The banners of a group that are shown now, in order, each in the reader's language. */
    async listBanners(reader: Reader, groupName: string): Promise<PublicBanner[]> {
      const shown = await publicReads.keep(`banners ${reader.merchantId} ${groupName}`, () =>
        banners.selectShownBanners(database.query, reader.merchantId, groupName, clock.now()),
      )
      return shown.flatMap((banner) => {
        const picture = inLanguage(banner.pictures, reader.language, reader.defaultLanguage)
        const { id, groupName, url, linkageType } = banner
        return picture === undefined
          ? []
          : [{ id, groupName, title: picture.title, imageUrl: picture.imageUrl, url, linkageType }]
      })
    },

    /** A page of the announcements in force, newest first, each in the reader's language. */
    async listAnnouncements(
      reader: Reader,
      filter: { types?: readonly string[]; executions?: readonly string[] },
      page: PageRequest,
    ): Promise<Rows<PublicAnnouncement>> {
      const { rows, total } = await publicReads.keep(
        `announcements ${reader.merchantId} ${JSON.stringify([filter, page])}`,
        () =>
          announcements.selectAnnouncements(
            database.query,
            reader.merchantId,
            { ...filter, shownAt: clock.now() },
            page,
          ),
      )
      const spoken = rows.flatMap((row) => {
        const words = inLanguage(row.translations, reader.language, reader.defaultLanguage)
        const { id, promotionType, execution, startedAt } = row
        return words === undefined
          ? []
          : [{ id, promotionType, execution, title: words.title, content: words.content, publishedAt: startedAt }]
      })
      return { rows: spoken, total }
    },

    /** For operators: every banner of the brand, whether shown or not. */
    searchBanners: (merchantId: string, filter: banners.BannerFilter, page: PageRequest) =>
      banners.selectBanners(database.query, merchantId, filter, page),
    async getBanner(merchantId: string, id: string): Promise<StoredBanner> {
      const banner = await banners.selectBanner(database.query, merchantId, id)
      if (banner === undefined) throw contentErrors.BANNER_NOT_FOUND()
      return banner
    },
    async createBanner(tx: Transaction, brand: Publisher, input: BannerInput): Promise<Change<StoredBanner>> {
      checkBanner(input, brand)
      await demandOwnPictures(tx, brand.merchantId, input)
      const id = newId()
      await banners.insertBanner(tx.query, brand.merchantId, id, input, clock.now())
      announce(tx, brand.merchantId, 'banners')
      return { before: null, after: await needBanner(tx, brand.merchantId, id) }
    },
    async updateBanner(
      tx: Transaction,
      brand: Publisher,
      id: string,
      input: BannerInput,
    ): Promise<Change<StoredBanner>> {
      const before = await needBanner(tx, brand.merchantId, id)
      checkBanner(input, brand)
      await demandOwnPictures(tx, brand.merchantId, input)
      await banners.updateBanner(tx.query, brand.merchantId, id, input, clock.now())
      announce(tx, brand.merchantId, 'banners')
      return { before, after: await needBanner(tx, brand.merchantId, id) }
    },
    async deleteBanner(tx: Transaction, merchantId: string, id: string): Promise<Change<StoredBanner>> {
      const before = await needBanner(tx, merchantId, id)
      await banners.deleteBanner(tx.query, merchantId, id)
      announce(tx, merchantId, 'banners')
      return { before, after: null }
    },

    /** For operators: every announcement of the brand, whether shown or not. */
    searchAnnouncements: (merchantId: string, filter: announcements.AnnouncementFilter, page: PageRequest) =>
      announcements.selectAnnouncements(database.query, merchantId, filter, page),
    async getAnnouncement(merchantId: string, id: string): Promise<StoredAnnouncement> {
      const announcement = await announcements.selectAnnouncement(database.query, merchantId, id)
      if (announcement === undefined) throw contentErrors.ANNOUNCEMENT_NOT_FOUND()
      return announcement
    },
    async createAnnouncement(
      tx: Transaction,
      brand: Publisher,
      input: AnnouncementInput,
    ): Promise<Change<StoredAnnouncement>> {
      checkAnnouncement(input, brand)
      const id = newId()
      await announcements.insertAnnouncement(tx.query, brand.merchantId, id, input, clock.now())
      const after = await needAnnouncement(tx, brand.merchantId, id)
      announceChange(tx, brand.merchantId, after)
      return { before: null, after }
    },
    async updateAnnouncement(
      tx: Transaction,
      brand: Publisher,
      id: string,
      input: AnnouncementInput,
    ): Promise<Change<StoredAnnouncement>> {
      const before = await needAnnouncement(tx, brand.merchantId, id)
      checkAnnouncement(input, brand)
      await announcements.updateAnnouncement(tx.query, brand.merchantId, id, input, clock.now())
      const after = await needAnnouncement(tx, brand.merchantId, id)
      announceChange(tx, brand.merchantId, before, after)
      return { before, after }
    },
    async deleteAnnouncement(tx: Transaction, merchantId: string, id: string): Promise<Change<StoredAnnouncement>> {
      const before = await needAnnouncement(tx, merchantId, id)
      await announcements.deleteAnnouncement(tx.query, merchantId, id)
      announceChange(tx, merchantId, before)
      return { before, after: null }
    },
  }
}

export type ContentService = ReturnType<typeof createContentService>

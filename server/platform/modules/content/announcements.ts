import type { Transaction } from '../../db/connection.ts'
import type { Rows } from '../../db/search.ts'
import type { PageRequest } from '../../http/paging.ts'
import { newId } from '../../lib/id.ts'
import * as announcements from './announcements-repository.ts'
import { checkAnnouncement } from './checks.ts'
import type { Change, ContentParts, Publisher, Reader } from './dependencies.ts'
import { contentErrors } from './errors.ts'
import type { AnnouncementInput, PublicAnnouncement, StoredAnnouncement } from './shapes.ts'
import { tellBrand } from './tell.ts'
import { inLanguage } from './translate.ts'

/** Announcements and notices of a brand. Changes belong to the caller's transaction. */
export function createAnnouncements(parts: ContentParts) {
  const { database, clock, publicReads } = parts
  return {
    /** A page of the announcements in force, newest first, each in the reader's language. */
    async list(
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

    /** For operators: every announcement of the brand, whether shown or not. */
    search: (merchantId: string, filter: announcements.AnnouncementFilter, page: PageRequest) =>
      announcements.selectAnnouncements(database.query, merchantId, filter, page),
    /** Throws ANNOUNCEMENT_NOT_FOUND, as whatever names one that is not there. */
    async find(merchantId: string, id: string): Promise<StoredAnnouncement> {
      const announcement = await announcements.selectAnnouncement(database.query, merchantId, id)
      if (announcement === undefined) throw contentErrors.ANNOUNCEMENT_NOT_FOUND()
      return announcement
    },
    /** Throws what `checkAnnouncement` throws. */
    async create(tx: Transaction, brand: Publisher, input: AnnouncementInput): Promise<Change<StoredAnnouncement>> {
      checkAnnouncement(input, brand)
      const id = newId()
      await announcements.insertAnnouncement(tx.query, brand.merchantId, id, input, clock.now())
      const after = await needAnnouncement(tx, brand.merchantId, id)
      announceChange(parts, tx, brand.merchantId, after)
      return { before: null, after }
    },
    async update(
      tx: Transaction,
      brand: Publisher,
      id: string,
      input: AnnouncementInput,
    ): Promise<Change<StoredAnnouncement>> {
      const before = await needAnnouncement(tx, brand.merchantId, id)
      checkAnnouncement(input, brand)
      await announcements.updateAnnouncement(tx.query, brand.merchantId, id, input, clock.now())
      const after = await needAnnouncement(tx, brand.merchantId, id)
      announceChange(parts, tx, brand.merchantId, before, after)
      return { before, after }
    },
    async delete(tx: Transaction, merchantId: string, id: string): Promise<Change<StoredAnnouncement>> {
      const before = await needAnnouncement(tx, merchantId, id)
      await announcements.deleteAnnouncement(tx.query, merchantId, id)
      announceChange(parts, tx, merchantId, before)
      return { before, after: null }
    },
  }
}

async function needAnnouncement(tx: Transaction, merchantId: string, id: string): Promise<StoredAnnouncement> {
  const announcement = await announcements.selectAnnouncement(tx.query, merchantId, id)
  if (announcement === undefined) throw contentErrors.ANNOUNCEMENT_NOT_FOUND()
  return announcement
}

/** Tells who reads announcements, and who reads notices where it is or was one. */
function announceChange(
  parts: ContentParts,
  tx: Transaction,
  merchantId: string,
  ...versions: (StoredAnnouncement | null)[]
): void {
  const touchesNotices = versions.some((one) => one?.promotionType === 'B')
  tellBrand(parts, tx, merchantId, 'announcements', ...(touchesNotices ? (['notices'] as const) : []))
}

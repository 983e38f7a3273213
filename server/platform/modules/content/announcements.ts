import type { Transaction } from '../../db/connection.ts'
import type { Rows } from '../../db/search.ts'
import { httpErrors } from '../../http/errors.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { MemberSession } from '../../http/session.ts'
import { newId } from '../../lib/id.ts'
import * as announcements from './announcements-repository.ts'
import { checkAnnouncement } from './checks.ts'
import type { Change, ContentParts, Publisher, Reader } from './dependencies.ts'
import { contentErrors } from './errors.ts'
import { contentPolicy } from './policy.ts'
import type { AnnouncementInput, PublicAnnouncement, StoredAnnouncement } from './shapes.ts'
import { tellBrand } from './tell.ts'
import { inLanguage } from './translate.ts'

/** Announcements and notices of a brand. Changes belong to the caller's transaction. */
export function createAnnouncements(parts: ContentParts) {
  const { database, clock } = parts
  return {
    /** A page of the announcements in force for everybody, newest first, each in the reader's language. */
    list: (
      reader: Reader,
      { types, executions }: { types?: readonly string[]; executions?: readonly string[] },
      page: PageRequest,
    ): Promise<Rows<PublicAnnouncement>> => listShown(parts, reader, { types, executions, audience: 'ALL' }, page),
    /** The same of those for agents, and for every member, since agents are members too. Throws FORBIDDEN to whoever is none. */
    async listForAgents(session: MemberSession, reader: Reader, page: PageRequest): Promise<Rows<PublicAnnouncement>> {
      if (!contentPolicy['agentAnnouncements.read'](session)) throw httpErrors.FORBIDDEN()
      return listShown(parts, reader, { isForAgents: true }, page)
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

/** What is in force, kept for a moment: the key says for whom, so that nobody is given what was read for others. */
async function listShown(
  { database, clock, publicReads }: ContentParts,
  { merchantId, language, defaultLanguage }: Reader,
  filter: announcements.AnnouncementFilter,
  page: PageRequest,
): Promise<Rows<PublicAnnouncement>> {
  const { rows, total } = await publicReads.keep(`announcements ${merchantId} ${JSON.stringify([filter, page])}`, () =>
    announcements.selectAnnouncements(database.query, merchantId, { ...filter, shownAt: clock.now() }, page),
  )
  const spoken = rows.flatMap(({ id, promotionType, execution, translations, startedAt }) => {
    const words = inLanguage(translations, language, defaultLanguage)
    return words === undefined
      ? []
      : [{ id, promotionType, execution, title: words.title, content: words.content, publishedAt: startedAt }]
  })
  return { rows: spoken, total }
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

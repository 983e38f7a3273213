import { type Kysely, type Selectable, sql } from 'kysely'
import type { MerchantDrafts, MerchantVersions, Tables } from '../../../db/tables.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'

type Query = Kysely<Tables>
export type DraftRow = Selectable<MerchantDrafts>
export type VersionRow = Selectable<MerchantVersions>

export const selectDraft = (query: Query, merchantId: string): Promise<DraftRow | undefined> =>
  query.selectFrom('merchant_drafts').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst()

/** Asked before the brand itself is held, by everybody in this order. */
export const lockDraft = (query: Query, merchantId: string): Promise<DraftRow | undefined> =>
  query.selectFrom('merchant_drafts').selectAll().where('merchant_id', '=', merchantId).forUpdate().executeTakeFirst()

interface DraftValues {
  readonly change: Record<string, unknown>
  readonly savedBy: string
  readonly savedAt: Date
}

/** Of all drafts of the house: one that was given up leaves no number to a later one. */
const NEXT_REVISION = sql<number>`nextval('merchant_draft_revisions')::int4`

/** Answers nothing where somebody else was first with a draft of that brand. */
export const insertDraft = (query: Query, merchantId: string, { change, savedBy, savedAt }: DraftValues) =>
  query
    .insertInto('merchant_drafts')
    .values({
      merchant_id: merchantId,
      change: JSON.stringify(change),
      revision: NEXT_REVISION,
      saved_by: savedBy,
      saved_at: savedAt,
    })
    .onConflict((conflict) => conflict.column('merchant_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateDraft = (query: Query, merchantId: string, { change, savedBy, savedAt }: DraftValues) =>
  query
    .updateTable('merchant_drafts')
    .set({
      change: JSON.stringify(change),
      revision: NEXT_REVISION,
      saved_by: savedBy,
      saved_at: savedAt,
    })
    .where('merchant_id', '=', merchantId)
    .returningAll()
    .executeTakeFirst()

export const deleteDraft = (query: Query, merchantId: string) =>
  query.deleteFrom('merchant_drafts').where('merchant_id', '=', merchantId).execute()

interface VersionValues {
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
  readonly origin: 'SAVE' | 'DRAFT' | 'TAKE_BACK'
  readonly takesBack: number | null
  readonly reason: string | undefined
  readonly savedBy: string
  readonly savedAt: Date
}

/** The next version of a brand, which the caller holds: no two have a number. */
export const insertVersion = (query: Query, merchantId: string, version: VersionValues) =>
  query
    .insertInto('merchant_versions')
    .values(({ selectFrom, fn, val, eb }) => ({
      merchant_id: merchantId,
      number: selectFrom('merchant_versions')
        .where('merchant_id', '=', merchantId)
        .select(eb(fn.coalesce(fn.max('number'), val(0)), '+', 1).as('next')),
      before: JSON.stringify(version.before),
      after: JSON.stringify(version.after),
      origin: version.origin,
      takes_back: version.takesBack,
      reason: version.reason ?? null,
      saved_by: version.savedBy,
      saved_at: version.savedAt,
    }))
    .execute()

export const selectVersion = (query: Query, merchantId: string, number: number): Promise<VersionRow | undefined> =>
  query
    .selectFrom('merchant_versions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('number', '=', number)
    .executeTakeFirst()

/** The newest first. */
export async function selectVersions(query: Query, merchantId: string, page: PageRequest) {
  const { limit, offset } = pageOf(page)
  const ofBrand = query.selectFrom('merchant_versions').where('merchant_id', '=', merchantId)
  const rows = await ofBrand.selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute()
  const { total } = await ofBrand.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

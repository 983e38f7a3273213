import type { Transaction } from '../../db/connection.ts'
import { WISH_DAYS } from '../operators/service.ts'
import type { ProposalKind } from './kinds.ts'

type Query = Transaction['query']

const DAY = 24 * 60 * 60 * 1000

/** From when on a proposal must have been made to count. */
export const oldestAt = (now: Date): Date => new Date(now.getTime() - WISH_DAYS * DAY)

/** Proposals that are not too old. Whether their proposers still have a say is asked by the service. */
const recent = (query: Query, merchantIds: readonly string[], now: Date) =>
  query
    .selectFrom('proposals')
    .selectAll()
    .where('proposals.merchant_id', 'in', merchantIds)
    .where('proposals.proposed_at', '>', oldestAt(now))

export function listOfSubjects(
  query: Query,
  merchantIds: readonly string[],
  kind: ProposalKind,
  ids: readonly string[],
  now: Date,
) {
  return recent(query, merchantIds, now).where('subject_kind', '=', kind).where('subject_id', 'in', ids).execute()
}

/** Those about one subject, of some kinds. */
export const listOfKinds = (query: Query, merchantId: string, kinds: readonly ProposalKind[], id: string, now: Date) =>
  recent(query, [merchantId], now)
    .where('subject_kind', 'in', kinds)
    .where('subject_id', '=', id)
    .orderBy('proposed_at', 'desc')
    .execute()

export type ProposalRow = Awaited<ReturnType<typeof listOfSubjects>>[number]

/** As many of a brand are listed: they lapse within days, and each subject has one. */
const MOST_LISTED = 500

/** Those of a brand, the newest first. */
export const listOfBrand = (query: Query, merchantId: string, now: Date): Promise<ProposalRow[]> =>
  recent(query, [merchantId], now).orderBy('proposed_at', 'desc').orderBy('proposals.id').limit(MOST_LISTED).execute()

/** The proposal of a subject, if it counts, while nobody else confirms or refuses it. */
export const lockOfSubject = (
  query: Query,
  merchantId: string,
  kind: ProposalKind,
  id: string,
  now: Date,
): Promise<ProposalRow | undefined> =>
  recent(query, [merchantId], now)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** One by its id, of any of some brands. */
export const findById = (
  query: Query,
  merchantIds: readonly string[],
  id: string,
  now: Date,
): Promise<ProposalRow | undefined> => recent(query, merchantIds, now).where('proposals.id', '=', id).executeTakeFirst()

/** The same of one brand, while nobody else confirms or refuses it. */
export const lockById = (query: Query, merchantId: string, id: string, now: Date): Promise<ProposalRow | undefined> =>
  recent(query, [merchantId], now).where('proposals.id', '=', id).forUpdate().executeTakeFirst()

/** Writes a proposal in the place of the one that its subject may have. */
export async function writeProposal(query: Query, { wish, ...row }: ProposalRow): Promise<void> {
  const values = { ...row, wish: JSON.stringify(wish) }
  await query
    .insertInto('proposals')
    .values(values)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'subject_kind', 'subject_id']).doUpdateSet(values))
    .execute()
}

export async function deleteProposal(query: Query, merchantId: string, kind: ProposalKind, id: string): Promise<void> {
  await query
    .deleteFrom('proposals')
    .where('merchant_id', '=', merchantId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()
}

/** Waits until nobody else changes settings that have no row of their own to lock; held until the transaction ends. */
export async function lockSettings(tx: Transaction, merchantId: string, kind: ProposalKind): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}:${merchantId}`])
}

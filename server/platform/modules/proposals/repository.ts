import type { Transaction } from '../../db/connection.ts'
import { PROPOSAL_DAYS, type ProposalKind } from './kinds.ts'

type Query = Transaction['query']

const DAY = 24 * 60 * 60 * 1000

/** From when on a proposal must have been made to count. */
export const oldestAt = (now: Date): Date => new Date(now.getTime() - PROPOSAL_DAYS * DAY)

/** Proposals of operators who have not been closed since, and not too old; each with the role that its proposer has now. */
const standing = (query: Query, merchantIds: readonly string[], now: Date) =>
  query
    .selectFrom('proposals')
    .innerJoin('operators', 'operators.id', 'proposals.proposed_by')
    .selectAll('proposals')
    .select('operators.role as proposer_role')
    .where('proposals.merchant_id', 'in', merchantIds)
    .where('proposals.proposed_at', '>', oldestAt(now))
    .where('operators.active', '=', true)

export function listOfSubjects(
  query: Query,
  merchantIds: readonly string[],
  kind: ProposalKind,
  ids: readonly string[],
  now: Date,
) {
  return standing(query, merchantIds, now).where('subject_kind', '=', kind).where('subject_id', 'in', ids).execute()
}

export type StandingRow = Awaited<ReturnType<typeof listOfSubjects>>[number]

/** Those of a brand, the newest first. */
export const listOfBrand = (query: Query, merchantId: string, now: Date): Promise<StandingRow[]> =>
  standing(query, [merchantId], now).orderBy('proposed_at', 'desc').orderBy('proposals.id').execute()

/** The proposal of a subject, if it counts, while nobody else confirms or refuses it. */
export const lockOfSubject = (
  query: Query,
  merchantId: string,
  kind: ProposalKind,
  id: string,
  now: Date,
): Promise<StandingRow | undefined> =>
  standing(query, [merchantId], now)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .forUpdate('proposals')
    .executeTakeFirst()

/** One by its id, of any of some brands. */
export const findById = (
  query: Query,
  merchantIds: readonly string[],
  id: string,
  now: Date,
): Promise<StandingRow | undefined> =>
  standing(query, merchantIds, now).where('proposals.id', '=', id).executeTakeFirst()

/** The same of one brand, while nobody else confirms or refuses it. */
export const lockById = (query: Query, merchantId: string, id: string, now: Date): Promise<StandingRow | undefined> =>
  standing(query, [merchantId], now).where('proposals.id', '=', id).forUpdate('proposals').executeTakeFirst()

/** Writes a proposal in the place of the one that its subject may have. */
export async function writeProposal(query: Query, { wish, ...row }: Omit<StandingRow, 'proposer_role'>): Promise<void> {
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

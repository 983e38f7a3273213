import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Tables, VendorCaseNotes } from '../../../db/tables.ts'
import type { CaseRow, ComparisonRow } from '../repository.ts'

/** Brands whose money somebody sees; all of it when these are all brands. */
export interface Seen {
  readonly merchantIds: readonly string[]
  readonly isAll: boolean
}

interface Place {
  readonly limit: number
  readonly offset: number
}

export type NoteRow = Selectable<VendorCaseNotes>

export interface ComparisonFilter {
  readonly source?: string | undefined
  readonly outcome?: string | undefined
  /** The days themselves included. */
  readonly firstDay?: string | undefined
  readonly lastDay?: string | undefined
}

/** Whether something differs in a comparison's figures of the brands that are seen. */
const differs = ({ merchantIds, isAll }: Seen) => sql<boolean>`exists (
  select from jsonb_array_elements(figures) figure
   where (${isAll} or figure ->> 'merchantId' = any(${sql.val([...merchantIds])}::text[]))
     and (figure ->> 'missingHere')::int8 + (figure ->> 'missingThere')::int8 + (figure ->> 'different')::int8 > 0)`

/** Comparisons since a day, the newest day first. */
export async function listComparisons(
  { query }: Database,
  {
    source,
    outcome,
    firstDay,
    lastDay,
    since,
    seen,
  }: ComparisonFilter & { readonly since: string; readonly seen: Seen },
  { limit, offset }: Place,
): Promise<Rows<ComparisonRow>> {
  let wanted = query.selectFrom('vendor_comparisons').where('day', '>=', since)
  if (source !== undefined) wanted = wanted.where('source', '=', source)
  if (outcome === 'MATCHED' || outcome === 'DIFFERENT')
    // As the comparison is shown: by the figures of the brands that are seen. The whole outcome would tell of others.
    wanted = wanted.where('outcome', 'in', ['MATCHED', 'DIFFERENT']).where(differs(seen), '=', outcome === 'DIFFERENT')
  else if (outcome !== undefined) wanted = wanted.where('outcome', '=', outcome)
  if (firstDay !== undefined) wanted = wanted.where('day', '>=', firstDay)
  if (lastDay !== undefined) wanted = wanted.where('day', '<=', lastDay)
  const rows = await wanted.selectAll().orderBy('day', 'desc').orderBy('source').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export interface CaseFilter extends TimeSpan {
  readonly state?: 'OPEN' | 'CLOSED' | undefined
  readonly outcome?: string | undefined
  readonly source?: string | undefined
}

const seenCases = (query: Kysely<Tables>, { merchantIds, isAll }: Seen) => {
  const all = query.selectFrom('vendor_cases')
  return isAll ? all : all.where('merchant_id', '=', sql<string>`any(${sql.val([...merchantIds])}::text[])`)
}

/** Makes what several write about a case happen one after the other, until the transaction ends. */
export const lockCase = (query: Kysely<Tables>, id: string) =>
  query.selectFrom('vendor_cases').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** A page of the cases that somebody sees, those found last first. */
export async function listCases(
  query: Kysely<Tables>,
  seen: Seen,
  { state, outcome, source, ...span }: CaseFilter,
  { limit, offset }: Place,
): Promise<Rows<CaseRow>> {
  let wanted = inSpan(seenCases(query, seen), 'found_at', span)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  if (outcome !== undefined) wanted = wanted.where('outcome', '=', outcome)
  if (source !== undefined) wanted = wanted.where('source', '=', source)
  const rows = await wanted
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findCase = (query: Kysely<Tables>, seen: Seen, id: string): Promise<CaseRow | undefined> =>
  seenCases(query, seen).selectAll().where('id', '=', id).executeTakeFirst()

/** Accounts of members by id. */
export async function findAccounts(
  query: Kysely<Tables>,
  players: readonly { readonly merchantId: string; readonly memberId: string }[],
): Promise<Map<string, string>> {
  if (players.length === 0) return new Map()
  const rows = await query
    .selectFrom('members')
    .select(['id', 'account'])
    .where(
      'merchant_id',
      'in',
      players.map(({ merchantId }) => merchantId),
    )
    .where(
      'id',
      'in',
      players.map(({ memberId }) => memberId),
    )
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** Notes of cases, oldest first. */
export async function findNotes(query: Kysely<Tables>, ids: readonly string[]): Promise<NoteRow[]> {
  if (ids.length === 0) return []
  return query.selectFrom('vendor_case_notes').selectAll().where('case_id', 'in', ids).orderBy('id').execute()
}

export async function insertNote(query: Kysely<Tables>, note: NoteRow): Promise<void> {
  await query.insertInto('vendor_case_notes').values(note).execute()
}

/** Closes an open case; undefined when it is not open any more. */
export const close = (
  query: Kysely<Tables>,
  id: string,
  closed: { readonly outcome: string; readonly closed_by: string; readonly closed_at: Date },
): Promise<CaseRow | undefined> =>
  query
    .updateTable('vendor_cases')
    .set({ ...closed, state: 'CLOSED' })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst()

import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { RiskCaseNotes, RiskCases, Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>
export type CaseRow = Selectable<RiskCases>
export type NoteRow = Selectable<RiskCaseNotes>

interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

interface NewCase extends MemberKey {
  readonly id: string
  readonly holds: boolean
  readonly at: Date
}

/** What a rule found joins the case of the member that is not closed, or opens one; answers its id. */
export async function joinCase(query: Query, { merchantId, memberId, id, holds, at }: NewCase): Promise<string> {
  const row = await query
    .insertInto('risk_cases')
    .values({ merchant_id: merchantId, id, member_id: memberId, state: 'OPEN', holds, opened_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id'])
        .where('state', '<>', 'CLOSED')
        .doUpdateSet({ holds: sql<boolean>`risk_cases.holds or excluded.holds` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Who let money of a member go that a case had held, since a moment: whoever closes a case has taken it. */
export async function listClearing(query: Query, { merchantId, memberId }: MemberKey, since: Date): Promise<string[]> {
  const rows = await query
    .selectFrom('risk_cases')
    .select('taken_by')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'CLOSED')
    .where('holds', '=', true)
    .where('outcome', '<>', 'CONFIRMED')
    .where('closed_at', '>', since)
    .execute()
  return rows.flatMap(({ taken_by }) => taken_by ?? [])
}

/** Opens a case by hand; undefined where the member has one that is not closed. */
export const insertCase = (
  query: Query,
  { merchantId, memberId, id, holds, at }: NewCase,
  openedBy: string,
): Promise<CaseRow | undefined> =>
  query
    .insertInto('risk_cases')
    .values({
      merchant_id: merchantId,
      id,
      member_id: memberId,
      state: 'OPEN',
      holds,
      opened_by: openedBy,
      opened_at: at,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).where('state', '<>', 'CLOSED').doNothing())
    .returningAll()
    .executeTakeFirst()

/** The case of a member that is not closed. */
export const findOpenOf = (query: Query, { merchantId, memberId }: MemberKey): Promise<CaseRow | undefined> =>
  query
    .selectFrom('risk_cases')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', '<>', 'CLOSED')
    .executeTakeFirst()

export interface CaseFilter extends TimeSpan {
  readonly state?: string | undefined
  readonly outcome?: string | undefined
  readonly memberId?: string | undefined
  /** Those that `asker` works on, or the others. */
  readonly isMine?: boolean | undefined
  readonly isOpen?: boolean | undefined
}

/** A page of the cases of a brand; those that are not closed by how long they wait, all others the newest first. */
export async function listCases(
  query: Query,
  merchantId: string,
  { state, outcome, memberId, isMine, isOpen, ...span }: CaseFilter,
  asker: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<CaseRow>> {
  let wanted = inSpan(query.selectFrom('risk_cases').where('merchant_id', '=', merchantId), 'opened_at', span)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  if (isOpen !== undefined) wanted = wanted.where('state', isOpen ? '<>' : '=', 'CLOSED')
  if (outcome !== undefined) wanted = wanted.where('outcome', '=', outcome)
  if (memberId !== undefined) wanted = wanted.where('member_id', '=', memberId)
  if (isMine !== undefined)
    wanted = wanted.where(({ eb, and, not }) => {
      const mine = and([eb('taken_by', 'is not distinct from', asker), eb('state', '=', 'TAKEN')])
      return isMine ? mine : not(mine)
    })
  const direction = isOpen === true || state === 'OPEN' || state === 'TAKEN' ? 'asc' : 'desc'
  const rows = await wanted
    .selectAll()
    .orderBy('opened_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const caseOf = (query: Query, merchantId: string, id: string) =>
  query.selectFrom('risk_cases').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id)

export const findCase = (query: Query, merchantId: string, id: string): Promise<CaseRow | undefined> =>
  caseOf(query, merchantId, id).executeTakeFirst()

/** A case, locked until the transaction ends: whoever acts second sees what the first did. */
export const lockCase = (query: Query, merchantId: string, id: string): Promise<CaseRow | undefined> =>
  caseOf(query, merchantId, id).forUpdate().executeTakeFirst()

export const updateCase = (
  query: Query,
  { merchant_id, id }: Pick<CaseRow, 'merchant_id' | 'id'>,
  change: Updateable<RiskCases>,
): Promise<CaseRow> =>
  query
    .updateTable('risk_cases')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes of cases, oldest first. */
export async function findNotes(query: Query, merchantId: string, ids: readonly string[]): Promise<NoteRow[]> {
  if (ids.length === 0) return []
  return query
    .selectFrom('risk_case_notes')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('case_id', 'in', ids)
    .orderBy('id')
    .execute()
}

export async function insertNote(query: Query, note: NoteRow): Promise<void> {
  await query.insertInto('risk_case_notes').values(note).execute()
}

/** Accounts of members of a brand by id. */
export async function findAccounts(
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('members')
    .select(['id', 'account'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}

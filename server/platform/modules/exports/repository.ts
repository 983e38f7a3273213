import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../db/search.ts'
import type { Exports, Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf } from '../../http/paging.ts'
import { UNDER_WAY } from './states.ts'

type Query = Kysely<Tables>

export type ExportRow = Selectable<Exports>

/** Whose exports are seen: an operator's own at one brand. */
export interface ExportOwner {
  readonly merchantId: string
  readonly operatorId: string
}

export interface ExportFilter extends TimeSpan {
  readonly state?: string | undefined
}

/** Whether an export waits to be written (`RegularWork`). */
export const EXPORTS_DUE_AT = `select timestamptz 'epoch' from exports
  where state in (${UNDER_WAY.map((state) => `'${state}'`).join(', ')}) order by asked_at, id limit 1`

const ownExports = (query: Query, { merchantId, operatorId }: ExportOwner) =>
  query.selectFrom('exports').where('merchant_id', '=', merchantId).where('operator_id', '=', operatorId)

/** A page of an operator's own exports, the newest first. */
export async function listExports(
  query: Query,
  owner: ExportOwner,
  { state, ...span }: ExportFilter,
  page: PageRequest,
): Promise<Rows<ExportRow>> {
  const { limit, offset } = pageOf(page)
  let wanted = inSpan(ownExports(query, owner), 'asked_at', span)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  const rows = await wanted
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findExport = (query: Query, owner: ExportOwner, id: string): Promise<ExportRow | undefined> =>
  ownExports(query, owner).selectAll().where('id', '=', id).executeTakeFirst()

/** Makes those who ask for exports of one operator wait for each other, until the transaction ends. */
export const lockAsking = ({ raw }: Pick<Transaction, 'raw'>, operatorId: string) =>
  raw(`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'exports', current_schema(), $1::text), 0))`, [
    operatorId,
  ])

/** How many exports of an operator are under way, at all brands. */
export async function countUnderWay(query: Query, operatorId: string): Promise<number> {
  const { total } = await query
    .selectFrom('exports')
    .where('operator_id', '=', operatorId)
    .where('state', 'in', [...UNDER_WAY])
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const insertExport = (query: Query, row: Insertable<Exports>): Promise<ExportRow> =>
  query.insertInto('exports').values(row).returningAll().executeTakeFirstOrThrow()

/** Ids of what is under way, that asked for first before the others. */
export async function listDue(query: Query, limit: number): Promise<string[]> {
  const rows = await query
    .selectFrom('exports')
    .select('id')
    .where('state', 'in', [...UNDER_WAY])
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** One that is under way, held until the transaction ends; undefined when it is over or another worker has it. */
export const takeDue = (query: Query, id: string): Promise<ExportRow | undefined> =>
  query
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', [...UNDER_WAY])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Changes one that is under way; undefined when it is over. */
export const changeExport = (query: Query, id: string, change: Updateable<Exports>): Promise<ExportRow | undefined> =>
  query
    .updateTable('exports')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...UNDER_WAY])
    .returningAll()
    .executeTakeFirst()

export async function insertPart(query: Query, exportId: string, number: number, bytes: Buffer): Promise<void> {
  await query.insertInto('export_parts').values({ export_id: exportId, number, bytes }).execute()
}

/** The bytes of one part; undefined where there is none. */
export async function findPart(query: Query, exportId: string, number: number): Promise<Buffer | undefined> {
  const part = await query
    .selectFrom('export_parts')
    .select('bytes')
    .where('export_id', '=', exportId)
    .where('number', '=', number)
    .executeTakeFirst()
  return part && Buffer.from(part.bytes)
}

/** Lets the bytes of some files go: of those kept long enough, and of those that came to nothing. Answers how many these were. */
export async function dropParts(query: Query, now: Date, limit: number): Promise<number> {
  const over = await query
    .selectFrom('exports')
    .select('id')
    .where('parts', '>', 0)
    .where(sql<boolean>`(expires_at <= ${now} or state in ('FAILED', 'CANCELLED'))`)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = over.map(({ id }) => id)
  if (ids.length === 0) return 0
  await query.deleteFrom('export_parts').where('export_id', 'in', ids).execute()
  await query.updateTable('exports').set({ parts: 0 }).where('id', 'in', ids).execute()
  return ids.length
}

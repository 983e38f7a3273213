import type { Kysely, Selectable } from 'kysely'
import { countUpTo, inSpan, type Rows } from '../../db/search.ts'
import type { AuditEntries, Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../http/paging.ts'
import type { ChainedEntry, ChainHead, ChainMismatch } from './audit-chain.ts'

export interface AuditFilter {
  action?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  operatorAccount?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The last verification of a merchant's chain. */
export interface AuditCheck {
  readonly merchantId: string
  readonly checkedAt: Date
  readonly entries: bigint
  readonly mismatches: readonly ChainMismatch[]
}

const SORTS = {
  at: 'position',
  action: 'action',
  subjectKind: 'subject_kind',
  operatorAccount: 'operator_account',
  id: 'position',
} as const

/** The end of the merchant's chain, locked until the transaction ends, so that entries are written one after the other. */
export async function lockHead(query: Kysely<Tables>, merchantId: string, start: string): Promise<ChainHead> {
  await query
    .insertInto('audit_heads')
    .values({ merchant_id: merchantId, position: 0n, hash: start })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return query
    .selectFrom('audit_heads')
    .select(['position', 'hash'])
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function selectHead(query: Kysely<Tables>, merchantId: string): Promise<ChainHead | undefined> {
  return query
    .selectFrom('audit_heads')
    .select(['position', 'hash'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
}

/** Every merchant that has a chain. */
export async function selectChains(query: Kysely<Tables>): Promise<string[]> {
  const heads = await query.selectFrom('audit_heads').select('merchant_id').orderBy('merchant_id').execute()
  const entries = await query.selectFrom('audit_entries').select('merchant_id').distinct().execute()
  return [...new Set([...heads, ...entries].map(({ merchant_id }) => merchant_id))]
}

export async function insertEntry(query: Kysely<Tables>, entry: ChainedEntry): Promise<void> {
  await query
    .insertInto('audit_entries')
    .values({
      merchant_id: entry.merchantId,
      id: entry.id,
      position: entry.position,
      at: entry.at,
      operator_id: entry.operatorId,
      operator_account: entry.operatorAccount,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      reason: entry.reason,
      ip: entry.ip,
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: entry.after === null ? null : JSON.stringify(entry.after),
      previous_hash: entry.previousHash,
      hash: entry.hash,
    })
    .execute()
  await query
    .updateTable('audit_heads')
    .set({ position: entry.position, hash: entry.hash })
    .where('merchant_id', '=', entry.merchantId)
    .execute()
}

/** The next entries of a chain after a position, in order. */
export async function selectChain(
  query: Kysely<Tables>,
  merchantId: string,
  after: bigint,
  limit: number,
): Promise<ChainedEntry[]> {
  const rows = await query
    .selectFrom('audit_entries')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

function wantedEntries(query: Kysely<Tables>, merchantId: string, filter: AuditFilter) {
  let wanted = inSpan(query.selectFrom('audit_entries').where('merchant_id', '=', merchantId), 'at', filter)
  if (filter.action !== undefined) wanted = wanted.where('action', '=', filter.action)
  if (filter.subjectKind !== undefined) wanted = wanted.where('subject_kind', '=', filter.subjectKind)
  if (filter.subjectId !== undefined) wanted = wanted.where('subject_id', '=', filter.subjectId)
  if (filter.operatorAccount !== undefined)
    wanted = wanted.where('operator_account', '=', filter.operatorAccount.toLowerCase())
  return wanted
}

/** Entries of a filter before a position, newest first. */
export async function readEntries(
  query: Kysely<Tables>,
  merchantId: string,
  filter: AuditFilter,
  { after, limit }: { readonly after: bigint | undefined; readonly limit: number },
): Promise<ChainedEntry[]> {
  let wanted = wantedEntries(query, merchantId, filter)
  if (after !== undefined) wanted = wanted.where('position', '<', after)
  return (await wanted.selectAll().orderBy('position', 'desc').limit(limit).execute()).map(toEntry)
}

/** How many entries a filter finds, counted up to `most`. */
export const countEntries = (query: Kysely<Tables>, merchantId: string, filter: AuditFilter, most: number) =>
  countUpTo(query, wantedEntries(query, merchantId, filter).select('id'), most)

export async function selectEntries(
  query: Kysely<Tables>,
  merchantId: string,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Rows<ChainedEntry>> {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'position', direction: 'desc' })
  const wanted = wantedEntries(query, merchantId, filter)
  const rows = await wanted
    .selectAll()
    .orderBy(column, direction)
    .orderBy('position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(toEntry), total: Number(total) }
}

export async function selectEntry(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<ChainedEntry | undefined> {
  const row = await query
    .selectFrom('audit_entries')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toEntry(row)
}

export async function saveCheck(query: Kysely<Tables>, check: AuditCheck): Promise<void> {
  const values = { checked_at: check.checkedAt, entries: check.entries, mismatches: JSON.stringify(check.mismatches) }
  await query
    .insertInto('audit_checks')
    .values({ merchant_id: check.merchantId, ...values })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(values))
    .execute()
}

export async function selectChecks(query: Kysely<Tables>, merchantIds: readonly string[]): Promise<AuditCheck[]> {
  if (merchantIds.length === 0) return []
  const rows = await query
    .selectFrom('audit_checks')
    .selectAll()
    .where('merchant_id', 'in', [...merchantIds])
    .execute()
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    checkedAt: row.checked_at,
    entries: row.entries,
    mismatches: row.mismatches as ChainMismatch[],
  }))
}

function toEntry(row: Selectable<AuditEntries>): ChainedEntry {
  return {
    merchantId: row.merchant_id,
    id: row.id,
    position: row.position,
    at: row.at,
    operatorId: row.operator_id,
    operatorAccount: row.operator_account,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    reason: row.reason,
    ip: row.ip,
    before: row.before,
    after: row.after,
    previousHash: row.previous_hash,
    hash: row.hash,
  }
}

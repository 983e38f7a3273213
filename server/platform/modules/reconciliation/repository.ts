import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import type { BankComparisons, BankDifferences } from '../../db/tables.ts'
import type { Comparison } from './compare.ts'
import type { StatementFailure } from './gateways/bank-statement.ts'

export type ComparisonRow = Selectable<BankComparisons>
export type DifferenceRow = Selectable<BankDifferences>

/** Brands whose money somebody sees; all of it when these are all brands. */
export interface Seen {
  readonly merchantIds: readonly string[]
  readonly isAll: boolean
}

interface AccountDay {
  readonly accountNumber: string
  readonly day: string
}

type New = Pick<ComparisonRow, 'id' | 'account_number' | 'day' | 'from_at' | 'to_at' | 'merchant_ids' | 'started_at'>

/** Begins a comparison; false while another one of that day and account is under way. */
export async function insertRunning({ query }: Transaction, comparison: New): Promise<boolean> {
  const row = await query
    .insertInto('bank_comparisons')
    .values({ ...comparison, outcome: 'RUNNING' })
    .onConflict((conflict) => conflict.columns(['account_number', 'day']).where('outcome', '=', 'RUNNING').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what was begun before a moment and is not done: its process is gone. */
export async function interrupt(
  { query }: Transaction,
  { accountNumber, day }: AccountDay,
  before: Date,
  at: Date,
): Promise<void> {
  await query
    .updateTable('bank_comparisons')
    .set({ outcome: 'NOT_COMPARED', reason: 'INTERRUPTED', finished_at: at })
    .where('account_number', '=', accountNumber)
    .where('day', '=', day)
    .where('outcome', '=', 'RUNNING')
    .where('started_at', '<', before)
    .execute()
}

export const findRunning = ({ query }: Database, id: string): Promise<ComparisonRow | undefined> =>
  query
    .selectFrom('bank_comparisons')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', '=', 'RUNNING')
    .executeTakeFirst()

/** Writes down that nothing was compared; does nothing to one that is done. */
export async function finishWithout(
  { query }: Database,
  id: string,
  reason: StatementFailure,
  at: Date,
): Promise<void> {
  await query
    .updateTable('bank_comparisons')
    .set({ outcome: 'NOT_COMPARED', reason, finished_at: at })
    .where('id', '=', id)
    .where('outcome', '=', 'RUNNING')
    .execute()
}

const ROWS_AT_ONCE = 1_000

/** Writes down what came out; false when it was done meanwhile. */
export async function finish(
  { query }: Transaction,
  id: string,
  { figures, differences }: Comparison,
  at: Date,
): Promise<boolean> {
  const kept = figures.map(({ bankSum, ownSum, ...figure }) => ({
    ...figure,
    bankSum: String(bankSum),
    ownSum: String(ownSum),
  }))
  const outcome = differences.length === 0 ? 'BALANCED' : 'DIFFERENT'
  const row = await query
    .updateTable('bank_comparisons')
    .set({ outcome, figures: JSON.stringify(kept), finished_at: at })
    .where('id', '=', id)
    .where('outcome', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  const rows = differences.map((one, index) => ({
    comparison_id: id,
    position: index + 1,
    kind: one.kind,
    flow: one.flow,
    merchant_id: one.merchantId,
    currency: one.currency,
    bank_id: one.bankId,
    bank_amount: one.bankAmount,
    own_id: one.ownId,
    own_amount: one.ownAmount,
    reference: one.reference,
    withdrawal_id: one.withdrawalId,
    at: one.at,
  }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await query
      .insertInto('bank_differences')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  return true
}

/** The newest comparison of each account and day since one. */
const NEWEST = `select distinct on (day, account_number) * from bank_comparisons where day >= $1
                 order by day desc, account_number, started_at desc, id desc`

export const findNewest = (database: Database, since: string): Promise<ComparisonRow[]> =>
  database.raw<ComparisonRow>(NEWEST, [since])

export interface ComparisonFilter {
  readonly outcome?: string | undefined
  /** The days themselves included. */
  readonly firstDay?: string | undefined
  readonly lastDay?: string | undefined
}

/** The same as far as somebody sees it, the newest day first, from a place in the list on. */
export async function findSeen(
  database: Database,
  { since, outcome, firstDay, lastDay }: ComparisonFilter & { readonly since: string },
  { merchantIds, isAll }: Seen,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ComparisonRow[]; total: number }> {
  const seen = `from (${NEWEST}) newest where ($2 or merchant_ids && $3::text[]) and ($4::text is null or outcome = $4)
    and ($5::date is null or day >= $5) and ($6::date is null or day <= $6)`
  const given = [since, isAll, merchantIds, outcome ?? null, firstDay ?? null, lastDay ?? null]
  const [counted] = await database.raw<{ total: bigint }>(`select count(*) as total ${seen}`, given)
  const rows = await database.raw<ComparisonRow>(
    `select newest.* ${seen} order by day desc, account_number limit $7 offset $8`,
    [...given, limit, offset],
  )
  return { rows, total: Number(counted?.total ?? 0n) }
}

export const findComparison = ({ query }: Database, id: string): Promise<ComparisonRow | undefined> =>
  query.selectFrom('bank_comparisons').selectAll().where('id', '=', id).executeTakeFirst()

const differencesOf = ({ query }: Database, ids: readonly string[], { merchantIds, isAll }: Seen) => {
  const all = query.selectFrom('bank_differences').where('comparison_id', 'in', ids)
  if (isAll) return all
  // No brand at all: an empty list is no list for the database.
  return all.where('merchant_id', 'in', merchantIds.length === 0 ? [''] : merchantIds)
}

/** How many differences somebody sees, by comparison. */
export async function countDifferences(
  database: Database,
  ids: readonly string[],
  seen: Seen,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await differencesOf(database, ids, seen)
    .select(['comparison_id', (count) => count.fn.countAll<bigint>().as('total')])
    .groupBy('comparison_id')
    .execute()
  return new Map(rows.map(({ comparison_id, total }) => [comparison_id, Number(total)]))
}

export const findDifferences = (
  database: Database,
  id: string,
  seen: Seen,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DifferenceRow[]> =>
  differencesOf(database, [id], seen).selectAll().orderBy('position').limit(limit).offset(offset).execute()

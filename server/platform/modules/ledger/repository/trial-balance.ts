import type { Database, Transaction } from '../../../db/connection.ts'
import type { BrandCounts, Mismatch, TrialBalance } from '../trial-balance.ts'
import type { TrialBalanceCheck } from './trial-balance-checks.ts'

const MOST_MISMATCHES = 100

interface CountRow {
  readonly merchant_id: string
  readonly transfers: bigint
  readonly entries: bigint
  readonly accounts: bigint
}

/** How many rows the books of each brand have. */
export const countRows = (tx: Transaction): Promise<CountRow[]> =>
  tx.raw<CountRow>(
    `select merchant_id, sum(transfers)::int8 as transfers, sum(entries)::int8 as entries, sum(accounts)::int8 as accounts
       from (select merchant_id, count(*) as transfers, 0 as entries, 0 as accounts from ledger_transfers group by 1
             union all select merchant_id, 0, count(*), 0 from ledger_entries group by 1
             union all select merchant_id, 0, 0, count(*) from ledger_accounts group by 1) counted
      group by merchant_id order by merchant_id`,
  )

interface MismatchRow {
  readonly merchant_id: string | null
  readonly member_id: string | null
  readonly currency: string | null
  readonly account: string | null
  readonly transfer_id: string | null
  readonly detail: string
}

/** What a check finds, at most MOST_MISMATCHES of each brand: counted by brand, so that one's many do not hide another's few. */
export async function findMismatches(tx: Transaction, check: TrialBalanceCheck): Promise<Mismatch[]> {
  const rows = await tx.raw<MismatchRow>(
    `select * from (select mismatch.*, row_number() over (partition by merchant_id) as place from (${check.sql}) mismatch) placed
      where place <= ${MOST_MISMATCHES}`,
  )
  return rows.map((row) => ({
    check: check.name,
    merchantId: row.merchant_id,
    memberId: row.member_id,
    currency: row.currency,
    account: row.account,
    transferId: row.transfer_id,
    detail: row.detail,
  }))
}

/** Keeps a result. */
export async function insertTrialBalance({ query }: Transaction, result: TrialBalance): Promise<void> {
  await query
    .insertInto('ledger_trial_balances')
    .values({
      id: result.id,
      started_at: result.startedAt,
      finished_at: result.finishedAt,
      transfers: result.transfers,
      entries: result.entries,
      accounts: result.accounts,
      balanced: result.balanced,
      brands: JSON.stringify(result.brands),
      mismatches: JSON.stringify(result.mismatches),
    })
    .execute()
}

/** The stored results, the newest first. */
export async function listTrialBalances({ query }: Pick<Database, 'query'>, limit: number): Promise<TrialBalance[]> {
  const rows = await query
    .selectFrom('ledger_trial_balances')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    transfers: row.transfers,
    entries: row.entries,
    accounts: row.accounts,
    balanced: row.balanced,
    brands: row.brands as BrandCounts[] | null,
    mismatches: row.mismatches as Mismatch[],
  }))
}

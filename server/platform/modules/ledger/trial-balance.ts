import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { TRIAL_BALANCE_CHECKS, type TrialBalanceCheck } from './trial-balance-checks.ts'

/** One thing that does not add up, by name. */
export interface Mismatch {
  readonly check: string
  readonly merchantId: string | null
  readonly memberId: string | null
  readonly currency: string | null
  readonly account: string | null
  readonly transferId: string | null
  readonly detail: string
}

/** What a proof covered of one brand. */
interface BrandCounts {
  readonly merchantId: string
  readonly accounts: number
  readonly transfers: number
}

/** The result of one proof. Times are UTC; counts are of the rows it covered. */
export interface TrialBalance {
  readonly id: string
  readonly startedAt: Date
  readonly finishedAt: Date
  readonly transfers: bigint
  readonly entries: bigint
  readonly accounts: bigint
  readonly balanced: boolean
  /** The counts by brand; null in results from before they were kept. */
  readonly brands: readonly BrandCounts[] | null
  /** At most MOST_MISMATCHES of each check and brand. */
  readonly mismatches: readonly Mismatch[]
}

const MOST_MISMATCHES = 100

interface MismatchRow {
  merchant_id: string | null
  member_id: string | null
  currency: string | null
  account: string | null
  transfer_id: string | null
  detail: string
}

/** Proves the books over one consistent view (domain.md 2, "Trial balance"), stores the result and returns it. */
export async function runTrialBalance(
  database: Database,
  clock: Clock,
  checks: readonly TrialBalanceCheck[] = TRIAL_BALANCE_CHECKS,
): Promise<TrialBalance> {
  const startedAt = clock.now()
  return database.transaction(
    async (tx) => {
      const counts = await tx.raw<{ merchant_id: string; transfers: bigint; entries: bigint; accounts: bigint }>(
        `select merchant_id, sum(transfers)::int8 as transfers, sum(entries)::int8 as entries, sum(accounts)::int8 as accounts
           from (select merchant_id, count(*) as transfers, 0 as entries, 0 as accounts from ledger_transfers group by 1
                 union all select merchant_id, 0, count(*), 0 from ledger_entries group by 1
                 union all select merchant_id, 0, 0, count(*) from ledger_accounts group by 1) counted
          group by merchant_id order by merchant_id`,
      )
      const mismatches: Mismatch[] = []
      for (const check of checks) {
        // Counted by brand, so that one brand's many do not hide another's few.
        const rows = await tx.raw<MismatchRow>(
          `select * from (select mismatch.*, row_number() over (partition by merchant_id) as place from (${check.sql}) mismatch) placed
            where place <= ${MOST_MISMATCHES}`,
        )
        for (const row of rows) {
          mismatches.push({
            check: check.name,
            merchantId: row.merchant_id,
            memberId: row.member_id,
            currency: row.currency,
            account: row.account,
            transferId: row.transfer_id,
            detail: row.detail,
          })
        }
      }
      const result: TrialBalance = {
        id: newId(),
        startedAt,
        finishedAt: clock.now(),
        transfers: sumOf(counts.map(({ transfers }) => transfers)),
        entries: sumOf(counts.map(({ entries }) => entries)),
        accounts: sumOf(counts.map(({ accounts }) => accounts)),
        brands: counts.map(({ merchant_id: merchantId, accounts, transfers }) => ({
          merchantId,
          accounts: Number(accounts),
          transfers: Number(transfers),
        })),
        balanced: mismatches.length === 0,
        mismatches,
      }
      await tx.query
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
      return result
    },
    { patient: true, isolation: 'repeatable read' },
  )
}

const sumOf = (counts: readonly bigint[]): bigint => counts.reduce((sum, count) => sum + count, 0n)

/** The last stored result, or undefined when none was ever made. */
export async function readLastTrialBalance(database: Database): Promise<TrialBalance | undefined> {
  const [last] = await readTrialBalances(database, 1)
  return last
}

/** The stored results, the newest first. */
export async function readTrialBalances(database: Database, limit: number): Promise<TrialBalance[]> {
  const rows = await database.query
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

/** The result as lines for people at a terminal. */
export function describeTrialBalance(result: TrialBalance): string {
  const seconds = (result.finishedAt.getTime() - result.startedAt.getTime()) / 1000
  const covered = `${result.transfers} transfers, ${result.entries} entries, ${result.accounts} accounts, ${seconds} s`
  if (result.balanced) return `The books balance: ${covered}.`
  const lines = result.mismatches.map((one) => {
    const place = [one.merchantId, one.memberId, one.currency, one.account, one.transferId].filter(
      (part) => part !== null,
    )
    return `  - ${one.check}: ${place.join(' ')}: ${one.detail}`
  })
  return [`The books do NOT balance (${covered}):`, ...lines].join('\n')
}

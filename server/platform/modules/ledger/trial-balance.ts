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

/** The result of one proof. Times are UTC; counts are of the rows it covered. */
export interface TrialBalance {
  readonly id: string
  readonly startedAt: Date
  readonly finishedAt: Date
  readonly transfers: bigint
  readonly entries: bigint
  readonly accounts: bigint
  readonly balanced: boolean
  /** At most MOST_MISMATCHES of each check. */
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
      const [counts] = await tx.raw<{ transfers: bigint; entries: bigint; accounts: bigint }>(
        `select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
                (select count(*) from ledger_accounts) as accounts`,
      )
      const mismatches: Mismatch[] = []
      for (const check of checks) {
        const rows = await tx.raw<MismatchRow>(`select * from (${check.sql}) mismatch limit ${MOST_MISMATCHES}`)
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
        transfers: counts?.transfers ?? 0n,
        entries: counts?.entries ?? 0n,
        accounts: counts?.accounts ?? 0n,
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
          mismatches: JSON.stringify(result.mismatches),
        })
        .execute()
      return result
    },
    { patient: true, isolation: 'repeatable read' },
  )
}

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

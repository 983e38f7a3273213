import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { countRows, findMismatches, insertTrialBalance } from './repository/trial-balance.ts'
import { TRIAL_BALANCE_CHECKS, type TrialBalanceCheck } from './repository/trial-balance-checks.ts'

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
export interface BrandCounts {
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
  /** At most 100 of each check and brand. */
  readonly mismatches: readonly Mismatch[]
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
      const counts = await countRows(tx)
      const mismatches: Mismatch[] = []
      for (const check of checks) mismatches.push(...(await findMismatches(tx, check)))
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
      await insertTrialBalance(tx, result)
      return result
    },
    { patient: true, isolation: 'repeatable read' },
  )
}

const sumOf = (counts: readonly bigint[]): bigint => counts.reduce((sum, count) => sum + count, 0n)

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

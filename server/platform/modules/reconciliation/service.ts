import type { Config } from '../../../config/config.ts'
import { type PageRequest, pageOf } from '../../http/paging.ts'
import { dayOf } from './days.ts'
import { reconciliationErrors } from './errors.ts'
import { createStatementApi } from './gateways/statement-api.ts'
import * as repository from './repository.ts'
import { COMPARE_BANK_ACCOUNT, type CompareBankAccount, compareDay, compareDue } from './service/begin.ts'
import { carryOut } from './service/carry-out.ts'
import type { Dependencies } from './service/dependencies.ts'

export { describeComparisons, readLastComparisons } from './describe.ts'

export interface ReconciliationDependencies extends Omit<Dependencies, 'bank' | 'payoutAccount'> {
  readonly config: Pick<Config, 'bank'>
}

/** How far back the list reaches. */
const LISTED_DAYS = 92
const DAY = 24 * 60 * 60 * 1000

/** A comparison with how many of its differences somebody sees. */
export interface SeenComparison {
  readonly comparison: repository.ComparisonRow
  readonly differences: number
}

/**
 * The house's books against what the bank says (decision 0025), account by account and day by day of the bank. What does not
 * go over this bank, payment services and what is paid by hand, is not compared.
 */
export function createReconciliationService({ config, ...rest }: ReconciliationDependencies) {
  const { database, clock, jobs } = rest
  const { url, payoutKey: key, payoutAccount } = config.bank
  const dependencies: Dependencies = { ...rest, bank: createStatementApi({ url, key }), payoutAccount }

  jobs.define<CompareBankAccount>(COMPARE_BANK_ACCOUNT, {
    expiresIn: 600,
    retries: 2,
    handler: ({ data }) => carryOut(dependencies, data.id),
  })
  // Past one o'clock at the bank the day before is over for us; later rounds find what could not be compared.
  jobs.define('compare-bank-accounts', { schedule: '11 * * * *', handler: () => compareDue(dependencies) })

  const since = () => dayOf(new Date(clock.now().getTime() - LISTED_DAYS * DAY))
  async function withDifferences(rows: readonly repository.ComparisonRow[], seen: repository.Seen) {
    const ids = rows.map(({ id }) => id)
    const counts = await repository.countDifferences(database, ids, seen)
    return rows.map((comparison): SeenComparison => ({ comparison, differences: counts.get(comparison.id) ?? 0 }))
  }

  return {
    /** The newest comparison of each account and day, as far as somebody sees it. */
    async list(seen: repository.Seen, page: PageRequest) {
      const { rows, total } = await repository.findSeen(database, since(), seen, pageOf(page))
      return { comparisons: await withDifferences(rows, seen), total }
    },
    /** What differs in one comparison, as far as somebody sees it. Throws BANK_COMPARISON_NOT_FOUND. */
    async differences(seen: repository.Seen, id: string, page: PageRequest) {
      const comparison = await repository.findComparison(database, id)
      const isSeen = seen.isAll || comparison?.merchant_ids.some((one) => seen.merchantIds.includes(one))
      if (comparison === undefined || !isSeen) throw reconciliationErrors.BANK_COMPARISON_NOT_FOUND()
      const rows = await repository.findDifferences(database, id, seen, pageOf(page))
      const total = (await repository.countDifferences(database, [id], seen)).get(id) ?? 0
      return { rows, total }
    },
    /** Begins to compare a day, today without one, of every account: a proof of one brand's part proves nothing. Throws BANK_COMPARISON_DAY. */
    compare: (day: string | undefined) => compareDay(dependencies, day ?? dayOf(clock.now())),
    compareDue: () => compareDue(dependencies),
    carryOut: (id: string) => carryOut(dependencies, id),
  }
}

export type ReconciliationService = ReturnType<typeof createReconciliationService>

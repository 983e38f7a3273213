import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { demand, type OperatorsService, type SeenBrands } from '../../operators/service.ts'
import { listTrialBalances } from '../repository/trial-balance.ts'
import { runTrialBalance, type TrialBalance } from '../trial-balance.ts'
import { ledgerRights } from './policy.ts'

export interface TrialBalanceDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'audit' | 'seenBrands'>
}

type ChainCheck = Awaited<ReturnType<OperatorsService['audit']['verify']>>[number]

const HISTORY = 100

/** The books and the audit chains in one result, as operators see it: figures and findings of brands that they may see. */
export function createTrialBalance({ database, clock, operators }: TrialBalanceDependencies) {
  const { audit, seenBrands } = operators

  return {
    /** Proves the books of all brands, since a proof is one view of the whole, and answers what is of these. */
    async run(session: OperatorSession) {
      demand(session, ledgerRights['trialBalance.run'])
      const brands = await seenBrands(session, 'trialBalance.run')
      const books = await runTrialBalance(database, clock)
      return present(books, await audit.verify(brands.merchantIds), brands)
    },

    /** The last result, or null before the first run. */
    async last(session: OperatorSession) {
      demand(session, ledgerRights['trialBalance.read'])
      const brands = await seenBrands(session, 'trialBalance.read')
      const [books] = await listTrialBalances(database, 1)
      if (books === undefined || !mayTell(books, brands)) return null
      return present(books, await audit.lastChecks(brands.merchantIds), brands)
    },

    /** The last results of the books, the newest first; the audit chains keep their last check only. */
    async history(session: OperatorSession) {
      demand(session, ledgerRights['trialBalance.read'])
      const brands = await seenBrands(session, 'trialBalance.read')
      const results = await listTrialBalances(database, HISTORY)
      return results
        .filter((books) => mayTell(books, brands))
        .map((books) => {
          const { mismatches, ...rest } = present(books, [], brands)
          return { id: books.id, ...rest, mismatches: mismatches.length }
        })
    },
  }
}

/** A result that was kept for all brands together has no figures of some of them. */
const mayTell = (books: TrialBalance, { isAll }: SeenBrands): boolean => books.brands !== null || isAll

/** What a proof covered of the brands; of all of them also what is no brand's any more. */
function countsOf({ brands, accounts, transfers }: TrialBalance, { merchantIds, isAll }: SeenBrands) {
  if (brands === null || isAll) return { accounts: Number(accounts), transfers: Number(transfers) }
  const seen = brands.filter(({ merchantId }) => merchantIds.includes(merchantId))
  return {
    accounts: seen.reduce((sum, brand) => sum + brand.accounts, 0),
    transfers: seen.reduce((sum, brand) => sum + brand.transfers, 0),
  }
}

function present(books: TrialBalance, checks: readonly ChainCheck[], brands: SeenBrands) {
  const { merchantIds, isAll } = brands
  const inBooks = books.mismatches
    .filter(({ merchantId }) => isAll || (merchantId !== null && merchantIds.includes(merchantId)))
    .map((one) => {
      const place = [one.memberId, one.currency, one.account, one.transferId].filter((part) => part !== null)
      const { memberId, transferId } = one
      return { kind: one.check, subject: place.join(' '), expected: '', found: one.detail, memberId, transferId }
    })
  const inChains = checks.flatMap(({ mismatches }) =>
    mismatches.map((one) => ({ ...one, memberId: null, transferId: null })),
  )
  return {
    ranAt: books.finishedAt.toISOString(),
    // Not whether the books of all brands balance, which would tell of the others.
    balanced: inBooks.length === 0 && inChains.length === 0,
    ...countsOf(books, brands),
    mismatches: [...inBooks, ...inChains],
  }
}

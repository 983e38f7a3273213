import type { LedgerService } from '../ledger/service.ts'
import type { AuditLog } from './audit.ts'
import type { AuditCheck } from './audit-repository.ts'

type LedgerResult = Awaited<ReturnType<LedgerService['runTrialBalance']>>

const HISTORY = 100

/** The books and the audit chains in one result, as operators see it: only what concerns brands that they may see. */
export function createTrialBalance(ledger: LedgerService, audit: AuditLog) {
  return {
    async run(merchantIds: readonly string[]) {
      const books = await ledger.runTrialBalance()
      return present(books, await audit.verify(merchantIds), merchantIds)
    },
    /** The last result, or null before the first run. */
    async last(merchantIds: readonly string[]) {
      const books = await ledger.lastTrialBalance()
      return books === undefined ? null : present(books, await audit.lastChecks(merchantIds), merchantIds)
    },
    /** The last results of the books, the newest first; the audit chains keep their last check only. */
    async history(merchantIds: readonly string[]) {
      const results = await ledger.trialBalances(HISTORY)
      return results.map((books) => {
        const { mismatches, ...rest } = present(books, [], merchantIds)
        return { id: books.id, ...rest, mismatches: mismatches.length }
      })
    },
  }
}

function present(books: LedgerResult, checks: readonly AuditCheck[], merchantIds: readonly string[]) {
  const inBooks = books.mismatches
    .filter(({ merchantId }) => merchantId === null || merchantIds.includes(merchantId))
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
    balanced: books.balanced && inChains.length === 0,
    accounts: Number(books.accounts),
    transfers: Number(books.transfers),
    mismatches: [...inBooks, ...inChains],
  }
}

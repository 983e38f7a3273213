import type { Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import { withdrawalsErrors } from './errors.ts'
import { findQueue, findQueued, type QueueFilter } from './queue-repository.ts'
import type { Dependencies } from './service/dependencies.ts'
import { failWithdrawal } from './service/fail-withdrawal.ts'
import { forceReceipt, payAgain, type Release, release } from './service/release.ts'
import { approve, claim, type Reviewer, reject, unclaim } from './service/review.ts'
import { viewWithdrawals } from './service/view.ts'
import { changeSettings, readSettings, type WithdrawalSettingsWish } from './settings.ts'

/** The operators' side: the work queue, and the decisions, each in the transaction that the caller also audits in. */
export function createOperatorDeeds(dependencies: Dependencies) {
  const { database } = dependencies
  return {
    async list(merchantId: string, filter: QueueFilter, asked: PageRequest) {
      const { rows, total } = await findQueue(database.query, merchantId, filter, asked)
      return { views: await viewWithdrawals(dependencies, merchantId, rows), total }
    },
    /** Throws WITHDRAWAL_NOT_FOUND, also for another brand's. */
    async find(merchantId: string, id: string) {
      const row = await findQueued(database.query, merchantId, id)
      const [view] = row === undefined ? [] : await viewWithdrawals(dependencies, merchantId, [row])
      if (view === undefined) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
      return view
    },

    claim: (tx: Transaction, by: Reviewer, id: string) => claim(dependencies, tx, by, id),
    unclaim: (tx: Transaction, by: Reviewer, id: string) => unclaim(dependencies, tx, by, id),
    approve: (tx: Transaction, by: Reviewer, id: string, reason: string | undefined) =>
      approve(dependencies, tx, by, id, reason),
    reject: (tx: Transaction, by: Reviewer, id: string, why: { code: string; reason: string }) =>
      reject(dependencies, tx, by, id, why),
    release: (tx: Transaction, by: Reviewer, id: string, order: Release) => release(dependencies, tx, by, id, order),
    payAgain: (tx: Transaction, by: Reviewer, id: string, order: Release) => payAgain(dependencies, tx, by, id, order),
    forceReceipt: (tx: Transaction, by: Reviewer, id: string, reason: string) =>
      forceReceipt(dependencies, tx, by, id, reason),
    settings: (merchantId: string) => readSettings(database.query, merchantId),
    /** Throws WITHDRAWAL_SETTINGS_RANGE. */
    changeSettings: (tx: Transaction, merchantId: string, wish: WithdrawalSettingsWish) =>
      changeSettings(tx, merchantId, wish, dependencies.clock.now()),
    fail: (tx: Transaction, by: Reviewer, id: string, reason: string) =>
      failWithdrawal(dependencies, tx, by, id, reason),
  }
}

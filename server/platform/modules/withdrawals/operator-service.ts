import type { Transaction } from '../../db/connection.ts'
import type { PageRequest } from '../../http/paging.ts'
import type { OperatorSession } from '../../http/session.ts'
import { findProposals, type ProposalRow } from '../proposals/service.ts'
import { withdrawalsErrors } from './errors.ts'
import { findQueue, findQueued, type QueueFilter, type QueueRow } from './queue-repository.ts'
import type { Dependencies } from './service/dependencies.ts'
import { failWithdrawal, type GivingBack } from './service/fail-withdrawal.ts'
import type { Release } from './service/pay.ts'
import { payAgain, type Repayment } from './service/pay-again.ts'
import { forceReceipt, release } from './service/release.ts'
import { askForReturns } from './service/returns.ts'
import { approve, claim, type Reviewer, reject, unclaim } from './service/review.ts'
import { viewWithdrawals, type WithdrawalView } from './service/view.ts'
import { changeSettings, readSettings, type WithdrawalSettingsWish } from './settings.ts'

/** A withdrawal with its life so far and what waits for a second operator. */
export interface OperatorView extends WithdrawalView<QueueRow> {
  readonly proposal: ProposalRow | undefined
}

/** The operators' side: the work queue, and the decisions, each in the transaction that the caller also audits in. */
export function createOperatorDeeds(dependencies: Dependencies) {
  const { database } = dependencies

  /** What a second operator is waited for is seen by operators only. */
  async function viewForOperators(merchantId: string, rows: readonly QueueRow[]): Promise<OperatorView[]> {
    const ids = rows.map(({ id }) => id)
    const proposals = await findProposals(database.query, [merchantId], 'withdrawal', ids, dependencies.clock.now())
    const views = await viewWithdrawals(dependencies, merchantId, rows)
    return views.map((view) => ({
      ...view,
      proposal: proposals.find(({ subject_id }) => subject_id === view.withdrawal.id),
    }))
  }

  return {
    async list(merchantId: string, filter: QueueFilter, asked: PageRequest) {
      const { rows, total } = await findQueue(database.query, merchantId, filter, asked)
      return { views: await viewForOperators(merchantId, rows), total }
    },
    /** Throws WITHDRAWAL_NOT_FOUND, also for another brand's. */
    async find(merchantId: string, id: string) {
      const row = await findQueued(database.query, merchantId, id)
      const [view] = row === undefined ? [] : await viewForOperators(merchantId, [row])
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
    /** Throws WITHDRAWAL_PAYOUT_UNKNOWN when the bank does not answer. To be called before the two that follow. */
    askForReturns: (merchantId: string, id: string) => askForReturns(dependencies, merchantId, id),
    payAgain: (tx: Transaction, by: Reviewer, id: string, order: Repayment) =>
      payAgain(dependencies, tx, by, id, order),
    fail: (tx: Transaction, by: Reviewer, id: string, order: GivingBack) =>
      failWithdrawal(dependencies, tx, by, id, order),
    forceReceipt: (tx: Transaction, by: Reviewer, id: string, reason: string) =>
      forceReceipt(dependencies, tx, by, id, reason),
    settings: (merchantId: string) => readSettings(database.query, merchantId),
    /** Throws WITHDRAWAL_SETTINGS_RANGE, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT. */
    changeSettings: (tx: Transaction, by: { session: OperatorSession; reason: string }, wish: WithdrawalSettingsWish) =>
      changeSettings(tx, by, wish, dependencies.clock.now()),
  }
}

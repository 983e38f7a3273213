import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { demand } from '../../operators/service.ts'
import { findProposals, type ProposalRow } from '../../proposals/service.ts'
import { withdrawalsErrors } from '../errors.ts'
import { readSettings } from '../repository/settings.ts'
import type { WithdrawalView } from '../repository/views.ts'
import { findApprovals, keepCounting } from './approvals-repository.ts'
import { withdrawalsRights } from './policy.ts'
import { findQueue, findQueued, type QueueFilter, type QueueRow } from './queue-repository.ts'
import type { OperatorDependencies } from './service/decide.ts'

type Reads = Pick<OperatorDependencies, 'database' | 'clock'>

/** A withdrawal with its life so far, who approved it, and what waits for a second operator: members see neither. */
export interface OperatorView extends WithdrawalView<QueueRow> {
  /** Accounts of the operators who approved. */
  readonly approvedBy: readonly string[]
  /** Whether the brand's payments are made by hand. */
  readonly paysByHand: boolean
  readonly proposal: ProposalRow | undefined
}

/** A page of the work queue. */
export async function listWithdrawals(
  dependencies: Reads,
  session: OperatorSession,
  filter: QueueFilter,
  asked: PageRequest,
): Promise<{ views: OperatorView[]; total: bigint }> {
  demand(session, withdrawalsRights['withdrawals.read'])
  const own = { ...filter, asker: session.operatorId }
  const { views, total } = await findQueue(dependencies.database.query, session.merchantId, own, asked)
  return { views: await complete(dependencies, session.merchantId, views), total }
}

/** Throws WITHDRAWAL_NOT_FOUND, also for another brand's. */
export async function findWithdrawal(dependencies: Reads, session: OperatorSession, id: string): Promise<OperatorView> {
  demand(session, withdrawalsRights['withdrawals.read'])
  const found = await findQueued(dependencies.database.query, session.merchantId, id)
  const [view] = found === undefined ? [] : await complete(dependencies, session.merchantId, [found])
  if (view === undefined) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
  return view
}

async function complete(
  { database: { query }, clock }: Reads,
  merchantId: string,
  views: readonly WithdrawalView<QueueRow>[],
): Promise<OperatorView[]> {
  const rows = views.map(({ withdrawal }) => withdrawal)
  const ids = rows.map(({ id }) => id)
  const approvals = await findApprovals(query, merchantId, rows)
  // What was decided stays as it was; what is still open waits for approvals that count.
  const isOpen = ({ withdrawal_id }: { withdrawal_id: string }) =>
    rows.some(({ id, state }) => id === withdrawal_id && state === 'REVIEW')
  const counting = await keepCounting(query, approvals.filter(isOpen))
  const proposals = await findProposals(query, [merchantId], 'withdrawal', ids, clock.now())
  const { gateway } = await readSettings(query, merchantId)
  return views.map((view) => {
    const { id, state } = view.withdrawal
    return {
      ...view,
      approvedBy: (state === 'REVIEW' ? counting : approvals)
        .filter(({ withdrawal_id }) => withdrawal_id === id)
        .map(({ operator_account }) => operator_account),
      paysByHand: gateway === 'MANUAL',
      proposal: proposals.find(({ subject_id }) => subject_id === id),
    }
  })
}

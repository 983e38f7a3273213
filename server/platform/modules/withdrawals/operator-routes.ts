import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../db/connection.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { presentAudited, presentOperatorWithdrawal } from './operator-presenter.ts'
import { operatorWithdrawalsCalls as calls } from './operator-schema.ts'
import type { Reviewer, WithdrawalChange } from './service/review.ts'
import type { WithdrawalsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly withdrawals: WithdrawalsService
}

interface DeedInput {
  readonly session: OperatorSession
  readonly ip: string
  readonly params: { readonly id: string }
  readonly body: { readonly reason?: string }
}

/** The work queue of withdrawals. Every decision stands in the audit log, in its own transaction. */
export function registerOperatorWithdrawals(app: FastifyInstance, context: Context): void {
  const { operators, withdrawals } = context
  const deeds = withdrawals.operators

  /** Carries a decision out and shows the withdrawal as it then stands. */
  async function decide(
    { session, ip, params: { id }, body: { reason } }: DeedInput,
    verb: string,
    right: Parameters<typeof demand>[1],
    work: (tx: Transaction, by: Reviewer, id: string) => Promise<WithdrawalChange>,
  ) {
    demand(session, right)
    const by = { id: session.operatorId, account: session.account, merchantId: session.merchantId }
    const subject = {
      action: `withdrawals.${verb}`,
      subjectKind: 'withdrawals',
      subjectId: () => id,
      present: presentAudited,
    }
    await operators.audited({ session, ip, reason }, subject, (tx) => work(tx, by, id))
    return presentOperatorWithdrawal(await deeds.find(session.merchantId, id), session.operatorId)
  }

  /** What came back is known before anybody decides about it; a bank is not asked within a transaction. */
  function askForReturns({ session, params: { id } }: DeedInput): Promise<void> {
    demand(session, 'withdrawals.release')
    return deeds.askForReturns(session.merchantId, id)
  }

  route(app, context, calls.listOperatorWithdrawals, async ({ session, query }) => {
    demand(session, 'withdrawals.read')
    const filter = { ...query, claimedBy: query.mine === true ? session.operatorId : undefined }
    const { views, total } = await deeds.list(session.merchantId, filter, query)
    return page(
      views.map((view) => presentOperatorWithdrawal(view, session.operatorId)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorWithdrawal, async ({ session, params }) => {
    demand(session, 'withdrawals.read')
    return presentOperatorWithdrawal(await deeds.find(session.merchantId, params.id), session.operatorId)
  })

  route(app, context, calls.claimWithdrawal, (input) => decide(input, 'claim', 'withdrawals.review', deeds.claim))
  route(app, context, calls.unclaimWithdrawal, (input) => decide(input, 'unclaim', 'withdrawals.review', deeds.unclaim))
  route(app, context, calls.approveWithdrawal, (input) =>
    decide(input, 'approve', 'withdrawals.review', (tx, by, id) => deeds.approve(tx, by, id, input.body.reason)),
  )
  route(app, context, calls.rejectWithdrawal, (input) =>
    decide(input, 'reject', 'withdrawals.review', (tx, by, id) => deeds.reject(tx, by, id, input.body)),
  )
  route(app, context, calls.releaseWithdrawal, (input) =>
    decide(input, 'release', 'withdrawals.release', (tx, by, id) => deeds.release(tx, by, id, input.body)),
  )
  route(app, context, calls.payWithdrawalAgain, async (input) => {
    await askForReturns(input)
    return decide(input, 'payAgain', 'withdrawals.release', (tx, by, id) => deeds.payAgain(tx, by, id, input.body))
  })
  route(app, context, calls.forceWithdrawalReceipt, (input) =>
    decide(input, 'forceReceipt', 'withdrawals.release', (tx, by, id) =>
      deeds.forceReceipt(tx, by, id, input.body.reason),
    ),
  )
  route(app, context, calls.failWithdrawal, async (input) => {
    await askForReturns(input)
    return decide(input, 'fail', 'withdrawals.release', (tx, by, id) => deeds.fail(tx, by, id, input.body))
  })
}

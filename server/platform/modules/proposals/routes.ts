import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { PROPOSAL_KINDS, type ProposalKind } from './kinds.ts'
import { presentOpen } from './presenter.ts'
import { proposalsCalls as calls } from './schema.ts'
import type { ProposalRow, ProposalsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
}

/** What waits for a second operator. Confirming is the deed itself, asked for once more: it is with each module. */
export function registerProposalsRoutes(app: FastifyInstance, context: Context): void {
  const { operators, proposals } = context

  route(app, context, calls.listProposals, async ({ session }) => {
    demand(session, 'proposals.read')
    return (await proposals.list(session.merchantId)).map(presentOpen)
  })
  route(app, context, calls.refuseProposal, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'proposals.refuse')
    // Settings of a brand are changed whichever is in view, and so is what waits about them.
    const merchantId = await proposals.brandOf(await operators.visibleMerchants(session), params.id)
    const subject = {
      merchantId,
      action: 'proposals.refuse',
      subjectKind: (row: ProposalRow) => PROPOSAL_KINDS[row.subject_kind as ProposalKind].subjectKind,
      subjectId: (row: ProposalRow) => row.subject_id,
      present: presentOpen,
    }
    const refused = await operators.audited({ session, ip, reason }, subject, async (tx) => {
      const before = await proposals.refuse(tx, merchantId, params.id)
      const isOwn = before.proposed_by === session.operatorId
      return { before, after: null, ...(isOwn && { action: 'proposals.withdraw' }) }
    })
    return presentOpen(refused)
  })
}

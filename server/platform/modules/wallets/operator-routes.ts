import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { formatMoney } from '../../lib/money.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { vendorTransferDeskCalls as calls, type OperatorVendorTransfer } from './operator-schema.ts'
import type { WalletsService } from './service.ts'
import type { VendorTransferRow } from './vendor-transfers-desk-repository.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly wallets: WalletsService
}

/** Transfers into and out of vendors' wallets: to search, to ask after, to put right. */
export function registerVendorTransfersDesk(app: FastifyInstance, context: Context): void {
  const { operators, clock } = context
  const { desk } = context.wallets

  const subject = (verb: string) => ({
    action: `vendorTransfers.${verb}`,
    subjectKind: 'vendorTransfers',
    subjectId: ({ id }: VendorTransferRow) => id,
    present: presentTransfer,
  })

  route(app, context, calls.listVendorTransfers, async ({ session, query }) => {
    demand(session, 'vendorTransfers.read')
    const { ids, from, to, olderThanMinutes, ...filter } = query
    const latest = olderThanMinutes && new Date(clock.now().getTime() - olderThanMinutes * 60_000)
    const until = to === undefined ? undefined : new Date(to)
    const { rows, total } = await desk.search(
      session.merchantId,
      {
        ...filter,
        ids: ids?.split(','),
        from: from === undefined ? undefined : new Date(from),
        to: latest && (until === undefined || latest < until) ? latest : until,
      },
      query,
    )
    return page(rows.map(presentTransfer), total, query)
  })
  route(app, context, calls.getVendorTransfer, async ({ session, params }) => {
    demand(session, 'vendorTransfers.read')
    return presentTransfer(await desk.find(session.merchantId, params.id))
  })

  route(app, context, calls.askVendorTransfer, async ({ session, ip, params }) => {
    demand(session, 'vendorTransfers.change')
    // The vendor is asked before the entry is written: nothing goes over the network inside a transaction.
    const asked = await desk.ask(session.merchantId, params.id)
    const change = { session, ip, reason: undefined }
    return presentTransfer(await operators.audited(change, subject('ask'), async () => asked))
  })
  route(app, context, calls.resolveVendorTransfer, async ({ session, ip, params, body: { outcome, reason } }) => {
    demand(session, 'vendorTransfers.change')
    return presentTransfer(
      await operators.audited({ session, ip, reason }, subject('resolve'), (tx) =>
        desk.resolve(tx, session, params.id, outcome, reason),
      ),
    )
  })
}

type Shape = Static<typeof OperatorVendorTransfer>

function presentTransfer(row: VendorTransferRow): Shape {
  return {
    id: row.id,
    memberId: row.member_id,
    memberAccount: row.member_account,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    direction: row.direction as Shape['direction'],
    currency: row.currency,
    amount: formatMoney(row.amount),
    state: row.state as Shape['state'],
    tries: row.tries,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    askedAt: row.asked_at?.toISOString() ?? null,
    lastAnswer: row.last_answer as Shape['lastAnswer'],
    pendingId: row.pending_id,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by_account,
    decisionReason: row.decision_reason,
    proposal: presentProposal(row),
  }
}

function presentProposal(row: VendorTransferRow): Shape['proposal'] {
  const { proposed_state, proposed_by, proposed_by_account, proposed_at, proposed_reason } = row
  if (proposed_state === null || proposed_by === null || proposed_at === null) return null
  return {
    outcome: proposed_state as 'DONE' | 'FAILED',
    by: proposed_by_account ?? '',
    operatorId: proposed_by,
    at: proposed_at.toISOString(),
    reason: proposed_reason ?? '',
  }
}

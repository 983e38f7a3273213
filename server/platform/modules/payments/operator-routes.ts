import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import type { ProposalsService } from '../proposals/service.ts'
import type { SitesService } from '../sites/service.ts'
import { idOf } from './bank-transfers-repository.ts'
import { paymentsErrors } from './errors.ts'
import {
  presentDepositDetail,
  presentOperatorDeposit,
  presentSuspense,
  presentSuspenseDetail,
} from './operator-presenter.ts'
import { paymentsOperatorCalls as calls } from './operator-schema.ts'
import { readDepositWish, readSuspenseWish } from './operator-wishes.ts'
import type { SuspenseView } from './service/decide-suspense.ts'
import type { PaymentsService } from './service.ts'

export interface OperatorContext extends HttpContext {
  readonly sites: HttpContext['sites'] & Pick<SitesService, 'findMerchant' | 'listMerchants'>
  readonly payments: PaymentsService
  readonly proposals: ProposalsService
  readonly operators: HttpContext['operators'] & Pick<OperatorsService, 'audited' | 'visibleMerchants'>
}

/** The deposits desk and the suspense desk. */
export function registerPaymentsDesk(app: FastifyInstance, context: OperatorContext): void {
  const { operators, sites } = context
  const { desk } = context.payments
  const viewOf = async (session: OperatorSession): Promise<SuspenseView> => {
    const visible = await operators.visibleMerchants(session)
    return { session, seesHouse: (await sites.listMerchants()).every(({ id }) => visible.includes(id)) }
  }

  route(app, context, calls.listOperatorDeposits, async ({ session, query, locale }) => {
    demand(session, 'deposits.read')
    const { rows, total, proposals } = await desk.searchDeposits(session.merchantId, query, query)
    return page(
      rows.map((row) => presentOperatorDeposit(row, proposals, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorDeposit, async ({ session, params, locale }) => {
    demand(session, 'deposits.read')
    return presentDepositDetail(await desk.getDeposit(session.merchantId, params.id), locale)
  })
  route(app, context, calls.decideDeposit, async ({ session, ip, params, body, locale }) => {
    demand(session, 'deposits.decide')
    const subject = {
      action: 'deposits.decide',
      subjectKind: 'deposits',
      subjectId: () => params.id,
      present: ({ state, refusal_reason }: { state: string; refusal_reason: string | null }) => ({
        state,
        decision: body.decision,
        reference: body.reference ?? null,
        refusalReason: refusal_reason,
      }),
    }
    const { reason } = body
    const wish = readDepositWish(body)
    await operators.audited({ session, ip, reason }, subject, (tx) =>
      desk.decideDeposit(tx, session, params.id, wish, reason),
    )
    return presentDepositDetail(await desk.getDeposit(session.merchantId, params.id), locale)
  })

  route(app, context, calls.listSuspense, async ({ session, query }) => {
    demand(session, 'suspense.read')
    const { rows, total, proposals } = await desk.searchSuspense(await viewOf(session), query, query)
    return page(
      rows.map((row) => presentSuspense(row, proposals)),
      total,
      query,
    )
  })
  route(app, context, calls.getSuspense, async ({ session, params, locale }) => {
    demand(session, 'suspense.read')
    return presentSuspenseDetail(await desk.getSuspense(await viewOf(session), params.id), locale)
  })
  const suspense = (action: string) => ({
    action,
    subjectKind: 'suspense',
    subjectId: idOf,
    present: (row: Parameters<typeof presentSuspense>[0]) => presentSuspense(row),
  })
  route(app, context, calls.claimSuspense, async ({ session, ip, params, body, locale }) => {
    demand(session, 'suspense.decide')
    const view = await viewOf(session)
    const change = { session, ip, reason: undefined }
    await operators.audited(change, suspense('suspense.claim'), (tx) =>
      desk.claimSuspense(tx, view, params.id, body.claimed),
    )
    return presentSuspenseDetail(await desk.getSuspense(view, params.id), locale)
  })
  route(app, context, calls.decideSuspense, async ({ session, ip, params, body, locale }) => {
    demand(session, 'suspense.decide')
    const { reason } = body
    const view = await viewOf(session)
    const wish = readSuspenseWish(body)
    const subject = suspense('suspense.decide')
    // What was wanted stands beside what became of it: above the limit the first operator's wish alone.
    const present = (row: Parameters<typeof presentSuspense>[0]) => ({ ...presentSuspense(row), wish })
    await operators.audited({ session, ip, reason }, { ...subject, present }, (tx) =>
      desk.decideSuspense(tx, view, params.id, wish, reason),
    )
    return presentSuspenseDetail(await desk.getSuspense(view, params.id), locale)
  })

  route(app, context, calls.listDepositBlocks, async ({ session, query }) => {
    demand(session, 'depositBlocks.read')
    const { rows, total } = await desk.listBlocks(session.merchantId, pageOf(query))
    return page(
      rows.map(({ account, ...row }) => presentBlock(row, account)),
      total,
      query,
    )
  })
  route(app, context, calls.liftDepositBlock, async ({ session, ip, params }) => {
    demand(session, 'depositBlocks.change')
    const { rows } = await desk.listBlocks(session.merchantId, { limit: 1, offset: 0, memberId: params.id })
    const [known] = rows
    if (known === undefined) throw paymentsErrors.BLOCK_NOT_FOUND()
    const subject = {
      action: 'depositBlocks.delete',
      subjectKind: 'depositBlocks',
      subjectId: () => params.id,
      present: (row: Parameters<typeof presentBlock>[0]) => presentBlock(row, known.account),
    }
    const change = { session, ip, reason: undefined }
    const lifted = await operators.audited(change, subject, (tx) => desk.liftBlock(tx, session.merchantId, params.id))
    return presentBlock(lifted, known.account)
  })
}

function presentBlock(
  row: { member_id: string; level: number; blocked_at: Date; blocked_until: Date | null },
  account: string,
) {
  return {
    id: row.member_id,
    account,
    level: row.level,
    blockedAt: row.blocked_at.toISOString(),
    blockedUntil: row.blocked_until?.toISOString() ?? null,
  }
}

import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { MemberSession } from '../../http/session.ts'
import { parseMoney } from '../../lib/money.ts'
import { presentAccount, presentBank, presentTerms, presentWithdrawal } from './presenter.ts'
import { withdrawalsCalls as calls } from './schema.ts'
import type { WithdrawalsService } from './service.ts'

interface Context extends HttpContext {
  readonly withdrawals: WithdrawalsService
}

/** What members do about money that goes out. */
export function registerWithdrawalsRoutes(app: FastifyInstance, context: Context): void {
  const { withdrawals } = context
  const show = async (session: MemberSession, { id }: { readonly id: string }) =>
    presentWithdrawal(await withdrawals.find(session, id))

  route(app, context, calls.listBanks, async () => (await withdrawals.listBanks()).map(presentBank))
  route(app, context, calls.listPayoutAccounts, async ({ session }) =>
    (await withdrawals.listAccounts(session)).map(presentAccount),
  )
  route(app, context, calls.addPayoutAccount, async ({ session, body }) =>
    presentAccount(await withdrawals.addAccount(session, body)),
  )
  route(app, context, calls.removePayoutAccount, async ({ session, params, body }) => {
    await withdrawals.removeAccount(session, params.id, body.paymentPassword)
    return { done: true }
  })

  route(app, context, calls.getWithdrawalTerms, async ({ session }) => presentTerms(await withdrawals.terms(session)))
  route(app, context, calls.requestWithdrawal, async ({ session, body, idempotencyKey }) => {
    const order = { ...body, amount: parseMoney(body.amount, 'amount'), idempotencyKey }
    return show(session, await withdrawals.request(session, order))
  })
  route(app, context, calls.listWithdrawals, async ({ session, query }) => {
    const { views, total } = await withdrawals.list(session, query, pageOf(query))
    return page(views.map(presentWithdrawal), total, query)
  })
  route(app, context, calls.getWithdrawal, ({ session, params }) => show(session, params))
  route(app, context, calls.confirmWithdrawal, async ({ session, params, body }) => {
    const { answer, restAmount, proofs = [] } = body
    const rest = restAmount === undefined ? undefined : parseMoney(restAmount, 'restAmount')
    return show(session, await withdrawals.confirm(session, params.id, { answer, restAmount: rest, proofs }))
  })
  route(app, context, calls.cancelWithdrawal, async ({ session, params }) => {
    await context.limits.consume('withdrawalCancel', session.memberId)
    return show(session, await withdrawals.cancel(session, params.id))
  })
}

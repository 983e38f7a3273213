import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { presentBackground, presentOperatorWithdrawal, presentSettingsWithProposal } from './presenter.ts'
import { withdrawalsOperatorCalls as calls } from './schema.ts'
import { findBackground } from './service/background.ts'
import { decide, decideAssessed, decideOnReturns, type OperatorDependencies } from './service/decide.ts'
import { failWithdrawal } from './service/fail.ts'
import { payAgain } from './service/pay-again.ts'
import { forceReceipt, release } from './service/release.ts'
import { approve, claim, reject, unclaim } from './service/review.ts'
import { changeSettings, findSettings } from './service/settings.ts'
import { findWithdrawal, listWithdrawals } from './service.ts'
import { readSettingsWish } from './wishes.ts'

type Context = HttpContext & OperatorDependencies & Parameters<typeof findBackground>[0]

interface DeedInput {
  readonly session: OperatorSession
  readonly ip: string
  readonly params: { readonly id: string }
  readonly body: { readonly reason?: string }
}

/** The work queue of withdrawals, the decisions about them, and how a brand pays out. */
export function registerWithdrawalsOperatorRoutes(app: FastifyInstance, context: Context): void {
  const show = async (session: OperatorSession, id: string) =>
    presentOperatorWithdrawal(await findWithdrawal(context, session, id), session.operatorId)

  /** Carries a decision out and shows the withdrawal as it then stands. */
  const decided =
    (carryOut: typeof decide) =>
    async (input: DeedInput, verb: Parameters<typeof decide>[3], work: Parameters<typeof decide>[4]) => {
      const { session, ip, params, body } = input
      await carryOut(context, { session, ip, reason: body.reason }, params.id, verb, work)
      return show(session, params.id)
    }
  const act = decided(decide)
  const actAssessed = decided(decideAssessed)
  const actOnReturns = decided(decideOnReturns)

  route(app, context, calls.listOperatorWithdrawals, async ({ session, query }) => {
    const { views, total } = await listWithdrawals(context, session, query, query)
    return page(
      views.map((view) => presentOperatorWithdrawal(view, session.operatorId)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorWithdrawal, ({ session, params }) => show(session, params.id))

  route(app, context, calls.getWithdrawalBackground, async ({ session, params }) =>
    presentBackground(await findBackground(context, session, params.id)),
  )

  route(app, context, calls.claimWithdrawal, (input) =>
    act(input, 'claim', (tx, by) => claim(context, tx, by, input.params.id)),
  )
  route(app, context, calls.unclaimWithdrawal, (input) =>
    act(input, 'unclaim', (tx, by) => unclaim(context, tx, by, input.params.id)),
  )
  route(app, context, calls.approveWithdrawal, (input) =>
    actAssessed(input, 'approve', (tx, by) => approve(context, tx, by, input.params.id, input.body.reason)),
  )
  route(app, context, calls.rejectWithdrawal, (input) =>
    act(input, 'reject', (tx, by) => reject(context, tx, by, input.params.id, input.body)),
  )
  route(app, context, calls.releaseWithdrawal, (input) =>
    act(input, 'release', (tx, by) => release(context, tx, by, input.params.id, input.body)),
  )
  route(app, context, calls.payWithdrawalAgain, (input) =>
    actOnReturns(input, 'payAgain', (tx, by) => payAgain(context, tx, by, input.params.id, input.body)),
  )
  route(app, context, calls.forceWithdrawalReceipt, (input) =>
    act(input, 'forceReceipt', (tx, by) => forceReceipt(context, tx, by, input.params.id, input.body.reason)),
  )
  route(app, context, calls.failWithdrawal, (input) =>
    actOnReturns(input, 'fail', (tx, by) => failWithdrawal(context, tx, by, input.params.id, input.body)),
  )

  route(app, context, calls.getWithdrawalSettings, async ({ session }) =>
    presentSettingsWithProposal(await findSettings(context, session)),
  )
  route(app, context, calls.updateWithdrawalSettings, async ({ session, ip, body }) => {
    await changeSettings(context, { session, ip, reason: body.reason }, readSettingsWish(body))
    return presentSettingsWithProposal(await findSettings(context, session))
  })
}

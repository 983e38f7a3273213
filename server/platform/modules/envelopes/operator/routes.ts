import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '../../../http/call.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { RainTerms } from '../terms.ts'
import { presentOpening, presentOperatorRain } from './presenter.ts'
import { envelopesOperatorCalls as calls } from './schema.ts'
import type { EnvelopesOperatorDependencies } from './service/dependencies.ts'
import {
  findOperatorEnvelopes,
  listEnvelopeOpenings,
  listOperatorEnvelopes,
  type OperatorRainView,
} from './service/read.ts'
import { createEnvelopes, pauseEnvelopes, publishEnvelopes, updateEnvelopes } from './service/write.ts'

/** What operators do about red envelopes. */
export function registerEnvelopesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & EnvelopesOperatorDependencies,
): void {
  route(app, context, calls.listOperatorEnvelopes, async ({ session, query }) => {
    const { ids, state } = query
    const { rows, total } = await listOperatorEnvelopes(context, session, { ids: ids?.split(','), state }, query)
    return page(rows.map(show), total, query)
  })
  route(app, context, calls.getOperatorEnvelopes, async ({ session, params }) =>
    show(await findOperatorEnvelopes(context, session, params.id)),
  )
  route(app, context, calls.listEnvelopeOpenings, async ({ session, params, query }) => {
    const { rows, total } = await listEnvelopeOpenings(context, session, params.id, query)
    return page(rows.map(presentOpening), total, query)
  })
  route(app, context, calls.createEnvelopes, async ({ session, ip, body: { reason, ...plan } }) =>
    show(await createEnvelopes(context, { session, ip, reason }, readPlan(plan))),
  )
  route(app, context, calls.updateEnvelopes, async ({ session, ip, params, body: { reason, ...plan } }) =>
    show(await updateEnvelopes(context, { session, ip, reason }, params.id, readPlan(plan))),
  )
  route(app, context, calls.publishEnvelopes, async ({ session, ip, params, body: { reason, revision } }) =>
    show(await publishEnvelopes(context, { session, ip, reason }, { id: params.id, revision })),
  )
  route(app, context, calls.pauseEnvelopes, async ({ session, ip, params, body: { reason } }) =>
    show(await pauseEnvelopes(context, { session, ip, reason }, params.id)),
  )
}

const show = ({ rain, proposal }: OperatorRainView) => presentOperatorRain(rain, proposal)

/** What an operator sends. Throws MONEY_INVALID. */
const readPlan = (plan: Omit<BodyOf<typeof calls.createEnvelopes>, 'reason'>): RainTerms => ({
  ...plan,
  words: plan.words.map((words) => ({ ...words, title: words.title.trim(), text: words.text.trim() })),
  startsAt: new Date(plan.startsAt),
  endsAt: new Date(plan.endsAt),
  total: parseMoney(plan.total, 'total'),
  least: parseMoney(plan.least, 'least'),
  greatest: parseMoney(plan.greatest, 'greatest'),
})

import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '../../../http/call.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import type { RaffleTerms } from '../terms.ts'
import { presentOperatorRaffle, presentOperatorSpin } from './presenter.ts'
import { rafflesOperatorCalls as calls } from './schema.ts'
import type { RafflesOperatorDependencies } from './service/dependencies.ts'
import {
  findOperatorRaffle,
  listOperatorRaffleSpins,
  listOperatorRaffles,
  type OperatorRaffleView,
} from './service/read.ts'
import { createRaffle, pauseRaffle, publishRaffle, updateRaffle } from './service/write.ts'

/** What operators do about raffles. */
export function registerRafflesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & RafflesOperatorDependencies,
): void {
  route(app, context, calls.listOperatorRaffles, async ({ session, query }) => {
    const { ids, state } = query
    const { rows, total } = await listOperatorRaffles(context, session, { ids: ids?.split(','), state }, query)
    return page(rows.map(show), total, query)
  })
  route(app, context, calls.getOperatorRaffle, async ({ session, params }) =>
    show(await findOperatorRaffle(context, session, params.id)),
  )
  route(app, context, calls.listOperatorRaffleSpins, async ({ session, params, query }) => {
    const { rows, total } = await listOperatorRaffleSpins(context, session, params.id, query, query)
    // In the words of the brand: operators of any language know its prizes by them.
    const { defaultLanguage } = await context.sites.findMerchant(session.merchantId)
    const reading = { language: defaultLanguage, defaultLanguage }
    return page(
      rows.map((row) => presentOperatorSpin(row, reading)),
      total,
      query,
    )
  })
  route(app, context, calls.createRaffle, async ({ session, ip, body: { reason, ...plan } }) =>
    show(await createRaffle(context, { session, ip, reason }, readPlan(plan))),
  )
  route(app, context, calls.updateRaffle, async ({ session, ip, params, body: { reason, ...plan } }) =>
    show(await updateRaffle(context, { session, ip, reason }, params.id, readPlan(plan))),
  )
  route(app, context, calls.publishRaffle, async ({ session, ip, params, body: { reason, revision } }) =>
    show(await publishRaffle(context, { session, ip, reason }, { id: params.id, revision })),
  )
  route(app, context, calls.pauseRaffle, async ({ session, ip, params, body: { reason } }) =>
    show(await pauseRaffle(context, { session, ip, reason }, params.id)),
  )
}

const show = ({ whole, proposal }: OperatorRaffleView) => presentOperatorRaffle(whole, proposal)

/** What an operator sends. Throws MONEY_INVALID. */
const readPlan = (plan: Omit<BodyOf<typeof calls.createRaffle>, 'reason'>): RaffleTerms => ({
  words: plan.words.map((words) => ({ ...words, title: words.title.trim(), text: words.text.trim() })),
  startsAt: new Date(plan.startsAt),
  endsAt: new Date(plan.endsAt),
  leastDeposit: plan.leastDeposit === null ? null : parseMoney(plan.leastDeposit, 'leastDeposit'),
  prizes: plan.prizes.map(({ amount, names, ...prize }) => ({
    ...prize,
    names: names.map(({ language, name }) => ({ language, name: name.trim() })),
    amount: parseMoney(amount, 'prizes'),
  })),
})

import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import type { MemberSession } from '../../http/session.ts'
import { formatMoney } from '../../lib/money.ts'
import { type ContractsService, readTerms } from '../contracts/service.ts'
import type { GamesService } from '../games/service.ts'
import { settlementsPolicy } from './policy.ts'
import * as present from './presenter.ts'
import { settlementsCalls as calls } from './schema.ts'
import type { TriedTerms } from './service/try-contract.ts'
import type { SettlementsService } from './service.ts'

interface Context extends HttpContext {
  readonly settlements: SettlementsService
  readonly contracts: ContractsService
  readonly games: GamesService
}

/** As many as a loader names at once. */
const MOST_IDS = 100

/** Throws FORBIDDEN. */
function demand(session: MemberSession): void {
  if (!settlementsPolicy['earnings.read'](session)) throw httpErrors.FORBIDDEN()
}

/** What agents read of what they earn. */
export function registerSettlementsRoutes(app: FastifyInstance, context: Context): void {
  const { settlements, games } = context

  route(app, context, calls.listEarnings, async ({ session, query }) => {
    demand(session)
    const { ids: given, kind, from, to } = query
    const ids = given?.split(',')
    const size = ids === undefined ? undefined : MOST_IDS
    const filter = { ids, kind, from, to }
    const { rows, total, amount, paid } = await settlements.listEarnings(session, filter, pageOf(query, size))
    return {
      ...page(rows.map(present.presentEarning), total, query, size),
      totals: { amount: formatMoney(amount), paid: formatMoney(paid) },
    }
  })
  route(app, context, calls.listPayKinds, async ({ session }) => {
    demand(session)
    return settlements.listPayKinds(session)
  })
  route(app, context, calls.explainEarning, async ({ session, params }) => {
    demand(session)
    return present.presentExplanation(await settlements.explainEarning(session, params.id))
  })
  route(app, context, calls.listDownlineShares, async ({ session, params, query }) => {
    demand(session)
    const { rows, total } = await settlements.listDownlineShares(session, params.id, pageOf(query))
    return page(rows.map(present.presentShare), total, query)
  })
  route(app, context, calls.listEarningParts, async ({ session, params, query }) => {
    demand(session)
    const { parts, total } = await settlements.listTeamParts(
      session,
      { id: params.id, memberId: query.memberId },
      pageOf(query),
    )
    return page(
      parts.map(({ valid_bet, loss, memberId, account, isOwn }) => ({
        memberId,
        account,
        isOwn,
        validBet: formatMoney(valid_bet),
        loss: formatMoney(loss),
      })),
      total,
      query,
    )
  })
  route(app, context, calls.listEarningBets, async ({ session, params, query, locale }) => {
    demand(session)
    const { rows, total } = await settlements.listEarningBets(
      games,
      session,
      { id: params.id, memberId: query.memberId },
      pageOf(query),
    )
    return page(
      rows.map((row) => present.presentTeamBet(row, locale)),
      total,
      query,
    )
  })
  registerOutlook(app, context)
}

/** What is not written yet, or summed of what was. */
function registerOutlook(app: FastifyInstance, context: Context): void {
  const { settlements, contracts } = context
  route(app, context, calls.listForecasts, async ({ session }) => {
    demand(session)
    return (await settlements.readForecasts(session)).map(present.presentForecast)
  })
  route(app, context, calls.readIncome, async ({ session, query }) => {
    demand(session)
    const days = await settlements.readIncome(session, query)
    return days.map(({ day, kind, amount, paid }) => ({
      day,
      kind,
      amount: formatMoney(amount),
      paid: formatMoney(paid),
    }))
  })
  route(app, context, calls.tryContract, async ({ session, body }) => {
    // A member may be offered a contract before being an agent.
    if (!settlementsPolicy['contract.try'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
    const { windows, isPayer } = await settlements.tryContract(contracts, session, readTried(body))
    const seesPayer = isPayer && settlementsPolicy['pay.read'](session)
    return windows.map((window) => present.presentTried(window, seesPayer))
  })
}

/** What is tried, by a contract's id or by itself. Throws INVALID_INPUT, MONEY_…. */
function readTried({ contractId, payeeId, kind, terms }: Static<(typeof calls.tryContract)['body']>): TriedTerms {
  if (contractId !== undefined) return { contractId }
  if (payeeId === undefined) throw httpErrors.INVALID_INPUT({ field: 'payeeId' })
  if (kind === undefined || terms === undefined) throw httpErrors.INVALID_INPUT({ field: 'terms' })
  return { payeeId, terms: readTerms(kind, terms) }
}

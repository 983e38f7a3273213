import type { FastifyInstance } from 'fastify'
import type { CallMerchant, HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { presentRaffle, presentSpin } from './presenter.ts'
import { rafflesCalls as calls } from './schema.ts'
import type { RafflesService } from './service.ts'

/** Raffles, for members. */
export function registerRafflesRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly raffles: RafflesService },
): void {
  const { raffles } = context

  route(app, context, calls.listRaffles, async ({ session, merchant, locale }) =>
    (await raffles.readRaffles(session)).map((view) => presentRaffle(view, readingOf(merchant, locale))),
  )
  route(app, context, calls.listRaffleSpins, async ({ session, merchant, locale, query }) => {
    const { rows, total } = await raffles.listSpins(session, query, query)
    return page(
      rows.map((row) => presentSpin(row, readingOf(merchant, locale))),
      total,
      query,
    )
  })
  route(app, context, calls.spinRaffle, async ({ session, merchant, locale, body: { raffleId }, idempotencyKey }) =>
    presentSpin(await raffles.spin(session, { raffleId, idempotencyKey }), readingOf(merchant, locale)),
  )
}

const readingOf = ({ defaultLanguage }: CallMerchant, language: string) => ({ language, defaultLanguage })

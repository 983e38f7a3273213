import type { FastifyInstance } from 'fastify'
import type { PlatformContext } from '../../context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { demand } from '../operators/service.ts'
import { presentWin } from './presenter.ts'
import type { WinRow } from './repository.ts'
import { winsCalls as calls } from './schema.ts'

/** What operators are told of great wins, and how they say that they looked. */
export function registerWinsRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { wins, operators } = context

  route(app, context, calls.listGreatWins, async ({ session, query }) => {
    demand(session, 'greatWins.read')
    const { rows, total } = await wins.list(session.merchantId, query, query)
    return page(rows.map(presentWin), total, query)
  })
  route(app, context, calls.getGreatWin, async ({ session, params }) => {
    demand(session, 'greatWins.read')
    return presentWin(await wins.find(session.merchantId, params.id))
  })
  route(app, context, calls.reviewGreatWin, async ({ session, ip, params, body: { reason } }) => {
    demand(session, 'greatWins.review')
    const subject = {
      action: 'greatWins.review',
      subjectKind: 'greatWins',
      subjectId: ({ id }: WinRow) => id,
      present: presentWin,
    }
    return presentWin(
      await operators.audited({ session, ip, reason }, subject, (tx) => wins.review(tx, session, params.id, reason)),
    )
  })
}

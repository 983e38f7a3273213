import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import type { SitesService } from '../sites/service.ts'
import { presentComparison, presentDifference } from './presenter.ts'
import { reconciliationCalls as calls } from './schema.ts'
import type { ReconciliationService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly reconciliation: ReconciliationService
  readonly sites: SitesService
}

/** How the books compare with the bank, for operators. */
export function registerReconciliationRoutes(app: FastifyInstance, context: Context): void {
  const { operators, reconciliation, sites } = context

  route(app, context, calls.listBankComparisons, async ({ session, query }) => {
    demand(session, 'bankComparison.read')
    const seen = await operators.seenBrands(session)
    const { comparisons, total } = await reconciliation.list(seen, query)
    return page(
      comparisons.map((one) => presentComparison(one, seen)),
      total,
      query,
    )
  })
  route(app, context, calls.listBankDifferences, async ({ session, params, query }) => {
    demand(session, 'bankComparison.read')
    const { rows, total } = await reconciliation.differences(await operators.seenBrands(session), params.id, query)
    const codes = new Map((await sites.listMerchants()).map(({ id, code }) => [id, code]))
    return page(
      rows.map((row) => presentDifference(row, codes)),
      total,
      query,
    )
  })
  route(app, context, calls.compareBankAccounts, async ({ session, body }) => {
    demand(session, 'bankComparison.run')
    await reconciliation.compare(body.day)
    return { done: true }
  })
}

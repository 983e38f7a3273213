import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentComparison, presentDifference } from './presenter.ts'
import { reconciliationOperatorCalls as calls } from './schema.ts'
import { compare, listComparisons, listDifferences, type ReconciliationOperatorDependencies } from './service.ts'

/** How the books compare with the bank, for operators. */
export function registerReconciliationOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & ReconciliationOperatorDependencies,
): void {
  route(app, context, calls.listBankComparisons, async ({ session, query }) => {
    const { comparisons, total, seen } = await listComparisons(context, session, query, query)
    return page(
      comparisons.map((one) => presentComparison(one, seen)),
      total,
      query,
    )
  })
  route(app, context, calls.listBankDifferences, async ({ session, params, query }) => {
    const { rows, total, codes } = await listDifferences(context, session, params.id, query)
    return page(
      rows.map((row) => presentDifference(row, codes)),
      total,
      query,
    )
  })
  route(app, context, calls.compareBankAccounts, async ({ session, body }) => {
    await compare(context, session, body.day)
    return { done: true }
  })
}

import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentCase, presentComparison } from './presenter.ts'
import { vendorComparisonsOperatorCalls as calls } from './schema.ts'
import {
  closeCase,
  compare,
  listSeenCases,
  listSeenComparisons,
  noteCase,
  readCase,
  type VendorComparisonsOperatorDependencies,
} from './service.ts'

/** How what we booked compares with what vendors report, and the cases that come of it. */
export function registerVendorComparisonsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & VendorComparisonsOperatorDependencies,
): void {
  route(app, context, calls.listVendorComparisons, async ({ session, query }) => {
    const { rows, total, seen } = await listSeenComparisons(context, session, query, query)
    return page(
      rows.map((row) => presentComparison(row, seen)),
      total,
      query,
    )
  })
  route(app, context, calls.compareVendors, async ({ session, body }) => {
    await compare(context, session, body.day)
    return { done: true }
  })
  route(app, context, calls.listVendorCases, async ({ session, query }) => {
    const { views, total } = await listSeenCases(context, session, query, query)
    return page(views.map(presentCase), total, query)
  })
  route(app, context, calls.getVendorCase, async ({ session, params }) =>
    presentCase(await readCase(context, session, params.id)),
  )
  route(app, context, calls.noteVendorCase, async ({ session, ip, params, body }) =>
    presentCase(await noteCase(context, { session, ip }, params.id, body.text.trim())),
  )
  route(app, context, calls.closeVendorCase, async ({ session, ip, params, body: { outcome, note } }) =>
    presentCase(await closeCase(context, { session, ip }, params.id, { outcome, note: note.trim() })),
  )
}

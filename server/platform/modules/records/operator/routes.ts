import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/connection.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { recordsOperatorCalls as calls } from './schema.ts'
import { search } from './search.ts'
import { createRecordsOperatorService } from './service.ts'

/** What ids are the ids of, to operators. */
export function registerRecordsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly database: Database },
): void {
  const records = createRecordsOperatorService(context)
  route(app, context, calls.findBrandRecords, ({ session, query }) =>
    records.findOfBrand(session, query.ids.split(',')),
  )
  route(app, context, calls.searchRecords, ({ session, query, locale }) => search(context, session, query.text, locale))
}

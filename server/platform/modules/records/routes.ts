import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { recordsCalls } from './schema.ts'
import type { RecordsService } from './service.ts'

/** What ids are the ids of, to members and visitors. */
export function registerRecordsRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly records: RecordsService },
): void {
  route(app, context, recordsCalls.findOwnRecords, ({ merchant, session, query }) =>
    context.records.findOwn(merchant.id, session, query.ids.split(',')),
  )
}

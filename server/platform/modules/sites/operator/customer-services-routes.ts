import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { pageOfRows } from '../../operators/service.ts'
import { customerServicesCalls as calls } from './customer-services-schema.ts'
import * as service from './customer-services-service.ts'
import { presentCustomerService } from './presenter.ts'
import type { SitesOperatorDependencies } from './service.ts'

/** The ways to reach people: a short list that the sites service keeps whole. */
export function registerCustomerServicesRoutes(
  app: FastifyInstance,
  context: HttpContext & SitesOperatorDependencies,
): void {
  route(app, context, calls.listOperatorCustomerServices, async ({ session, query }) =>
    pageOfRows((await service.listCustomerServices(context, session)).map(presentCustomerService), query, []),
  )
  route(app, context, calls.getOperatorCustomerService, async ({ session, params }) =>
    presentCustomerService(await service.getCustomerService(context, session, params.id)),
  )
  route(app, context, calls.createCustomerService, async ({ session, ip, body: { reason, ...input } }) =>
    presentCustomerService(await service.createCustomerService(context, { session, ip, reason }, input)),
  )
  route(app, context, calls.updateCustomerService, async ({ session, ip, params, body: { reason, ...input } }) =>
    presentCustomerService(await service.updateCustomerService(context, { session, ip, reason }, params.id, input)),
  )
  route(app, context, calls.deleteCustomerService, async ({ session, ip, params, query: { reason } }) =>
    presentCustomerService(await service.deleteCustomerService(context, { session, ip, reason }, params.id)),
  )
}

import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { pageOfRows } from '../../operators/service.ts'
import { describeModule, presentNetworks, presentRegistrationField, presentStanding } from './presenter.ts'
import { sitesOperatorCalls as calls } from './schema.ts'
import * as service from './service.ts'

/** Brands, their whitelabel modules and their registration fields: short lists that the sites service keeps whole. */
export function registerSitesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & service.SitesOperatorDependencies,
): void {
  route(app, context, calls.listMerchants, async ({ session, query }) => {
    const found = await service.listMerchants(context, session, { ...query, ids: query.ids?.split(',') })
    return pageOfRows(found.map(presentStanding), query, ['name', 'code', 'mode', 'status'])
  })
  route(app, context, calls.getMerchant, async ({ session, params }) =>
    presentStanding(await service.getMerchant(context, session, params.id)),
  )
  route(app, context, calls.createMerchant, async ({ session, ip, body: { reason, copyOf, ...wish } }) =>
    presentStanding(
      await service.createMerchant(context, { session, ip, reason }, { ...wish, copyOf: copyOf ?? undefined }),
    ),
  )
  route(app, context, calls.updateMerchant, async ({ session, ip, params, body: { reason, ...body } }) =>
    presentStanding(await service.updateMerchant(context, { session, ip, reason }, params.id, body)),
  )

  route(app, context, calls.listLanguages, async ({ session, query }) => {
    const found = service.listLanguages(session)
    const shown = found.map(({ tag, codes, name, missing }) => ({ id: tag, codes: [...codes], name, missing }))
    return pageOfRows(shown, query, ['missing', 'id', 'name'])
  })

  route(app, context, calls.listModules, async ({ session, query, locale }) => {
    const modules = (await service.listModules(context, session)).map((one) => describeModule(one, locale))
    return pageOfRows(modules, query, ['id', 'enabled', 'changedAt'])
  })
  route(app, context, calls.updateModule, async ({ session, ip, params, body: { reason, enabled }, locale }) =>
    describeModule(await service.setModule(context, { session, ip, reason }, params.id, enabled), locale),
  )

  route(app, context, calls.listRegistrationFields, async ({ session, query }) => {
    const fields = await service.listRegistrationFields(context, session)
    return pageOfRows(fields.map(presentRegistrationField), query, ['position', 'id', 'enabled', 'required'])
  })
  route(app, context, calls.updateRegistrationField, async ({ session, ip, params, body: { reason, ...rule } }) =>
    presentRegistrationField(await service.setRegistrationField(context, { session, ip, reason }, params.id, rule)),
  )

  route(app, context, calls.getContentNetworks, async ({ session }) =>
    presentNetworks(session.merchantId, await service.getContentNetworks(context, session)),
  )
  route(app, context, calls.updateContentNetworks, async ({ session, ip, body: { reason, ...wish } }) =>
    presentNetworks(session.merchantId, await service.setContentNetworks(context, { session, ip, reason }, wish)),
  )
}

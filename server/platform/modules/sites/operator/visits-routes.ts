import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../../../../edge/address.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { sitesErrors } from '../errors.ts'
import { presentVisit } from './presenter.ts'
import type { SitesOperatorDependencies } from './service.ts'
import { visitsCalls as calls } from './visits-schema.ts'
import { previewVisit } from './visits-service.ts'

/** What visitors of a brand would see. */
export function registerVisitsRoutes(app: FastifyInstance, context: HttpContext & SitesOperatorDependencies): void {
  const knowsCountries = context.config.edge.countryHeader !== undefined
  route(app, context, calls.previewVisit, async ({ session, params, query: { byDraft = false, ...asked } }) => {
    const ip = asked.address === undefined ? '' : plainAddress(asked.address)
    if (ip === undefined) throw sitesErrors.VISIT_ADDRESS({ field: 'address' })
    const visitor = { host: asked.host, country: asked.country, ip, language: asked.language }
    return { ...presentVisit(await previewVisit(context, session, params.id, { visitor, byDraft })), knowsCountries }
  })
}

import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { ProposalsService } from '../proposals/service.ts'
import type { Merchant, SitesService } from '../sites/service.ts'
import { describeModule } from './module-words.ts'
import { presentMerchant, presentRegistrationField } from './presenter.ts'
import { demand } from './rights.ts'
import { pageOfRows } from './row-pages.ts'
import { operatorsCalls as calls } from './schema.ts'
import type { OperatorsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly proposals: ProposalsService
  readonly sites: SitesService
}

/** Brands, their whitelabel modules and their registration fields: short lists that the sites service keeps whole. */
export function registerSiteManagement(app: FastifyInstance, context: Context): void {
  const { operators, proposals, sites } = context

  /** Brands with what of them waits for a second operator. */
  async function present(merchants: readonly Merchant[]) {
    const ids = merchants.map(({ id }) => id)
    const waiting = await proposals.listShown(ids, 'merchantProtection', ids)
    return merchants.map((one) => ({ ...presentMerchant(one), proposal: waiting.get(one.id) ?? null }))
  }

  async function presentOne(id: string) {
    const [merchant] = await present([await sites.findMerchant(id)])
    if (merchant === undefined) throw httpErrors.NOT_FOUND()
    return merchant
  }

  route(app, context, calls.listMerchants, async ({ session, query }) => {
    demand(session, 'merchants.read')
    const visible = await operators.visibleMerchants(session)
    const ids = query.ids?.split(',')
    const search = query.search?.trim().toLowerCase() ?? ''
    const found = (await sites.listMerchants())
      .filter(({ id }) => visible.includes(id) && (ids === undefined || ids.includes(id)))
      .filter(({ name, code }) => name.toLowerCase().includes(search) || code.toLowerCase().includes(search))
    return pageOfRows(await present(found), query, ['name', 'code', 'mode', 'status'])
  })
  route(app, context, calls.getMerchant, async ({ session, params }) => {
    demand(session, 'merchants.read')
    if (!(await operators.visibleMerchants(session)).includes(params.id)) throw httpErrors.NOT_FOUND()
    return presentOne(params.id)
  })
  route(app, context, calls.updateMerchant, async ({ session, ip, params, body }) => {
    demand(session, 'merchants.change')
    const { reason, maintenanceUntil, ...rest } = body
    const until = typeof maintenanceUntil === 'string' ? new Date(maintenanceUntil) : maintenanceUntil
    const wish = { ...rest, ...(until === undefined ? {} : { maintenanceUntil: until }) }
    const visible = await operators.visibleMerchants(session)
    await operators.changes.updateMerchant({ session, ip, reason }, visible, params.id, wish)
    return presentOne(params.id)
  })

  route(app, context, calls.listModules, async ({ session, query, locale }) => {
    demand(session, 'modules.read')
    const modules = await sites.listModules(session.merchantId)
    return pageOfRows(
      modules.map((one) => describeModule(one, locale)),
      query,
      ['id', 'enabled', 'changedAt'],
    )
  })
  route(app, context, calls.updateModule, async ({ session, ip, params, body, locale }) => {
    demand(session, 'modules.change')
    const { reason, enabled } = body
    return describeModule(await operators.changes.setModule({ session, ip, reason }, params.id, enabled), locale)
  })

  route(app, context, calls.listRegistrationFields, async ({ session, query }) => {
    demand(session, 'registrationFields.read')
    const fields = await sites.listRegistrationFields(session.merchantId)
    return pageOfRows(fields.map(presentRegistrationField), query, ['position', 'id', 'enabled', 'required'])
  })
  route(app, context, calls.updateRegistrationField, async ({ session, ip, params, body }) => {
    demand(session, 'registrationFields.change')
    const { reason, ...rule } = body
    return presentRegistrationField(
      await operators.changes.setRegistrationField({ session, ip, reason }, params.id, rule),
    )
  })
}

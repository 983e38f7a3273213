import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { foldText } from '../../../lib/fold-text.ts'
import { pageOfRows } from '../../operators/service.ts'
import { readWindow } from './offer.ts'
import { presentHealth, presentOrders, presentVendor } from './presenter.ts'
import { vendorsOperatorCalls as calls } from './schema.ts'
import type { VendorsOperatorDependencies } from './service/offered-vendors.ts'
import { createVendorsOperatorService } from './service.ts'

/** What operators see of vendors, and whether the brand in view offers them. */
export function registerVendorsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & VendorsOperatorDependencies,
): void {
  const vendors = createVendorsOperatorService(context)

  route(app, context, calls.listOperatorVendors, async ({ session, query }) => {
    const { gameType, availability } = query
    const ids = query.ids?.split(',')
    const part = fold(query.search)
    const rows = (await vendors.list(session))
      .map(presentVendor)
      .filter(
        (vendor) =>
          (ids === undefined || ids.includes(vendor.id)) &&
          (gameType === undefined || vendor.gameTypes.includes(gameType)) &&
          (availability === undefined || vendor.availability === availability) &&
          fold(`${vendor.id} ${vendor.name}`).includes(part),
      )
    return pageOfRows(rows, query, ['id', 'name', 'position', 'games', 'openGames', 'availability', 'effective'])
  })
  route(app, context, calls.getOperatorVendor, async ({ session, params }) =>
    presentVendor(await vendors.find(session, params.id)),
  )
  route(app, context, calls.updateOperatorVendors, async ({ session, ip, body: { ids, reason, ...wish } }) => {
    const changed = { ...wish, maintenance: readWindow(wish) }
    return (await vendors.update({ session, ip, reason }, ids, changed)).map(presentVendor)
  })
  route(app, context, calls.orderOperatorVendors, async ({ session, ip, body: { ids, position = 0, reason } }) =>
    (await vendors.order({ session, ip, reason }, ids, position)).map(presentVendor),
  )

  route(app, context, calls.listVendorHealth, async ({ session }) =>
    (await vendors.listHealth(session)).map(presentHealth),
  )
  route(app, context, calls.listVendorOrders, async ({ session }) =>
    (await vendors.listOrders(session)).map(presentOrders),
  )
}

/** As names are compared: without accents, in small letters. */
const fold = (text = '') => foldText(text).trim().toLowerCase()

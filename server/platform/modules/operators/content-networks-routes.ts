import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { ContentNetworks, SitesService } from '../sites/service.ts'
import { type ContentNetworksShape, contentNetworksCalls as calls } from './content-networks-schema.ts'
import { demand } from './rights.ts'
import type { OperatorsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly sites: SitesService
}

/** The hosts that stand before our own, for operators. */
export function registerContentNetworks(app: FastifyInstance, context: Context): void {
  const { operators, sites } = context

  const presenterOf =
    (id: string) =>
    ({ images, games }: ContentNetworks): Static<typeof ContentNetworksShape> => ({
      id,
      images: [...images],
      games: [...games],
    })

  route(app, context, calls.getContentNetworks, async ({ session }) => {
    demand(session, 'contentNetworks.read')
    const { imageCDNs, launchGameCDNs } = await sites.findMerchant(session.merchantId)
    return presenterOf(session.merchantId)({ images: imageCDNs, games: launchGameCDNs })
  })
  route(app, context, calls.updateContentNetworks, async ({ session, ip, body: { reason, ...wish } }) => {
    demand(session, 'contentNetworks.change')
    const { merchantId } = session
    const present = presenterOf(merchantId)
    const subject = {
      action: 'contentNetworks.update',
      subjectKind: 'contentNetworks',
      subjectId: () => merchantId,
      present,
    }
    const changed = await operators.audited({ session, ip, reason }, subject, (tx) =>
      sites.setContentNetworks(tx, merchantId, wish),
    )
    return present(changed)
  })
}

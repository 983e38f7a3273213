import type { OperatorSession } from '../../../../http/session.ts'
import { demand, type OperatorsService } from '../../../operators/service.ts'
import { HOUSE, type VendorsService } from '../../service.ts'
import { vendorsRights } from '../policy.ts'

interface FiguresDependencies {
  readonly operators: OperatorsService
  readonly vendors: VendorsService
}

/**
 * How vendors do. Whether one answers is the same for every brand; how much was called and ordered is told of the brands that
 * the operator works for, and of the house itself to who works for all of them.
 */
export function createVendorFigures({ operators, vendors: { health } }: FiguresDependencies) {
  const placesOf = async (session: OperatorSession) => {
    demand(session, vendorsRights['vendorHealth.read'])
    const { merchantIds, isAll } = await operators.seenBrands(session, 'vendorHealth.read')
    return isAll ? [...merchantIds, HOUSE] : merchantIds
  }

  return {
    /** Every vendor that these brands offer: whether it answers, and their calls of the last 24 hours. */
    listHealth: async (session: OperatorSession) => health.list(await placesOf(session)),

    /** What vendors ordered of the wallets of these brands in the last 24 hours. */
    listOrders: async (session: OperatorSession) => health.listOrders(await placesOf(session)),
  }
}

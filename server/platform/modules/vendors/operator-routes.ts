import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import { vendorsDeskCalls as calls, type VendorHealth, type VendorOrders } from './operator-schema.ts'
import { ALARMS, HOUSE, type VendorsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
  readonly vendors: VendorsService
}

/**
 * What operators see of the vendors' health. Whether a vendor answers is the same for every brand; how much was called and
 * ordered is told of the brands that the operator works for, and of the house itself to who works for all of them.
 */
export function registerVendorsDesk(app: FastifyInstance, context: Context): void {
  const { operators, vendors } = context
  const { health } = vendors
  const placesOf = async (session: OperatorSession) => {
    const { merchantIds, isAll } = await operators.seenBrands(session)
    return isAll ? [...merchantIds, HOUSE] : merchantIds
  }

  route(app, context, calls.listVendorHealth, async ({ session }) => {
    demand(session, 'vendorHealth.read')
    return (await health.list(await placesOf(session))).map(presentHealth)
  })
  route(app, context, calls.listVendorOrders, async ({ session }) => {
    demand(session, 'vendorHealth.read')
    return (await health.listOrders(await placesOf(session))).map(presentOrders)
  })
}

type HealthRow = Awaited<ReturnType<VendorsService['health']['list']>>[number]

function presentHealth(row: HealthRow): Static<typeof VendorHealth> {
  const calls = Number(row.calls ?? 0n)
  return {
    id: row.code,
    name: row.name,
    adapter: row.adapter,
    wallet: row.wallet_adapter === null ? 'SEAMLESS' : 'TRANSFER',
    state: row.state as Static<typeof VendorHealth>['state'],
    stateSince: row.state_since?.toISOString() ?? null,
    calls,
    failures: Number(row.failures ?? 0n),
    refused: Number(row.refused ?? 0n),
    averageMilliseconds: calls === 0 ? null : Math.round(Number(row.milliseconds ?? 0n) / calls),
    slowestMilliseconds: calls === 0 ? null : row.slowest,
    lastError: row.last_error,
    lastFailureAt: row.last_failure_at?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
  }
}

type OrdersRow = Awaited<ReturnType<VendorsService['health']['listOrders']>>[number]

const presentOrders = ({ adapter, kind, result, orders, last_at }: OrdersRow): Static<typeof VendorOrders> => ({
  adapter,
  kind,
  result,
  orders: Number(orders),
  lastAt: last_at.toISOString(),
  isAlarm: ALARMS.has(result),
})

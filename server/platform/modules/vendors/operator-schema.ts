import { Type } from 'typebox'
import { DateTime, defineCalls, Nullable } from '../../http/call.ts'

const BreakerState = Type.Union([Type.Literal('CLOSED'), Type.Literal('OPEN'), Type.Literal('HALF_OPEN')], {
  description:
    'CLOSED: answers; OPEN: left alone, its games are in maintenance; HALF_OPEN: one call tries whether it is back',
})

/** How a vendor answers; figures are of the last 24 hours. */
export const VendorHealth = Type.Object({
  id: Type.String({ description: 'Code of the vendor' }),
  name: Type.String(),
  adapter: Type.String(),
  wallet: Type.Union([Type.Literal('SEAMLESS'), Type.Literal('TRANSFER')]),
  state: BreakerState,
  stateSince: Nullable(DateTime),
  calls: Type.Integer(),
  failures: Type.Integer(),
  refused: Type.Integer({ description: 'Not made: the vendor was left alone, or too many calls waited' }),
  averageMilliseconds: Nullable(Type.Integer()),
  slowestMilliseconds: Nullable(Type.Integer()),
  lastError: Nullable(Type.String()),
  lastFailureAt: Nullable(DateTime),
  lastSuccessAt: Nullable(DateTime),
})

/** What vendors ordered of the wallet in the last 24 hours, by what became of it. */
export const VendorOrders = Type.Object({
  adapter: Type.String(),
  kind: Type.String({ examples: ['BET'] }),
  result: Type.String({ examples: ['SUCCESS'] }),
  orders: Type.Integer(),
  lastAt: DateTime,
  isAlarm: Type.Boolean({ description: 'Contradicts an earlier order, or is about somebody else' }),
})

const admin = { access: 'operator' } as const

export const vendorsDeskCalls = defineCalls({
  listVendorHealth: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/vendor-health',
    summary:
      'Every vendor that the brands of the operator offer: breaker and last error, and their calls of the last 24 hours',
    value: Type.Array(VendorHealth),
  },
  listVendorOrders: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/vendor-orders',
    summary: 'What vendors ordered of the wallets of these brands in the last 24 hours, by adapter, kind and result',
    value: Type.Array(VendorOrders),
  },
})

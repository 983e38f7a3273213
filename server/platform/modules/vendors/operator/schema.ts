import { Type } from 'typebox'
import { Codes, DateTime, defineCalls, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { GameType } from '../../games/schema.ts'
import { WALLET_RESULTS } from '../vendor-adapter.ts'
import { vendorsRights } from './policy.ts'

const reason = Type.Optional(Type.String({ maxLength: 300 }))

/** Code of a vendor. */
export const VendorCode = Type.String({ pattern: '^[A-Z0-9_]{1,24}$', examples: ['JL'] })

export const OfferAvailability = Type.Union([Type.Literal('OPEN'), Type.Literal('MAINTENANCE'), Type.Literal('OFF')], {
  description: 'MAINTENANCE: shown, says so, cannot be started; OFF: not shown',
})
const maintenance = Type.Object({ from: DateTime, until: DateTime }, { additionalProperties: false })

/** What is told of a vendor or game that a brand offers. */
export const offer = {
  availability: OfferAvailability,
  maintenance: Nullable(maintenance),
  effective: Type.Intersect([OfferAvailability], { description: 'What players see now, all reasons taken together' }),
  position: Type.Integer(),
}

/** What an operator may want of vendors or games, and why. */
export const offerWish = {
  availability: Type.Optional(OfferAvailability),
  maintenance: Type.Optional(Nullable(maintenance)),
  reason,
}

/** Part of a name. */
export const NameSearch = Type.Optional(
  Type.String({ maxLength: 60, description: 'Part of the name; accents do not matter' }),
)

const OperatorVendor = Type.Object({
  id: Type.String({ description: 'Code of the vendor' }),
  name: Type.String(),
  ...offer,
  adapter: Nullable(Type.String({ description: 'The wire it speaks; without one nothing of it can be started' })),
  games: Type.Integer({ description: 'Games on offer, those that are off included' }),
  openGames: Type.Integer({ description: 'Games that players can start now' }),
  gameTypes: Type.Array(GameType),
})

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
  kind: Type.Enum(['AUTHENTICATE', 'BALANCE', 'BET', 'WIN', 'ROLLBACK'], { examples: ['BET'] }),
  result: Type.Enum([...WALLET_RESULTS], { examples: ['SUCCESS'] }),
  orders: Type.Integer(),
  lastAt: DateTime,
  isAlarm: Type.Boolean({ description: 'Contradicts an earlier order, or is about somebody else' }),
})

const codesBody = Type.Array(VendorCode, { minItems: 1, maxItems: 100, uniqueItems: true })

/** What operators see of vendors, and whether the brand in view offers them. */
export const vendorsOperatorCalls = defineCalls({
  listOperatorVendors: {
    access: 'operator',
    right: vendorsRights['vendors.read'],
    method: 'GET',
    path: '/wps/admin/vendors',
    summary: 'Vendors of the brand in view, in the order of the lobby',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Codes),
      search: NameSearch,
      gameType: Type.Optional(GameType),
      availability: Type.Optional(OfferAvailability),
    }),
    value: Page(OperatorVendor),
  },
  getOperatorVendor: {
    access: 'operator',
    right: vendorsRights['vendors.read'],
    method: 'GET',
    path: '/wps/admin/vendors/:id',
    summary: 'One vendor of the brand in view',
    params: Type.Object({ id: VendorCode }),
    value: OperatorVendor,
  },
  updateOperatorVendors: {
    access: 'operator',
    right: vendorsRights['vendors.change'],
    method: 'PATCH',
    path: '/wps/admin/vendors',
    summary: 'Opens vendors, puts them in maintenance or turns them off; sets or clears a window of maintenance',
    body: Type.Object({ ids: codesBody, ...offerWish }, { additionalProperties: false }),
    value: Type.Array(OperatorVendor),
  },
  orderOperatorVendors: {
    access: 'operator',
    right: vendorsRights['vendors.change'],
    method: 'PUT',
    path: '/wps/admin/vendors/order',
    summary:
      'The order of vendors in the lobby: those named stand together at a place, in this order, the others stay in theirs',
    body: Type.Object(
      {
        ids: codesBody,
        position: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 1000,
            description: 'Place of the first of them; 0, the front, unless told',
          }),
        ),
        reason,
      },
      { additionalProperties: false },
    ),
    value: Type.Array(OperatorVendor),
  },

  listVendorHealth: {
    access: 'operator',
    right: vendorsRights['vendorHealth.read'],
    method: 'GET',
    path: '/wps/admin/vendor-health',
    summary:
      'Every vendor that the brands of the operator offer: breaker and last error, and their calls of the last 24 hours',
    value: Type.Array(VendorHealth),
  },
  listVendorOrders: {
    access: 'operator',
    right: vendorsRights['vendorHealth.read'],
    method: 'GET',
    path: '/wps/admin/vendor-orders',
    summary: 'What vendors ordered of the wallets of these brands in the last 24 hours, by adapter, kind and result',
    value: Type.Array(VendorOrders),
  },
})

import { type Kysely, sql } from 'kysely'
import { deleteBefore } from '../../../db/delete-before.ts'
import type { Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>

/** What was counted since it was written last, of one hour. */
export interface CallCount {
  readonly hour: Date
  readonly merchantId: string
  readonly vendorCode: string
  readonly adapter: string
  calls: number
  failures: number
  refused: number
  milliseconds: number
  slowest: number
  lastError: string | null
  lastFailureAt: Date | null
  lastSuccessAt: Date | null
}

export interface OrderCount {
  readonly hour: Date
  readonly merchantId: string
  readonly adapter: string
  readonly kind: string
  readonly result: string
  orders: number
  lastAt: Date
}

/** Adds what was counted; the state of a vendor not seen before is CLOSED. */
export async function addCalls(query: Query, counts: readonly CallCount[], at: Date): Promise<void> {
  for (const one of counts) {
    await query
      .insertInto('vendor_call_hours')
      .values({
        hour: one.hour,
        merchant_id: one.merchantId,
        vendor_code: one.vendorCode,
        adapter: one.adapter,
        calls: BigInt(one.calls),
        failures: BigInt(one.failures),
        refused: BigInt(one.refused),
        milliseconds: BigInt(one.milliseconds),
        slowest: one.slowest,
      })
      .onConflict((conflict) =>
        conflict.columns(['hour', 'merchant_id', 'vendor_code', 'adapter']).doUpdateSet((build) => ({
          calls: sql`vendor_call_hours.calls + ${build.ref('excluded.calls')}`,
          failures: sql`vendor_call_hours.failures + ${build.ref('excluded.failures')}`,
          refused: sql`vendor_call_hours.refused + ${build.ref('excluded.refused')}`,
          milliseconds: sql`vendor_call_hours.milliseconds + ${build.ref('excluded.milliseconds')}`,
          slowest: sql`greatest(vendor_call_hours.slowest, ${build.ref('excluded.slowest')})`,
        })),
      )
      .execute()
    const last = {
      last_error: one.lastError,
      last_failure_at: one.lastFailureAt,
      last_success_at: one.lastSuccessAt,
    }
    await query
      .insertInto('vendor_health')
      .values({
        vendor_code: one.vendorCode,
        adapter: one.adapter,
        state: 'CLOSED',
        state_since: at,
        told_at: at,
        ...last,
      })
      .onConflict((conflict) =>
        conflict.columns(['vendor_code', 'adapter']).doUpdateSet({
          last_error: sql`coalesce(excluded.last_error, vendor_health.last_error)`,
          last_failure_at: sql`greatest(excluded.last_failure_at, vendor_health.last_failure_at)`,
          last_success_at: sql`greatest(excluded.last_success_at, vendor_health.last_success_at)`,
        }),
      )
      .execute()
  }
}

export async function addOrders(query: Query, counts: readonly OrderCount[]): Promise<void> {
  if (counts.length === 0) return
  await query
    .insertInto('vendor_order_hours')
    .values(
      counts.map(({ lastAt, merchantId, orders, ...one }) => ({
        ...one,
        merchant_id: merchantId,
        orders: BigInt(orders),
        last_at: lastAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hour', 'merchant_id', 'adapter', 'kind', 'result']).doUpdateSet({
        orders: sql`vendor_order_hours.orders + excluded.orders`,
        last_at: sql`greatest(vendor_order_hours.last_at, excluded.last_at)`,
      }),
    )
    .execute()
}

/** Writes a state; one written again only says that it still holds. */
export async function saveState(
  query: Query,
  { vendorCode, adapter, state, at }: { vendorCode: string; adapter: string; state: string; at: Date },
): Promise<void> {
  await query
    .insertInto('vendor_health')
    .values({ vendor_code: vendorCode, adapter, state, state_since: at, told_at: at })
    .onConflict((conflict) =>
      conflict.columns(['vendor_code', 'adapter']).doUpdateSet({
        state,
        state_since: sql`case when vendor_health.state = excluded.state then vendor_health.state_since else excluded.state_since end`,
        told_at: at,
      }),
    )
    .execute()
}

/** Vendors that calls are kept away from, as far as somebody said so since. */
export const selectUnavailable = (query: Query, since: Date) =>
  query
    .selectFrom('vendor_health')
    .select(['vendor_code', 'adapter', 'told_at'])
    .where('state', '<>', 'CLOSED')
    .where('told_at', '>=', since)
    .execute()

/** Every vendor that an adapter speaks with and one of the brands offers, with its state and their calls since a moment. */
export function selectHealth(query: Query, merchantIds: readonly string[], since: Date) {
  const counted = query
    .selectFrom('vendor_call_hours')
    .select((build) => [
      'vendor_code',
      'adapter',
      build.fn.sum<bigint>('calls').as('calls'),
      build.fn.sum<bigint>('failures').as('failures'),
      build.fn.sum<bigint>('refused').as('refused'),
      build.fn.sum<bigint>('milliseconds').as('milliseconds'),
      build.fn.max('slowest').as('slowest'),
    ])
    .where('hour', '>', since)
    .where('merchant_id', 'in', [...merchantIds])
    .groupBy(['vendor_code', 'adapter'])
    .as('counted')
  return query
    .selectFrom('vendors')
    .leftJoin('vendor_health as health', (join) =>
      join
        .onRef('health.vendor_code', '=', 'vendors.code')
        .on(sql<boolean>`health.adapter = coalesce(vendors.wallet_adapter, vendors.adapter)`),
    )
    .leftJoin(counted, (join) =>
      join
        .onRef('counted.vendor_code', '=', 'vendors.code')
        .on(sql<boolean>`counted.adapter = coalesce(vendors.wallet_adapter, vendors.adapter)`),
    )
    .select([
      'vendors.code',
      'vendors.name',
      'vendors.wallet_adapter',
      sql<string>`coalesce(vendors.wallet_adapter, vendors.adapter)`.as('adapter'),
      'health.state',
      'health.state_since',
      'health.told_at',
      'health.last_error',
      'health.last_failure_at',
      'health.last_success_at',
      'counted.calls',
      'counted.failures',
      'counted.refused',
      'counted.milliseconds',
      'counted.slowest',
    ])
    .where(sql<boolean>`coalesce(vendors.wallet_adapter, vendors.adapter) is not null`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('merchant_vendors')
          .select('vendor_code')
          .whereRef('merchant_vendors.vendor_code', '=', 'vendors.code')
          .where('merchant_vendors.merchant_id', 'in', [...merchantIds]),
      ),
    )
    .orderBy('vendors.position')
    .orderBy('vendors.code')
    .execute()
}

export type HealthRow = Awaited<ReturnType<typeof selectHealth>>[number]

/** What vendors ordered for the brands since a moment, by adapter, kind and result. */
export const selectOrders = (query: Query, merchantIds: readonly string[], since: Date) =>
  query
    .selectFrom('vendor_order_hours')
    .select((build) => [
      'adapter',
      'kind',
      'result',
      build.fn.sum<bigint>('orders').as('orders'),
      build.fn.max('last_at').as('last_at'),
    ])
    .where('hour', '>', since)
    .where('merchant_id', 'in', [...merchantIds])
    .groupBy(['adapter', 'kind', 'result'])
    .orderBy('adapter')
    .orderBy('kind')
    .orderBy('result')
    .execute()

export type OrdersRow = Awaited<ReturnType<typeof selectOrders>>[number]

/** A game of a vendor that can be played for fun: to open one is the probe of whether the vendor is back. */
export const selectDemoGame = (query: Query, vendorCode: string) =>
  query
    .selectFrom('games')
    .select('vendor_game_code')
    .where('vendor_code', '=', vendorCode)
    .where('has_demo', '=', true)
    .where('availability', '=', 'OPEN')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

export const selectMerchantIds = (query: Query) => query.selectFrom('merchants').select('id').execute()

/** Removes the hours that began before a time; the pages of vendor health show none so old. */
export async function forgetHours(query: Query, before: Date): Promise<void> {
  await deleteBefore(query, 'vendor_call_hours', 'hour', before)
  await deleteBefore(query, 'vendor_order_hours', 'hour', before)
}

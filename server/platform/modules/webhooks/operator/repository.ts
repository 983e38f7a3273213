import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Tables, WebhookDeliveries, WebhookEndpoints } from '../../../db/tables.ts'
import type { EndpointRow } from '../repository.ts'

type Query = Kysely<Tables>

/** What names a thing of a brand. */
export interface Key {
  readonly merchantId: string
  readonly id: string
}

/** An endpoint with what waits for it and what was given up. */
export interface EndpointView extends EndpointRow {
  readonly waiting: bigint
  readonly given_up: bigint
}

const endpointsOf = (query: Query, merchantId: string) =>
  query
    .selectFrom('webhook_endpoints')
    .selectAll()
    .select(({ selectFrom }) => {
      const countOf = (state: string) =>
        selectFrom('webhook_deliveries')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .whereRef('webhook_deliveries.endpoint_id', '=', 'webhook_endpoints.id')
          .where('webhook_deliveries.state', '=', state)
      return [countOf('WAITING').as('waiting'), countOf('GIVEN_UP').as('given_up')]
    })
    .where('merchant_id', '=', merchantId)

/** All endpoints of a brand, by name: they are few. */
export const listEndpoints = (query: Query, merchantId: string): Promise<EndpointView[]> =>
  endpointsOf(query, merchantId).orderBy('name').orderBy('id').execute() as Promise<EndpointView[]>

export const findEndpoint = (query: Query, { merchantId, id }: Key): Promise<EndpointView | undefined> =>
  endpointsOf(query, merchantId).where('id', '=', id).executeTakeFirst() as Promise<EndpointView | undefined>

/** Nobody else adds an endpoint to a brand, or changes one, until the transaction ends. */
export async function lockEndpoints(tx: Transaction, merchantId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks:${merchantId}`])
}

/** Writes an endpoint, new or in the place of what it was. */
export const writeEndpoint = (query: Query, row: Insertable<WebhookEndpoints>): Promise<EndpointRow> =>
  query
    .insertInto('webhook_endpoints')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'id']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Takes an endpoint away with its deliveries. */
export async function deleteEndpoint(query: Query, { merchantId, id }: Key): Promise<void> {
  await query
    .deleteFrom('webhook_deliveries')
    .where('merchant_id', '=', merchantId)
    .where('endpoint_id', '=', id)
    .execute()
  await query.deleteFrom('webhook_endpoints').where('merchant_id', '=', merchantId).where('id', '=', id).execute()
}

export interface DeliveryFilter extends TimeSpan {
  readonly endpointId?: string | undefined
  readonly state?: string | undefined
  readonly kind?: string | undefined
  readonly recordId?: string | undefined
}

/** A delivery with the name of its endpoint. */
export interface DeliveryView extends Selectable<WebhookDeliveries> {
  readonly endpoint_name: string
}

const deliveriesOf = (query: Query, merchantId: string) =>
  query
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .where('webhook_deliveries.merchant_id', '=', merchantId)

/** A page of a brand's deliveries, the newest first. */
export async function listDeliveries(
  query: Query,
  merchantId: string,
  { endpointId, state, kind, recordId, ...span }: DeliveryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<DeliveryView>> {
  let wanted = deliveriesOf(query, merchantId).$call((rows) => inSpan(rows, 'webhook_deliveries.created_at', span))
  if (endpointId !== undefined) wanted = wanted.where('endpoint_id', '=', endpointId)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind)
  if (recordId !== undefined) wanted = wanted.where('record_id', '=', recordId)
  const rows = await wanted
    .selectAll('webhook_deliveries')
    .select('webhook_endpoints.name as endpoint_name')
    .orderBy('webhook_deliveries.created_at', 'desc')
    .orderBy('webhook_deliveries.sequence', 'desc')
    .orderBy('webhook_deliveries.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findDelivery = (query: Query, { merchantId, id }: Key): Promise<DeliveryView | undefined> =>
  deliveriesOf(query, merchantId)
    .selectAll('webhook_deliveries')
    .select('webhook_endpoints.name as endpoint_name')
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst()

/** What an event tells. */
export const findPayload = (query: Query, eventId: string) =>
  query.selectFrom('webhook_events').select('payload').where('id', '=', eventId).executeTakeFirst()

/** Has a delivery made again, with all its tries; one that waits keeps those it had and is tried at once. */
export async function replayDelivery(query: Query, { merchantId, id }: Key, now: Date): Promise<void> {
  await query
    .updateTable('webhook_deliveries')
    .set(({ eb, ref }) => ({
      state: 'WAITING',
      attempts: eb.case().when('state', '=', 'WAITING').then(ref('attempts')).else(0).end(),
      next_try_at: now,
      delivered_at: null,
    }))
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

/** Has what was given up at an endpoint since a moment made again, the oldest first; tells how many. */
export async function replayGivenUp(
  tx: Transaction,
  { merchantId, id }: Key,
  { since, now, most }: { readonly since: Date; readonly now: Date; readonly most: number },
): Promise<number> {
  const rows = await tx.raw(
    `update webhook_deliveries set state = 'WAITING', attempts = 0, next_try_at = $4
      where id in (select id from webhook_deliveries
                    where merchant_id = $1 and endpoint_id = $2 and state = 'GIVEN_UP' and created_at >= $3
                    order by sequence limit $5 for update)
      returning id`,
    [merchantId, id, since, now, most],
  )
  return rows.length
}

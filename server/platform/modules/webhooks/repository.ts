import type { Kysely, Selectable } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import { deleteBefore } from '../../db/delete-before.ts'
import { givenRows } from '../../db/given-rows.ts'
import type { Tables, WebhookEndpoints } from '../../db/tables.ts'

export type EndpointRow = Selectable<WebhookEndpoints>
/** What signing takes. */
export type EndpointSecrets = Pick<EndpointRow, 'id' | 'secret' | 'previous_secret' | 'previous_until'>

type Raw = Pick<Database | Transaction, 'raw'>

const TELL = `
  with told as materialized (
    select * from ${givenRows(['text[]', 'text[]', 'uuid[]', 'uuid[]', 'text[]', 'timestamptz[]'])} with ordinality
      as given (merchant_id, kind, id, record_id, payload, at, place)
  ), wanting as materialized (
    select told.*, endpoint.id as endpoint_id
      from told
      cross join lateral (select e.id from webhook_endpoints e
        where e.merchant_id = told.merchant_id and e.is_on and told.kind = any(e.events) offset 0) endpoint
  ), event as (
    insert into webhook_events (id, merchant_id, kind, record_id, payload, created_at)
    select id, merchant_id, kind, record_id, payload::jsonb, at
      from (select distinct on (place) * from wanting order by place) wanted order by place
    returning id, sequence
  )
  insert into webhook_deliveries (merchant_id, endpoint_id, event_id, kind, record_id, sequence, created_at, next_try_at)
  select wanting.merchant_id, wanting.endpoint_id, wanting.id, wanting.kind, wanting.record_id, event.sequence, wanting.at, wanting.at
    from wanting full join event on event.id = wanting.id`

/** Writes events and their deliveries where an endpoint wants them, by one statement, in their order, and nothing of what none does. */
export async function writeEvents(
  { prepared }: Pick<Transaction, 'prepared'>,
  events: readonly {
    readonly merchantId: string
    readonly kind: string
    readonly id: string
    readonly recordId: string
    readonly payload: string
    readonly at: Date
  }[],
): Promise<void> {
  await prepared('tell-webhooks', TELL, [
    events.map(({ merchantId }) => merchantId),
    events.map(({ kind }) => kind),
    events.map(({ id }) => id),
    events.map(({ recordId }) => recordId),
    events.map(({ payload }) => payload),
    events.map(({ at }) => at.toISOString()),
  ])
}

/** When the first delivery of an endpoint that is on is to be tried; it may wait behind an earlier one (`RegularWork`). */
export const DELIVERIES_DUE_AT = `
  select min(due.next_try_at) from webhook_endpoints e
   cross join lateral (select d.next_try_at from webhook_deliveries d
     where d.endpoint_id = e.id and d.state = 'WAITING' order by d.next_try_at limit 1) due
   where e.is_on`

/** Endpoints that are on and have something to be sent now, who waits longest first: what waits behind something earlier is not to be sent yet. */
export async function findDueEndpoints({ raw }: Raw, now: Date, limit: number): Promise<string[]> {
  const rows = await raw<{ id: string }>(
    `select e.id from webhook_endpoints e
       cross join lateral (
         select d.next_try_at from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'WAITING' and d.next_try_at <= $1
            and (d.taken_until is null or d.taken_until <= $1)
            and not exists (
              select 1 from webhook_deliveries earlier
               where earlier.endpoint_id = d.endpoint_id and earlier.record_id = d.record_id
                 and earlier.state = 'WAITING' and earlier.sequence < d.sequence)
          order by d.next_try_at limit 1) due
      where e.is_on order by due.next_try_at limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** A delivery that is somebody's to make now, with all that it takes. */
export interface TakenDelivery extends EndpointSecrets {
  readonly url: string
  readonly delivery_id: string
  readonly event_id: string
  /** The try that is made now, from 1. */
  readonly attempts: number
  readonly kind: string
  readonly record_id: string
  readonly sequence: bigint
  readonly created_at: Date
  readonly payload: unknown
}

/**
 * Takes what is due at an endpoint and stands first among what waits there of its record: two who ask at once get two. It is theirs until
 * `until`; whoever dies meanwhile leaves it to the next. Undefined where nothing is due.
 */
export async function takeDelivery(
  { raw }: Raw,
  endpointId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<TakenDelivery | undefined> {
  const [taken] = await raw<TakenDelivery>(
    `with next as (
       select d.id from webhook_deliveries d
        where d.endpoint_id = $1 and d.state = 'WAITING' and d.next_try_at <= $2
          and (d.taken_until is null or d.taken_until <= $2)
          and not exists (
            select 1 from webhook_deliveries earlier
             where earlier.endpoint_id = d.endpoint_id and earlier.record_id = d.record_id
               and earlier.state = 'WAITING' and earlier.sequence < d.sequence)
        order by d.next_try_at, d.sequence limit 1 for update skip locked
     ), taken as (
       update webhook_deliveries d set taken_until = $3, attempts = d.attempts + 1 from next where d.id = next.id
       returning d.*
     )
     select e.id, e.url, e.secret, e.previous_secret, e.previous_until, taken.id as delivery_id, taken.event_id,
            taken.attempts, taken.kind, taken.record_id, taken.sequence, taken.created_at, event.payload
       from taken
       join webhook_endpoints e on e.id = taken.endpoint_id and e.is_on
       join webhook_events event on event.id = taken.event_id`,
    [endpointId, now, until],
  )
  return taken
}

type Taken = Pick<TakenDelivery, 'delivery_id' | 'attempts'>

/** Notes that it arrived. Nothing where somebody had it sent again meanwhile. */
export async function noteDelivered({ raw }: Raw, taken: Taken, status: number | null, at: Date): Promise<void> {
  await raw(
    `update webhook_deliveries set state = 'DELIVERED', delivered_at = $3, last_status = $4, last_error = null, taken_until = null
      where id = $1 and attempts = $2 and state = 'WAITING'`,
    [taken.delivery_id, taken.attempts, at, status],
  )
}

/** Notes that it did not; without a next try it is given up. */
export async function noteFailed(
  { raw }: Raw,
  taken: Taken,
  { status, error }: { readonly status: number | null; readonly error: string | null },
  nextTryAt: Date | undefined,
): Promise<void> {
  await raw(
    `update webhook_deliveries
        set state = case when $5::timestamptz is null then 'GIVEN_UP' else 'WAITING' end,
            next_try_at = coalesce($5, next_try_at), last_status = $3, last_error = $4, taken_until = null
      where id = $1 and attempts = $2 and state = 'WAITING'`,
    [taken.delivery_id, taken.attempts, status, error, nextTryAt ?? null],
  )
}

/** An endpoint answers again: what waits there for a later try goes at once. */
export async function hurry({ raw }: Raw, endpointId: string, now: Date): Promise<void> {
  await raw(
    `update webhook_deliveries set next_try_at = $2
      where endpoint_id = $1 and state = 'WAITING' and next_try_at > $2 and taken_until is null`,
    [endpointId, now],
  )
}

/** Forgets events that were told of before a moment, with their deliveries. */
export const forgetEvents = (query: Kysely<Tables>, before: Date): Promise<void> =>
  deleteBefore(query, 'webhook_events', 'created_at', before)

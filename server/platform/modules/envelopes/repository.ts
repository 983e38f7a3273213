import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { EnvelopeOpenings, EnvelopeRains } from '../../db/tables.ts'

type Query = Transaction['query']
export type RainRow = Selectable<EnvelopeRains>
export type OpeningRow = Selectable<EnvelopeOpenings>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** More than anybody looks through. */
const MOST_SHOWN = 20

/** Makes what one member opens happen one after the other, until the transaction ends. */
export const lockMember = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'envelopes', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

/** Rains that members see: those published that are not over since a moment, the one that ends first before the others. */
export const listShown = (query: Query, merchantId: string, endedSince: Date): Promise<RainRow[]> =>
  query
    .selectFrom('envelope_rains')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'PUBLISHED')
    .where('ends_at', '>', endedSince)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()

export const findRain = (query: Query, merchantId: string, id: string): Promise<RainRow | undefined> =>
  query
    .selectFrom('envelope_rains')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** What a member opened of some rains, on one of some occasions. */
export async function listOpenings(
  query: Query,
  { merchantId, memberId }: MemberKey,
  rains: readonly string[],
  occasions: readonly string[],
): Promise<OpeningRow[]> {
  if (rains.length === 0) return []
  return query
    .selectFrom('envelope_openings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('rain_id', 'in', rains)
    .where('occasion', 'in', occasions)
    .execute()
}

/** Takes an envelope of a rain that is open, and says what is in it; undefined where none is left. */
export async function takeEnvelope(
  { raw }: Transaction,
  { merchant_id, id }: RainRow,
  { random, at }: { readonly random: bigint; readonly at: Date },
): Promise<bigint | undefined> {
  const [taken] = await raw<{ last_amount: bigint }>(
    `update envelope_rains
        set left_envelopes = left_envelopes - 1,
            left_amount = left_amount - envelope_deal(left_amount, left_envelopes, least, greatest, $3),
            last_amount = envelope_deal(left_amount, left_envelopes, least, greatest, $3)
      where merchant_id = $1 and id = $2 and state = 'PUBLISHED' and left_envelopes > 0 and starts_at <= $4 and ends_at > $4
      returning last_amount`,
    [merchant_id, id, random, at],
  )
  return taken?.last_amount
}

export const insertOpening = (query: Query, opening: Insertable<EnvelopeOpenings>): Promise<OpeningRow> =>
  query.insertInto('envelope_openings').values(opening).returningAll().executeTakeFirstOrThrow()

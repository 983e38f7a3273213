import type { Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import type { OpeningRow, RainRow } from '../repository.ts'
import type { RainState, RainTerms } from '../terms.ts'

type Query = Transaction['query']

export interface RainFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: RainState | undefined
}

export interface Range {
  readonly limit: number
  readonly offset: number
}

/** An opening with the account of its member. */
export interface OpeningOfMember extends OpeningRow {
  readonly account: string
}

/** A page of the rains of a brand, those changed last first. */
export async function listRains(
  query: Query,
  merchantId: string,
  { ids, state }: RainFilter,
  { limit, offset }: Range,
): Promise<Rows<RainRow>> {
  let wanted = query.selectFrom('envelope_rains').where('merchant_id', '=', merchantId)
  if (ids !== undefined) wanted = wanted.where('id', 'in', ids)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  const rows = await wanted
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** A rain while nobody else opens or changes it. */
export const lockRain = (query: Query, merchantId: string, id: string): Promise<RainRow | undefined> =>
  query
    .selectFrom('envelope_rains')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const toRow = (terms: RainTerms, changedAt: Date) => ({
  words: JSON.stringify(terms.words),
  starts_at: terms.startsAt,
  ends_at: terms.endsAt,
  envelopes: terms.envelopes,
  total: terms.total,
  least: terms.least,
  greatest: terms.greatest,
  is_daily: terms.isDaily,
  least_rank: terms.leastRank,
  // Nothing is dealt before it is published, and what is published keeps its terms.
  left_envelopes: terms.envelopes,
  left_amount: terms.total,
  changed_at: changedAt,
})

interface NewRain {
  readonly merchantId: string
  readonly id: string
  readonly currency: string
  readonly at: Date
}

export const insertRain = (
  query: Query,
  { merchantId, id, currency, at }: NewRain,
  terms: RainTerms,
): Promise<RainRow> =>
  query
    .insertInto('envelope_rains')
    .values({ merchant_id: merchantId, id, state: 'DRAFT', currency, created_at: at, ...toRow(terms, at) })
    .returningAll()
    .executeTakeFirstOrThrow()

const changing = (query: Query, { merchant_id, id }: RainRow) =>
  query.updateTable('envelope_rains').where('merchant_id', '=', merchant_id).where('id', '=', id).returningAll()

export const updateRain = (query: Query, rain: RainRow, terms: RainTerms, at: Date): Promise<RainRow> =>
  changing(query, rain).set(toRow(terms, at)).executeTakeFirstOrThrow()

export const setState = (query: Query, rain: RainRow, state: RainState, at: Date): Promise<RainRow> =>
  changing(query, rain).set({ state, changed_at: at }).executeTakeFirstOrThrow()

/** A page of what members opened of a rain, the last one first. */
export async function listOpeningsOfRain(
  query: Query,
  { merchant_id, id }: RainRow,
  { limit, offset }: Range,
): Promise<OpeningOfMember[]> {
  return query
    .selectFrom('envelope_openings')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'envelope_openings.merchant_id')
        .onRef('members.id', '=', 'envelope_openings.member_id'),
    )
    .selectAll('envelope_openings')
    .select('members.account')
    .where('envelope_openings.merchant_id', '=', merchant_id)
    .where('rain_id', '=', id)
    .orderBy('opened_at', 'desc')
    .orderBy('envelope_openings.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

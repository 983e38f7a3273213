import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { type OfferAvailability, type OfferWish, offerColumns } from './offer.ts'

type Query = Transaction['query']

/** Every vendor of a brand, in the order of the lobby, with what it has on offer. */
export async function selectVendors(
  query: Query,
  { merchantId, at }: { readonly merchantId: string; readonly at: Date },
) {
  const rows = await query
    .selectFrom('merchant_vendors as offer')
    .innerJoin('vendors', 'vendors.code', 'offer.vendor_code')
    .leftJoin('merchant_games as mine', (join) =>
      join.onRef('mine.merchant_id', '=', 'offer.merchant_id').onRef('mine.vendor_code', '=', 'offer.vendor_code'),
    )
    .leftJoin('games', 'games.id', 'mine.game_id')
    .where('offer.merchant_id', '=', merchantId)
    .select([
      'vendors.code',
      'vendors.name',
      'vendors.adapter',
      'offer.availability',
      'offer.maintenance_from',
      'offer.maintenance_until',
      'offer.position',
      // Of the vendor without its games, and of each of them (availability_at.sql).
      sql<OfferAvailability>`availability_at('OPEN', vendors.adapter is not null, offer.availability, offer.maintenance_from,
        offer.maintenance_until, 'OPEN', null, null, ${at}::timestamptz)`.as('effective'),
      sql<number>`count(mine.game_id)::int4`.as('games'),
      sql<number>`(count(*) filter (where availability_at(games.availability, vendors.adapter is not null,
        offer.availability, offer.maintenance_from, offer.maintenance_until,
        mine.availability, mine.maintenance_from, mine.maintenance_until, ${at}::timestamptz) = 'OPEN'))::int4`.as(
        'open_games',
      ),
      sql<
        string[]
      >`coalesce(array_agg(distinct mine.game_type order by mine.game_type) filter (where mine.game_type is not null), '{}')`.as(
        'game_types',
      ),
    ])
    .groupBy(['vendors.code', 'offer.merchant_id', 'offer.vendor_code'])
    .orderBy('offer.position')
    .orderBy('vendors.code')
    .execute()
  return rows.map((row) => ({ ...row, availability: row.availability as OfferAvailability }))
}

export type VendorRow = Awaited<ReturnType<typeof selectVendors>>[number]

/** Locks offers, so that what was is what is changed. Codes in one order: two changes never wait for each other. */
export const lockVendors = (query: Query, merchantId: string, codes: readonly string[]) =>
  query
    .selectFrom('merchant_vendors')
    .select('vendor_code')
    .where('merchant_id', '=', merchantId)
    .where('vendor_code', 'in', [...codes])
    .orderBy('vendor_code')
    .forUpdate()
    .execute()

export async function updateVendors(query: Query, merchantId: string, codes: readonly string[], wish: OfferWish) {
  const set = offerColumns(wish)
  if (Object.keys(set).length === 0) return
  await query
    .updateTable('merchant_vendors')
    .set(set)
    .where('merchant_id', '=', merchantId)
    .where('vendor_code', 'in', [...codes])
    .execute()
}

/** Positions from 0 in the order of the codes. */
export async function orderVendors(tx: Transaction, merchantId: string, codes: readonly string[]): Promise<void> {
  await tx.raw(
    `update merchant_vendors set position = wanted.position - 1
       from unnest($2::text[]) with ordinality as wanted (code, position)
      where merchant_id = $1 and vendor_code = wanted.code`,
    [merchantId, codes],
  )
}

import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** A moment at which something that is published begins or ceases to be shown. */
export interface Bound {
  readonly merchant_id: string
  readonly kind: 'BANNER' | 'NOTICE' | 'ANNOUNCEMENT'
  readonly at: Date
}

/** The bounds after a moment, the next first. */
export async function selectBounds(query: Kysely<Tables>, since: Date, limit: number): Promise<Bound[]> {
  const { rows } = await sql<Bound>`
    select merchant_id, case promotion_type when 'B' then 'NOTICE' else 'ANNOUNCEMENT' end as kind, at
    from content_announcements cross join lateral (values (starts_at), (ends_at)) as bound (at)
    where published and at > ${since}
    union all
    select merchant_id, 'BANNER', at
    from content_banners cross join lateral (values (starts_at), (ends_at)) as bound (at)
    where published and at > ${since}
    order by at
    limit ${limit}`.execute(query)
  return rows
}

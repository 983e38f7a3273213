import type { Transaction } from '../../../../db/connection.ts'
import type { Sums } from './assemble.ts'
import type { ReportSpan } from './span.ts'

type Connection = Pick<Transaction, 'raw'>

export const PLAY = ['bets', 'stake', 'valid_bet', 'payout'] as const
export type PlaySums = Sums<(typeof PLAY)[number]>

export interface PlayFilter {
  readonly category?: string | undefined
  readonly vendor?: string | undefined
}

export interface PlayedRow extends PlaySums {
  readonly key: string
  readonly is_before: boolean
  readonly names?: unknown
}
export interface PlayedDay extends PlaySums {
  readonly day: string
}

const SUMS = PLAY.map((name) => `sum(p.${name})::int8 as ${name}`).join(', ')

/** What a row is about, with the table that is kept by it. */
const ROWS = {
  game: { table: 'brand_game_days', key: 'p.game_id::text' },
  vendor: { table: 'brand_game_days', key: 'p.vendor_code' },
  category: { table: 'brand_play_hours', key: 'p.category' },
  hour: { table: 'brand_play_hours', key: 'p.hour::text' },
} as const
export type PlayedBy = keyof typeof ROWS

/** What was played in both spans: by day, and by what the rows are about. */
export async function sumPlay(
  { raw }: Connection,
  { merchantId, currency, before, from, to }: ReportSpan,
  { category, vendor }: PlayFilter,
  by: PlayedBy,
): Promise<{ days: PlayedDay[]; rows: PlayedRow[] }> {
  const { table, key } = ROWS[by]
  const values = [merchantId, currency, before.from, to, category ?? null]
  const where = `p.merchant_id = $1 and p.currency = $2 and p.day between $3::date and $4::date
    and ($5::text is null or p.category = $5)`
  const ofVendor = (place: number) =>
    table === 'brand_game_days' ? ` and ($${place}::text is null or p.vendor_code = $${place})` : ''
  const vendors = table === 'brand_game_days' ? [vendor ?? null] : []
  const days = await raw<PlayedDay>(
    `select p.day::text as day, ${SUMS} from ${table} p where ${where}${ofVendor(6)} group by p.day`,
    [...values, ...vendors],
  )
  const rows = await raw<PlayedRow>(
    `select ${key} as key, p.day < $6::date as is_before, ${SUMS} from ${table} p where ${where}${ofVendor(7)} group by 1, 2`,
    [...values, from, ...vendors],
  )
  return { days, rows }
}

/** The names of games in each language, by id. */
export async function nameGames({ raw }: Connection, ids: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await raw<{ id: string; names: unknown }>('select id, names from games where id = any($1::uuid[])', [
    ids,
  ])
  return new Map(rows.map(({ id, names }) => [id, names]))
}

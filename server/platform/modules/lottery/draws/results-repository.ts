import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import type { Database, Transaction } from '../../../db/connection.ts'
import type { DrawState } from '../states.ts'
import type { DrawKey } from './draws-repository.ts'

type Connection = Pick<Database, 'raw' | 'prepared'>
type Query = Transaction['query']

export interface WaitingDraw {
  readonly state: DrawState
  readonly lottery_code: string
  readonly number: string
  readonly family: string
  readonly draws_at: Date
  readonly is_seeded: boolean
  readonly result_version: number
  readonly has_bets: boolean
}

/** A draw for this transaction alone, or undefined. */
export async function lockDraw(tx: Connection, { merchantId, drawId }: DrawKey): Promise<WaitingDraw | undefined> {
  const [row] = await tx.raw<WaitingDraw>(
    `select draw.state, draw.lottery_code, draw.number, lottery.family, draw.draws_at, draw.commitment is not null as is_seeded,
            draw.result_version,
            exists (select from lottery_bets bet where bet.merchant_id = draw.merchant_id and bet.draw_id = draw.id) as has_bets
       from lottery_draws draw
       join lotteries lottery on lottery.merchant_id = draw.merchant_id and lottery.code = draw.lottery_code
      where draw.merchant_id = $1 and draw.id = $2
        for update of draw`,
    [merchantId, drawId],
  )
  return row
}

export interface EntryRow {
  readonly entered_by: string
  readonly entered_account: string
  readonly result_version: number
  readonly result: unknown
  readonly entered_at: Date
}

/** Entries of a draw, oldest first. */
export function listEntries(query: Query, { merchantId, drawId }: DrawKey): Promise<EntryRow[]> {
  return query
    .selectFrom('lottery_result_entries')
    .select(['entered_by', 'entered_account', 'result_version', 'result', 'entered_at'])
    .where('merchant_id', '=', merchantId)
    .where('draw_id', '=', drawId)
    .orderBy('result_version')
    .orderBy('entered_at')
    .orderBy('entered_by')
    .execute()
}

export interface NewEntry {
  readonly version: number
  readonly enteredBy: string
  readonly account: string
  readonly result: DrawResult
  readonly at: Date
}

/** Writes an entry, or another result over one's own. */
export async function saveEntry(query: Query, { merchantId, drawId }: DrawKey, entry: NewEntry): Promise<void> {
  const change = {
    entered_account: entry.account,
    result: JSON.stringify(entry.result),
    entered_at: entry.at,
  }
  await query
    .insertInto('lottery_result_entries')
    .values({
      merchant_id: merchantId,
      draw_id: drawId,
      result_version: entry.version,
      entered_by: entry.enteredBy,
      ...change,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'draw_id', 'result_version', 'entered_by']).doUpdateSet(change),
    )
    .execute()
}

export async function changeState(query: Query, { merchantId, drawId }: DrawKey, state: DrawState): Promise<void> {
  await query
    .updateTable('lottery_draws')
    .set({ state })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', drawId)
    .execute()
}

/** Official draws whose numbers are due, with the feeds that told them already. */
export function listDueOfficialDraws(connection: Connection, now: Date, since: Date, limit: number) {
  return connection.prepared<{
    merchantId: string
    drawId: string
    lottery_code: string
    number: string
    family: string
    feeds: string[]
  }>(
    'lottery_official_due',
    `select draw.merchant_id as "merchantId", draw.id as "drawId", draw.lottery_code, draw.number, lottery.family,
            coalesce((select array_agg(entry.entered_by) from lottery_result_entries entry
               where entry.merchant_id = draw.merchant_id and entry.draw_id = draw.id
                 and entry.result_version = draw.result_version + 1 and entry.entered_by like 'feed:%'), '{}') as feeds
       from lottery_draws draw
       join lotteries lottery on lottery.merchant_id = draw.merchant_id and lottery.code = draw.lottery_code
      where draw.state = 'CLOSED' and draw.commitment is null and draw.draws_at <= $1 and draw.closes_at > $2 and draw.closes_at <= $1
      order by draw.draws_at, draw.id limit $3`,
    [now, since, limit],
  )
}

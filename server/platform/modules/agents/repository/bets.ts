import type { Database } from '../../../db/connection.ts'
import type { Moment, Stretch } from '../../../http/feed.ts'
import type { BetRow } from '../../games/service.ts'
import { edgesOf, type Whose } from './edges.ts'
import { stretchIn } from './stretch.ts'

type Connection = Pick<Database, 'raw'>

export interface TeamBetsAsked {
  readonly merchantId: string
  /** The agent. */
  readonly memberId: string
  readonly currency: string
  readonly timeZone: string
  readonly whose: Whose
  readonly gameType?: string | undefined
  readonly vendorCode?: string | undefined
  readonly state?: 'OPEN' | 'SETTLED' | 'VOID' | undefined
  /** From this moment, and before that one. */
  readonly from: Date
  readonly to: Date
  readonly stretch: Stretch<Moment>
}

export type TeamBetRow = BetRow & { readonly account: string }

/** Parts of a statement with what stands in its `$n`. */
function begin(asked: TeamBetsAsked) {
  const given: unknown[] = [asked.merchantId, asked.memberId, asked.from, asked.to, asked.timeZone, asked.currency]
  const add = (value: unknown) => `$${given.push(value)}`
  const { gameType, vendorCode, state } = asked
  const wanted = [
    'b.currency = $6',
    gameType !== undefined && `b.game_type = ${add(gameType)}`,
    vendorCode !== undefined && `b.vendor_code = ${add(vendorCode)}`,
    state !== undefined && `b.state = ${add(state)}`,
  ]
  const { bounds, order } = stretchIn('b', 'placed_at', asked.stretch, add)
  return { given, add, bounds, order, wanted: wanted.filter((each) => each !== false).join(' and ') }
}

const named = (order: string) => `select b.*, games.names, vendors.name as vendor_name, members.account
  from found b
  join members on members.merchant_id = b.merchant_id and members.id = b.member_id
  left join games on games.id = b.game_id
  left join vendors on vendors.code = b.vendor_code
 ${order}`

/** Newest first, or from the end of the stretch on, by the members: the last bets of each on the days on which he was in the team. For few members. */
export function listBetsByMember({ raw }: Connection, asked: TeamBetsAsked): Promise<TeamBetRow[]> {
  const { given, add, bounds, order, wanted } = begin(asked)
  const edges = edgesOf(asked.whose, add)
  const limit = add(asked.stretch.limit)
  return raw<TeamBetRow>(
    `with found as (
       select b.* from member_tree e
        cross join lateral (
          select * from bets b
           where b.merchant_id = $1 and b.member_id = e.descendant_id and ${wanted} ${bounds}
             and b.placed_at >= greatest($3, e.from_day::timestamp at time zone $5)
             and b.placed_at < least($4, e.until_day::timestamp at time zone $5)
           ${order} limit ${limit}) b
        where ${edges}
        ${order} limit ${limit})
     ${named(order)}`,
    given,
  )
}

/**
 * Newest first, or from the end of the stretch on, by the time of all bets of the brand, of which at most `look` are looked at. `reached` is
 * how far that came where it did not suffice.
 */
export async function listBetsByTime(
  connection: Connection,
  asked: TeamBetsAsked,
  look: number,
): Promise<{ rows: TeamBetRow[]; reached: Moment | undefined }> {
  const { given, add, bounds, order, wanted } = begin(asked)
  const edges = edgesOf(asked.whose, add)
  const rows = await connection.raw<TeamBetRow>(
    `with found as (
       select b.* from (
         select * from bets b where b.merchant_id = $1 and b.placed_at >= $3 and b.placed_at < $4 ${bounds}
          ${order} limit ${add(look)}) b
        where ${wanted} and exists (select from member_tree e
          where ${edges} and e.descendant_id = b.member_id
            and e.from_day <= (b.placed_at at time zone $5)::date and (b.placed_at at time zone $5)::date < e.until_day)
        ${order} limit ${add(asked.stretch.limit)})
     ${named(order)}`,
    given,
  )
  const isShort = rows.length < asked.stretch.limit
  return { rows, reached: isShort ? await findPlace(connection, asked, look - 1) : undefined }
}

/** Where the bet of a brand stands that is so many behind the first one of a stretch as it is read; undefined where there are fewer. */
async function findPlace(
  { raw }: Connection,
  { merchantId, from, to, stretch }: TeamBetsAsked,
  behind: number,
): Promise<Moment | undefined> {
  const given: unknown[] = [merchantId, behind, from, to]
  const { bounds, order } = stretchIn('b', 'placed_at', stretch, (value) => `$${given.push(value)}`)
  const [row] = await raw<Moment>(
    `select b.placed_at as at, b.id from bets b where b.merchant_id = $1 and b.placed_at >= $3 and b.placed_at < $4 ${bounds}
      ${order} offset $2 limit 1`,
    given,
  )
  return row
}

/** When a member's bet was placed; null where there is none of that id. */
export async function findPlacedAt(
  { raw }: Connection,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  betId: string,
): Promise<Date | null> {
  const [row] = await raw<{ placed_at: Date }>(
    'select placed_at from bets where merchant_id = $1 and member_id = $2 and id = $3',
    [merchantId, memberId, betId],
  )
  return row?.placed_at ?? null
}

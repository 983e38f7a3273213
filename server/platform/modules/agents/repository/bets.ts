import type { Database } from '../../../db/connection.ts'
import type { BetRow } from '../../games/service.ts'
import type { Place } from '../cursor.ts'
import { edgesOf, type Whose } from './edges.ts'

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
  readonly before?: Place | undefined
  readonly limit: number
}

export type TeamBetRow = BetRow & { readonly account: string }

/** Parts of a statement with what stands in its `$n`. */
function begin(asked: TeamBetsAsked) {
  const given: unknown[] = [asked.merchantId, asked.memberId, asked.from, asked.to, asked.timeZone, asked.currency]
  const add = (value: unknown) => `$${given.push(value)}`
  const { before, gameType, vendorCode, state } = asked
  const place = before && `and (b.placed_at, b.id) < (${add(before.at)}::timestamptz, ${add(before.id)}::uuid)`
  const wanted = [
    'b.currency = $6',
    gameType !== undefined && `b.game_type = ${add(gameType)}`,
    vendorCode !== undefined && `b.vendor_code = ${add(vendorCode)}`,
    state !== undefined && `b.state = ${add(state)}`,
  ]
  return { given, add, place: place ?? '', wanted: wanted.filter((each) => each !== false).join(' and ') }
}

const NAMED = `select b.*, games.names, vendors.name as vendor_name, members.account
  from found b
  join members on members.merchant_id = b.merchant_id and members.id = b.member_id
  left join games on games.id = b.game_id
  left join vendors on vendors.code = b.vendor_code
 order by b.placed_at desc, b.id desc`

/** Newest first, by the members: the last bets of each on the days on which he was in the team. For few members. */
export function listBetsByMember({ raw }: Connection, asked: TeamBetsAsked): Promise<TeamBetRow[]> {
  const { given, add, place, wanted } = begin(asked)
  const edges = edgesOf(asked.whose, add)
  const limit = add(asked.limit)
  return raw<TeamBetRow>(
    `with found as (
       select b.* from member_tree e
        cross join lateral (
          select * from bets b
           where b.merchant_id = $1 and b.member_id = e.descendant_id and ${wanted} ${place}
             and b.placed_at >= greatest($3, e.from_day::timestamp at time zone $5)
             and b.placed_at < least($4, e.until_day::timestamp at time zone $5)
           order by b.placed_at desc, b.id desc limit ${limit}) b
        where ${edges}
        order by b.placed_at desc, b.id desc limit ${limit})
     ${NAMED}`,
    given,
  )
}

/**
 * Newest first, by the time of all bets of the brand, of which at most `look` are looked at. `last` is how far that came where it did not
 * suffice for the page.
 */
export async function listBetsByTime(
  connection: Connection,
  asked: TeamBetsAsked,
  look: number,
): Promise<{ rows: TeamBetRow[]; last: Place | undefined }> {
  const { given, add, place, wanted } = begin(asked)
  const edges = edgesOf(asked.whose, add)
  const rows = await connection.raw<TeamBetRow>(
    `with found as (
       select b.* from (
         select * from bets b where b.merchant_id = $1 and b.placed_at >= $3 and b.placed_at < $4 ${place}
          order by b.placed_at desc, b.id desc limit ${add(look)}) b
        where ${wanted} and exists (select from member_tree e
          where ${edges} and e.descendant_id = b.member_id
            and e.from_day <= (b.placed_at at time zone $5)::date and (b.placed_at at time zone $5)::date < e.until_day)
        order by b.placed_at desc, b.id desc limit ${add(asked.limit)})
     ${NAMED}`,
    given,
  )
  const last = rows.length < asked.limit ? await findPlace(connection, asked, look - 1) : undefined
  return { rows, last }
}

/** The bet of a brand that stands so many behind where a list stands; undefined where there are fewer. */
async function findPlace(
  { raw }: Connection,
  { merchantId, from, to, before }: TeamBetsAsked,
  behind: number,
): Promise<Place | undefined> {
  const place = before === undefined ? '' : 'and (b.placed_at, b.id) < ($5::timestamptz, $6::uuid)'
  const [row] = await raw<Place>(
    `select b.placed_at as at, b.id from bets b where b.merchant_id = $1 and b.placed_at >= $3 and b.placed_at < $4 ${place}
      order by b.placed_at desc, b.id desc offset $2 limit 1`,
    [merchantId, behind, from, to, ...(before === undefined ? [] : [before.at, before.id])],
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

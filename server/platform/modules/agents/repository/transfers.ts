import type { Database } from '../../../db/connection.ts'
import type { Moment, Stretch } from '../../../http/feed.ts'
import { sqlListOf } from '../../ledger/service.ts'
import { edgesOf, type Whose } from './edges.ts'
import { stretchIn } from './stretch.ts'

type Connection = Pick<Database, 'raw'>

export interface TeamTransfersAsked {
  readonly merchantId: string
  /** The agent. */
  readonly memberId: string
  readonly currency: string
  readonly timeZone: string
  readonly whose: Whose
  /** As the ledger names them. */
  readonly kinds: readonly string[]
  /** From this moment, and before that one. */
  readonly from: Date
  readonly to: Date
  readonly stretch: Stretch<Moment>
}

/** A movement of a member's main wallet beside play. */
export interface TeamTransferRow {
  readonly member_id: string
  readonly account: string
  readonly id: string
  readonly kind: string
  readonly phase: string
  /** Less than nothing where it went out. */
  readonly amount: bigint
  readonly document_kind: string
  readonly document_id: string
  readonly created_at: Date
}

const named = (
  order: string,
) => `select t.member_id, members.account, t.id, t.kind, t.phase, t.document_kind, t.document_id, t.created_at,
    case when t.to_account = 'CASH' then t.amount else -t.amount end as amount
  from found t join members on members.merchant_id = t.merchant_id and members.id = t.member_id ${order}`

function begin(asked: TeamTransfersAsked) {
  const given: unknown[] = [asked.merchantId, asked.memberId, asked.from, asked.to, asked.timeZone, asked.currency]
  const add = (value: unknown) => `$${given.push(value)}`
  const { bounds, order } = stretchIn('t', 'created_at', asked.stretch, add)
  // The kinds of play as the partial indexes name them.
  const wanted = `t.merchant_id = $1 and t.kind not in (${sqlListOf('play')}) and t.created_at >= $3 and t.created_at < $4 ${bounds}`
  // What was held and then paid is one movement, told when it is paid: its hold beside it would take the money twice.
  const paid = `select from ledger_transfers p where p.merchant_id = t.merchant_id and p.member_id = t.member_id and p.resolves = t.id
    and p.outcome = 'POSTED' and p.phase = 'POST'`
  const posted = `t.kind = any(${add(asked.kinds)}::text[]) and t.outcome = 'POSTED' and t.currency = $6
    and 'CASH' in (t.from_account, t.to_account) and not (t.phase = 'PENDING' and exists (${paid}))`
  return { given, add, order, wanted, posted }
}

/** Newest first, or from the end of the stretch on, by the members: the last movements of each on the days on which he was in the team. For few members. */
export function listTransfersByMember({ raw }: Connection, asked: TeamTransfersAsked): Promise<TeamTransferRow[]> {
  const { given, add, order, wanted, posted } = begin(asked)
  const edges = edgesOf(asked.whose, add)
  const limit = add(asked.stretch.limit)
  return raw<TeamTransferRow>(
    `with found as (
       select t.* from member_tree e
        cross join lateral (
          select * from ledger_transfers t
           where ${wanted} and ${posted} and t.member_id = e.descendant_id
             and t.created_at >= e.from_day::timestamp at time zone $5 and t.created_at < e.until_day::timestamp at time zone $5
           ${order} limit ${limit}) t
        where ${edges} ${order} limit ${limit})
     ${named(order)}`,
    given,
  )
}

/**
 * Newest first, or from the end of the stretch on, by the time of all movements of the brand beside play, of which at most `look` are looked
 * at. `reached` is how far that came where it did not suffice.
 */
export async function listTransfersByTime(
  { raw }: Connection,
  asked: TeamTransfersAsked,
  look: number,
): Promise<{ rows: TeamTransferRow[]; reached: Moment | undefined }> {
  const { given, add, order, wanted, posted } = begin(asked)
  const edges = edgesOf(asked.whose, add)
  const rows = await raw<TeamTransferRow>(
    `with found as (
       select t.* from (select * from ledger_transfers t where ${wanted} ${order} limit ${add(look)}) t
        where ${posted} and exists (select from member_tree e
          where ${edges} and e.descendant_id = t.member_id
            and e.from_day <= (t.created_at at time zone $5)::date and (t.created_at at time zone $5)::date < e.until_day)
        ${order} limit ${add(asked.stretch.limit)})
     ${named(order)}`,
    given,
  )
  if (rows.length >= asked.stretch.limit) return { rows, reached: undefined }
  return { rows, reached: await findPlace({ raw }, asked, look - 1) }
}

/** Where the movement of a brand stands that is so many behind the first one of a stretch as it is read; undefined where there are fewer. */
async function findPlace(
  { raw }: Connection,
  { merchantId, from, to, stretch }: TeamTransfersAsked,
  behind: number,
): Promise<Moment | undefined> {
  const given: unknown[] = [merchantId, behind, from, to]
  const { bounds, order } = stretchIn('t', 'created_at', stretch, (value) => `$${given.push(value)}`)
  const [row] = await raw<Moment>(
    `select t.created_at as at, t.id from ledger_transfers t
      where t.merchant_id = $1 and t.kind not in (${sqlListOf('play')}) and t.created_at >= $3 and t.created_at < $4
        ${bounds}
      ${order} offset $2 limit 1`,
    given,
  )
  return row
}

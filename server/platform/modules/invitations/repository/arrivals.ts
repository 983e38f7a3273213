import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { Arrivals, Tables } from '../../../db/tables.ts'
import type { Agent } from './invitations.ts'

type Query = Kysely<Tables>

/** Who came by a link. Nothing but the moment is known of who does not belong to the agent's line any more. */
export interface ArrivalRow {
  readonly arrived_at: Date
  readonly member_id: string | null
  readonly account: string | null
}

export const insert = (query: Query, arrival: Insertable<Arrivals>) =>
  query.insertInto('arrivals').values(arrival).execute()

/** A page of those who came by a link of an agent, the last first. */
export async function listOf(
  { raw }: Pick<Database, 'raw'>,
  { merchantId, memberId }: Agent,
  invitationId: string,
  page: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ rows: ArrivalRow[]; total: number }> {
  const rows = await raw<ArrivalRow & { total: bigint }>(
    `select a.arrived_at, m.id as member_id, m.account, count(*) over () as total
       from arrivals a
       left join member_tree line on line.merchant_id = a.merchant_id and line.ancestor_id = a.agent_id
        and line.descendant_id = a.member_id and line.from_day <= merchant_day($1, $4) and merchant_day($1, $4) < line.until_day
       left join members m on m.merchant_id = line.merchant_id and m.id = line.descendant_id
      where a.merchant_id = $1 and a.invitation_id = $3::uuid and a.agent_id = $2::uuid
      order by a.arrived_at desc, a.member_id limit $5 offset $6`,
    [merchantId, memberId, invitationId, page.now, page.limit, page.offset],
  )
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

/** How many accounts an agent opened himself since a moment. */
export async function countOpened(query: Query, { merchantId, memberId }: Agent, since: Date): Promise<number> {
  const { count } = await query
    .selectFrom('arrivals')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('agent_id', '=', memberId)
    .where('invitation_id', 'is', null)
    .where('arrived_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

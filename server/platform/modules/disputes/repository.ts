import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Disputes, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type DisputeRow = Selectable<Disputes>

/** An agent of a brand. */
export interface Agent {
  readonly merchantId: string
  readonly memberId: string
}

/** Makes what one agent does at once happen one after the other, until the transaction ends. */
export const lockAgent = (tx: Transaction, { merchantId, memberId }: Agent) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'disputes', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

const ofAgent = (query: Query, { merchantId, memberId }: Agent) =>
  query.selectFrom('disputes').where('merchant_id', '=', merchantId).where('agent_id', '=', memberId)

/** The last dispute of each of some earnings, as far as they are the agent's. */
export const listLast = (query: Query, agent: Agent, earningIds: readonly string[]): Promise<DisputeRow[]> =>
  ofAgent(query, agent)
    .distinctOn('earning_id')
    .selectAll()
    .where('earning_id', 'in', earningIds)
    .orderBy('earning_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const find = (query: Query, agent: Agent, id: string): Promise<DisputeRow | undefined> =>
  ofAgent(query, agent).selectAll().where('id', '=', id).executeTakeFirst()

/** The earnings that an agent has open disputes of: some at most, so that they are counted here. */
export async function listOpenEarnings(query: Query, agent: Agent): Promise<string[]> {
  const rows = await ofAgent(query, agent).select('earning_id').where('state', '=', 'OPEN').execute()
  return rows.map(({ earning_id }) => earning_id)
}

export const insert = (query: Query, dispute: Insertable<Disputes>): Promise<DisputeRow> =>
  query.insertInto('disputes').values(dispute).returningAll().executeTakeFirstOrThrow()

/** How a dispute ends. */
export type Ending = Pick<DisputeRow, 'state' | 'answer' | 'answered_by'> & { readonly closed_at: Date }

/** Closes an open dispute; undefined where it is open no more, so that of two who close it at once one does. */
export const close = (
  query: Query,
  { merchant_id, id }: Pick<DisputeRow, 'merchant_id' | 'id'>,
  ending: Ending,
): Promise<DisputeRow | undefined> =>
  query
    .updateTable('disputes')
    .set(ending)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst()

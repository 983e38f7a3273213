import type { ExpressionBuilder, Insertable, Kysely, Selectable } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import type { Invitations, Tables } from '../../../db/tables.ts'
import { AGENTS } from '../../../lib/account-types.ts'

type Query = Kysely<Tables>
export type InvitationRow = Selectable<Invitations>

/** An agent of a brand. */
export interface Agent {
  readonly merchantId: string
  readonly memberId: string
}

/** Makes what one agent does at once happen one after the other, until the transaction ends. */
export const lockAgent = (tx: Transaction, { merchantId, memberId }: Agent) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'invitations', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

const ofAgent = (query: Query, { merchantId, memberId }: Agent) =>
  query.selectFrom('invitations').where('merchant_id', '=', merchantId).where('agent_id', '=', memberId)

/** A link that lets in at a moment: neither ended, nor expired, nor used up. */
const isOpenAt = (now: Date) => (where: ExpressionBuilder<Tables, 'invitations'>) =>
  where.and([
    where('invitations.ended_at', 'is', null),
    where.or([where('invitations.expires_at', 'is', null), where('invitations.expires_at', '>', now)]),
    where.or([
      where('invitations.most_uses', 'is', null),
      where('invitations.uses', '<', where.ref('invitations.most_uses')),
    ]),
  ])

/** A page of an agent's links, the newest first, or those of some ids. */
export async function list(
  { query }: Pick<Database, 'query'>,
  agent: Agent,
  ids: readonly string[] | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: InvitationRow[]; total: bigint }> {
  const wanted = ids === undefined ? ofAgent(query, agent) : ofAgent(query, agent).where('id', 'in', ids)
  const { total } = await wanted.select((select) => select.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total }
}

export const find = (query: Query, agent: Agent, id: string): Promise<InvitationRow | undefined> =>
  ofAgent(query, agent).selectAll().where('id', '=', id).executeTakeFirst()

/** Whether a link that is not ended bears a name, in whatever case. */
export const isNameTaken = async (query: Query, agent: Agent, name: string): Promise<boolean> =>
  (await ofAgent(query, agent)
    .select('id')
    .where('ended_at', 'is', null)
    .where((where) => where(where.fn('lower', ['name']), '=', where.fn('lower', [where.val(name)])))
    .executeTakeFirst()) !== undefined

/** How many links of an agent let in at a moment. */
export async function countOpen(query: Query, agent: Agent, now: Date): Promise<number> {
  const { count } = await ofAgent(query, agent)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where(isOpenAt(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insert = (query: Query, invitation: Insertable<Invitations>): Promise<InvitationRow> =>
  query.insertInto('invitations').values(invitation).returningAll().executeTakeFirstOrThrow()

/** Ends a link; one that is ended stays as it is. */
export const end = (query: Query, agent: Agent, id: string, at: Date) =>
  query
    .updateTable('invitations')
    .set({ ended_at: at })
    .where('merchant_id', '=', agent.merchantId)
    .where('agent_id', '=', agent.memberId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/** The link of a code that lets in at a moment and whose agent may lead a line. */
export const findOpen = (
  query: Query,
  merchantId: string,
  code: string,
  now: Date,
): Promise<InvitationRow | undefined> =>
  query
    .selectFrom('invitations')
    .innerJoin('members as agent', (join) =>
      join.onRef('agent.merchant_id', '=', 'invitations.merchant_id').onRef('agent.id', '=', 'invitations.agent_id'),
    )
    .selectAll('invitations')
    .where('invitations.merchant_id', '=', merchantId)
    .where('invitations.code', '=', code)
    .where(isOpenAt(now))
    .where('agent.status', '=', 'ACTIVE')
    .where('agent.type', 'in', AGENTS)
    .executeTakeFirst()

/** Counts one who comes; false when the link lets in no more. Its row makes those who come at once wait for each other. */
export async function use(
  query: Query,
  { merchant_id, id }: Pick<InvitationRow, 'merchant_id' | 'id'>,
  now: Date,
): Promise<boolean> {
  const used = await query
    .updateTable('invitations')
    .set((set) => ({ uses: set('uses', '+', 1), last_used_at: now }))
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where(isOpenAt(now))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

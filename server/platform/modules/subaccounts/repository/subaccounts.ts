import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Subaccounts, Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>
export type SubaccountRow = Selectable<Subaccounts>

/** An agent of a brand. */
export interface Agent {
  readonly merchantId: string
  readonly memberId: string
}

/** With when it was seen last. */
export interface SeenSubaccount extends SubaccountRow {
  readonly last_seen_at: Date | null
}

/** Makes what one agent does at once happen one after the other, until the transaction ends. */
export const lockAgent = (tx: Transaction, { merchantId, memberId }: Agent) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'subaccounts', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

const ofAgent = (query: Query, { merchantId, memberId }: Agent) =>
  query.selectFrom('subaccounts').where('merchant_id', '=', merchantId).where('agent_id', '=', memberId)

const seen = (query: Query, agent: Agent) =>
  ofAgent(query, agent)
    .selectAll()
    .select(
      sql<Date | null>`(select max(s.last_seen_at) from sessions s
        where s.merchant_id = subaccounts.merchant_id and s.subaccount_id = subaccounts.id)`.as('last_seen_at'),
    )

/** A page of an agent's, those that let in first, the newest first. */
export async function list(
  query: Query,
  agent: Agent,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SeenSubaccount[]; total: bigint }> {
  const rows = await seen(query, agent)
    .orderBy(sql`disabled_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await ofAgent(query, agent)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const find = (query: Query, agent: Agent, id: string): Promise<SeenSubaccount | undefined> =>
  seen(query, agent).where('id', '=', id).executeTakeFirst()

/** Whose it is, whether or not it lets in. */
export async function findAgent(query: Query, merchantId: string, id: string): Promise<Agent | undefined> {
  const found = await query
    .selectFrom('subaccounts')
    .select('agent_id')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found && { merchantId, memberId: found.agent_id }
}

/** One that lets in. */
export const findOpen = (query: Query, merchantId: string, id: string): Promise<SubaccountRow | undefined> =>
  query
    .selectFrom('subaccounts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/** One that lets in, by the small letters of the agent's account and of its name. */
export const findOpenByName = (
  query: Query,
  merchantId: string,
  account: string,
  name: string,
): Promise<SubaccountRow | undefined> =>
  query
    .selectFrom('subaccounts')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'subaccounts.merchant_id')
        .onRef('members.id', '=', 'subaccounts.agent_id'),
    )
    .selectAll('subaccounts')
    .where('members.merchant_id', '=', merchantId)
    .where('members.account_key', '=', account)
    .where('subaccounts.name', '=', name)
    .where('subaccounts.disabled_at', 'is', null)
    .executeTakeFirst()

export async function isNameTaken(query: Query, agent: Agent, name: string): Promise<boolean> {
  return (await ofAgent(query, agent).select('id').where('name', '=', name).executeTakeFirst()) !== undefined
}

/** How many let in. */
export async function countOpen(query: Query, agent: Agent): Promise<number> {
  const { open } = await ofAgent(query, agent)
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

export const insert = (query: Query, subaccount: Insertable<Subaccounts>) =>
  query.insertInto('subaccounts').values(subaccount).execute()

export const update = (query: Query, { merchantId, memberId }: Agent, id: string, change: Updateable<Subaccounts>) =>
  query
    .updateTable('subaccounts')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('agent_id', '=', memberId)
    .where('id', '=', id)
    .execute()

/** Changes one that lets in. */
/** Puts another password in the place of the one with that hash; false where it has another one by now, or nobody comes in by it. */
export async function changePassword(
  query: Query,
  merchantId: string,
  id: string,
  oldHash: string,
  change: Pick<Updateable<Subaccounts>, 'password_hash' | 'must_change_password' | 'password_set_at'>,
): Promise<boolean> {
  const changed = await query
    .updateTable('subaccounts')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { deleteBefore } from '../../db/delete-before.ts'
import { givenRows } from '../../db/given-rows.ts'
import type { Sessions, Tables } from '../../db/tables.ts'
import type { ActingSubaccount } from '../../lib/subaccounts.ts'
import type { Owner } from './dependencies.ts'

type Query = Kysely<Tables>

export type SessionRow = Selectable<Sessions>

export const insertSession = (query: Query, session: Insertable<Sessions>) =>
  query.insertInto('sessions').values(session).execute()

/** A live session with what a call must know of its member. */
export interface LiveSession {
  readonly id: string
  readonly member_id: string
  readonly last_seen_at: Date
  readonly expires_at: Date
  readonly must_change_password: boolean
  readonly is_unproven: boolean
  readonly account: string
  readonly type: number
  readonly status: string
  readonly currency: string
  readonly language: string
  readonly member_expires_at: Date | null
  readonly subaccount: ActingSubaccount | null
}

/** What a call shows of its session, and at which brand. */
export interface ShownToken {
  readonly tokenHash: string
  readonly merchantId: string
}

/**
 * The live sessions of tokens, in their order. Every call of a member asks for one, so it is a statement that the database has prepared; each
 * is looked up by itself, since a join of many may be answered by reading all sessions there are.
 */
export async function selectSessions(
  connection: Pick<Database, 'prepared'>,
  shown: readonly ShownToken[],
): Promise<(LiveSession | undefined)[]> {
  const rows = await connection.prepared<LiveSession | { readonly id: null }>(
    'sessions_of_tokens',
    `select live.*
       from ${givenRows(['text[]', 'text[]'])} with ordinality as shown (token_hash, merchant_id, position)
       left join lateral (
         select s.id, s.member_id, s.last_seen_at, s.expires_at, s.must_change_password, s.is_unproven,
                m.account, m.type, m.status, m.currency, m.language, m.expires_at as member_expires_at,
                case when a.id is not null then jsonb_build_object(
                  'id', a.id, 'name', a.name, 'displayName', a.display_name, 'rights', a.rights) end as subaccount
           from sessions s join members m on m.merchant_id = s.merchant_id and m.id = s.member_id
           left join subaccounts a on a.merchant_id = s.merchant_id and a.id = s.subaccount_id and a.disabled_at is null
          where s.token_hash = shown.token_hash and s.merchant_id = shown.merchant_id and s.ended_at is null
            and (s.subaccount_id is null or a.id is not null)
          limit 1) live on true
      order by shown.position`,
    [shown.map(({ tokenHash }) => tokenHash), shown.map(({ merchantId }) => merchantId)],
  )
  return rows.map((row) => (row.id === null ? undefined : row))
}

export const touchSession = (query: Query, tokenHash: string, at: Date) =>
  query.updateTable('sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute()

export const endSession = (query: Query, merchantId: string, memberId: string, id: string, at: Date) =>
  query
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'device_id'])
    .executeTakeFirst()

/** Ends them and returns what they were. */
export function endSessionsOf(
  query: Query,
  { merchantId, memberId, subaccountId }: Owner,
  exceptId: string | undefined,
  at: Date,
) {
  const all = query
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
  const some = exceptId === undefined ? all : all.where('id', '<>', exceptId)
  const whose = subaccountId === undefined ? some : some.where('subaccount_id', 'is not distinct from', subaccountId)
  return whose.returning(['id', 'device_id']).execute()
}

export const endSessionsOfDevice = (query: Query, merchantId: string, memberId: string, deviceId: string, at: Date) =>
  query
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()

/** The member's own sessions that a call may still revive or use, the last seen first. */
export const selectLiveSessions = (query: Query, merchantId: string, memberId: string, now: Date) =>
  query
    .selectFrom('sessions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('subaccount_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()

/** The sign-in before this session, from wherever it was. */
export const selectSessionBefore = (query: Query, merchantId: string, memberId: string, id: string) =>
  query
    .selectFrom('sessions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('subaccount_id', 'is', null)
    .where('id', '<', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The person proved who they are: the session is awake, and may play and pay. */
export const wakeSession = (query: Query, merchantId: string, memberId: string, id: string, at: Date) =>
  query
    .updateTable('sessions')
    .set({ last_seen_at: at, is_unproven: false })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

export const clearMustChange = (query: Query, merchantId: string, memberId: string, id: string) =>
  query
    .updateTable('sessions')
    .set({ must_change_password: false })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()

/**
 * The addresses at which a member proved who they are, each once. A session that a remembered device opened proves nothing:
 * whoever carries its token away would else make an address of his own a known one. Where somebody acts in the member's name is known of
 * him alone.
 */
export const selectAddresses = (query: Query, merchantId: string, memberId: string, subaccountId: string | null) =>
  query
    .selectFrom('sessions')
    .select('ip')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('subaccount_id', 'is not distinct from', subaccountId)
    .where('is_unproven', '=', false)
    .execute()

/** The session that shows a device code, while it is the member's own, live, awake and proven; nobody ends it before the transaction is over. */
export const lockShowingSession = (
  query: Query,
  merchantId: string,
  { member_id: memberId, session_id: id }: { member_id: string; session_id: string },
  { now, idleSince }: { now: Date; idleSince: Date },
) =>
  query
    .selectFrom('sessions')
    .select(['id', 'member_id'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('subaccount_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .where('is_unproven', '=', false)
    .forShare()
    .executeTakeFirst()

export const deleteSessionsBefore = (query: Query, at: Date) => deleteBefore(query, 'sessions', 'expires_at', at)

/** Sessions of a member, the newest first, also those that are over. */
export const selectSessionsOf = (query: Query, merchantId: string, memberId: string, limit: number) =>
  query
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ended_at', 'ip', 'user_agent'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

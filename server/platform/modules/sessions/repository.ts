import type { Kysely, Selectable } from 'kysely'
import type { Sessions, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

export const insertSession = (query: Query, session: Selectable<Sessions>) =>
  query.insertInto('sessions').values(session).execute()

/** The live session of a token with what a call must know of its member. */
export function selectSession(query: Query, tokenHash: string, merchantId: string) {
  return query
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'sessions.merchant_id').onRef('members.id', '=', 'sessions.member_id'),
    )
    .select([
      'sessions.id',
      'sessions.member_id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.must_change_password',
      'members.account',
      'members.type',
      'members.status',
      'members.currency',
      'members.language',
      'members.expires_at as member_expires_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.merchant_id', '=', merchantId)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst()
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
    .executeTakeFirst()

export function endSessionsOf(
  query: Query,
  merchantId: string,
  memberId: string,
  exceptId: string | undefined,
  at: Date,
) {
  const all = query
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
  return (exceptId === undefined ? all : all.where('id', '<>', exceptId)).execute()
}

export const clearMustChange = (query: Query, merchantId: string, memberId: string, id: string) =>
  query
    .updateTable('sessions')
    .set({ must_change_password: false })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()

/** Whether the member signed in from that address before. */
export const selectKnownAddress = (query: Query, merchantId: string, memberId: string, ip: string) =>
  query
    .selectFrom('sessions')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('ip', '=', ip)
    .limit(1)
    .executeTakeFirst()

export const deleteSessionsBefore = (query: Query, at: Date) =>
  query.deleteFrom('sessions').where('expires_at', '<', at).execute()

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

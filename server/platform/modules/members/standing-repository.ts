import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { MEMBER, SIGNED_AGENT } from '../../lib/account-types.ts'
import { dropAvatar, updateMember } from './profile-repository.ts'

type Query = Kysely<Tables>

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

// What other modules decide about a member and this one alone writes down, each within the caller's transaction.

/** Opens or closes an account. Whoever closes one also ends its sessions. */
export const setStatus = (query: Query, member: Owner, status: 'ACTIVE' | 'CLOSED') =>
  updateMember(query, member, { status })

/** Until when bets and deposits are refused; null: they are not. */
export const setPlayBlock = (query: Query, member: Owner, until: Date | null) =>
  updateMember(query, member, { play_blocked_until: until })

/** Whether a bet of the member has to look for counters of losses. */
export const setLossLimited = (query: Query, member: Owner, isLimited: boolean) =>
  updateMember(query, member, { loss_limited: isLimited })

/** Makes an agent of a member who signed a contract about pay; whoever is one already stays what he is. */
export const makeAgent = (query: Query, { merchantId, memberId }: Owner) =>
  query
    .updateTable('members')
    .set({ type: SIGNED_AGENT })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('type', '=', MEMBER)
    .execute()

/** Names the payee of a member who has none. */
export const setPayeeName = (query: Query, { merchantId, memberId }: Owner, name: string) =>
  query
    .updateTable('members')
    .set({ payee_name: name })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('payee_name', 'is', null)
    .execute()

/**
 * Frees e-mail and number of a closed account, so that they may open another one, and forgets the picture. An account that
 * is not closed keeps all of it.
 */
export async function forgetContacts(query: Query, member: Owner): Promise<void> {
  const freed = await query
    .updateTable('members')
    .set({ email: null, mobile: null })
    .where('merchant_id', '=', member.merchantId)
    .where('id', '=', member.memberId)
    .where('status', '=', 'CLOSED')
    .returning('id')
    .executeTakeFirst()
  if (freed !== undefined) await dropAvatar(query, member)
}

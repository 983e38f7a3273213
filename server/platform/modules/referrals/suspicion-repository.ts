import type { Transaction } from '../../db/connection.ts'
import { findShared, type SharedKind } from '../suspicion/service.ts'
import type { FriendRow } from './repository.ts'
import type { Suspicion } from './states.ts'

/** What each common thing is to friends, the strongest first: who registered where the other one did is most likely the same. */
const SUSPICIONS: readonly (readonly [SharedKind, Suspicion])[] = [
  ['REGISTRATION', 'ADDRESS'],
  ['DEVICE', 'DEVICE'],
  ['PAYOUT_ACCOUNT', 'PAYOUT_ACCOUNT'],
  ['ADDRESS', 'SEEN_ADDRESS'],
]

type Friend = Pick<FriendRow, 'merchant_id' | 'id' | 'referrer_id' | 'friend_id'>

/** What a friend's account has in common with that of who brought him, the strongest first; null where there is nothing. */
export async function findSuspicion(tx: Pick<Transaction, 'raw'>, friend: Friend): Promise<Suspicion | null> {
  const { merchant_id: merchantId, referrer_id: memberId, friend_id } = friend
  const shared = await findShared(tx, { merchantId, memberId }, [friend_id])
  const found = SUSPICIONS.find(([common]) => shared.some(({ kind }) => kind === common))
  return found === undefined ? findLikeness(tx, friend) : found[1]
}

/** What is alike where nothing is shared: the name of the payee, or an address with another friend. */
async function findLikeness(
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, id, referrer_id, friend_id }: Friend,
): Promise<Suspicion | null> {
  const [row] = await raw<{ suspicion: Suspicion | null }>(
    `select case
       when lower(friend.payee_name) = lower(referrer.payee_name) then 'SAME_NAME'
       when exists (select from referred_friends sibling
                      join members other on other.merchant_id = sibling.merchant_id and other.id = sibling.friend_id
                     where sibling.merchant_id = $1 and sibling.referrer_id = $2 and sibling.id <> $4
                       and other.register_ip = friend.register_ip) then 'FRIENDS_ADDRESS'
       end as suspicion
       from members referrer
       join members friend on friend.merchant_id = referrer.merchant_id and friend.id = $3
      where referrer.merchant_id = $1 and referrer.id = $2`,
    [merchant_id, referrer_id, friend_id, id],
  )
  return row?.suspicion ?? null
}

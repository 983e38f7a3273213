import type { Transaction } from '../../db/connection.ts'
import type { FriendRow } from './repository.ts'
import type { Suspicion } from './states.ts'

/**
 * What a friend's account has in common with that of who brought him, the strongest first; null where there is nothing. A device is an
 * address and a browser together: either alone is shared by very many.
 */
export async function findSuspicion(
  { raw }: Pick<Transaction, 'raw'>,
  { merchant_id, id, referrer_id, friend_id }: Pick<FriendRow, 'merchant_id' | 'id' | 'referrer_id' | 'friend_id'>,
): Promise<Suspicion | null> {
  const [row] = await raw<{ suspicion: Suspicion | null }>(
    `with own as materialized (
       select distinct ip, user_agent from sessions
        where merchant_id = $1 and member_id = $2 and subaccount_id is null),
     theirs as materialized (
       select distinct ip, user_agent from sessions
        where merchant_id = $1 and member_id = $3 and subaccount_id is null)
     select case
       when friend.register_ip = referrer.register_ip then 'ADDRESS'
       when exists (select from own join theirs using (ip, user_agent) where user_agent <> '') then 'DEVICE'
       when exists (select from payout_accounts mine
                      join payout_accounts other on other.merchant_id = mine.merchant_id
                       and other.bank_code = mine.bank_code and other.number = mine.number
                     where mine.merchant_id = $1 and mine.member_id = $2 and other.member_id = $3) then 'PAYOUT_ACCOUNT'
       when exists (select from own join theirs using (ip))
         or exists (select from own where ip = friend.register_ip)
         or exists (select from theirs where ip = referrer.register_ip) then 'SEEN_ADDRESS'
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

import type { Database } from '../../../db/connection.ts'
import type { SHARED_TRAITS } from './estimate-schema.ts'

/** Members who have something in common with another one of them. */
export interface Sharing {
  readonly kind: (typeof SHARED_TRAITS)[number]
  readonly memberIds: readonly string[]
}

/** A device is an address and a browser together. The machine itself says nothing about who called. */
export const SHARING = `
  with given as (select unnest($2::uuid[]) as id),
  visits as materialized (
    select distinct s.member_id as id, s.ip, s.user_agent from sessions s join given on given.id = s.member_id
     where s.merchant_id = $1 and s.created_at >= $3 and s.subaccount_id is null and s.ip <> '::1' and s.ip not like '127.%'),
  traits as (
    select id, 'DEVICE' as kind, ip || ' ' || user_agent as value from visits where user_agent <> ''
     union
    select p.member_id, 'PAYOUT_ACCOUNT', p.bank_code || ' ' || p.number from payout_accounts p join given on given.id = p.member_id
     where p.merchant_id = $1
     union
    select id, 'ADDRESS', ip from visits
     union
    select m.id, 'ADDRESS', m.register_ip from members m join given on given.id = m.id
     where m.merchant_id = $1 and m.register_ip is not null and m.register_ip <> '::1' and m.register_ip not like '127.%')
  select kind, array_agg(distinct id) as "memberIds"
    from (select id, kind, count(*) over (partition by kind, value) as members from traits) met
   where members > 1 group by kind order by array_position(array['DEVICE', 'PAYOUT_ACCOUNT', 'ADDRESS'], kind)`

/** Which of some members share a device, a payout account or an address since a moment. */
export const listSharing = (
  { raw }: Pick<Database, 'raw'>,
  merchantId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<Sharing[]> => raw<Sharing>(SHARING, [merchantId, memberIds, since])

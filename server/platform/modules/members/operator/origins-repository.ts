import type { Database } from '../../../db/connection.ts'

type Reader = Pick<Database, 'raw'>

export interface SharedOrigin {
  readonly kind: 'ADDRESS' | 'DEVICE' | 'REGISTRATION'
  readonly value: string
  readonly member_id: string
  readonly account: string
  readonly sessions: bigint
  readonly first_at: Date
  readonly last_at: Date
}

/** Bounded on every side: a browser that thousands share costs as much as one that two share. */
export const SHARED_ORIGINS = `
  with mine as (
    select ip, user_agent from sessions where merchant_id = $1 and member_id = $2 order by created_at desc limit 500
  ), addresses as (
    select ip as value from mine
    union select register_ip from members where merchant_id = $1 and id = $2 and register_ip is not null
    limit 30
  ), devices as (
    select distinct user_agent as value from mine where user_agent <> '' limit 30
  ), met as (
    select 'ADDRESS' as kind, addresses.value, seen.member_id, count(*) as sessions,
           min(seen.created_at) as first_at, max(seen.created_at) as last_at
      from addresses cross join lateral (
           select member_id, created_at from sessions where merchant_id = $1 and ip = addresses.value
            order by created_at desc limit 1000) seen
     where seen.member_id <> $2 group by addresses.value, seen.member_id
    union all
    select 'DEVICE', devices.value, seen.member_id, count(*), min(seen.created_at), max(seen.created_at)
      from devices cross join lateral (
           select member_id, created_at from sessions where merchant_id = $1 and user_agent = devices.value
            order by created_at desc limit 1000) seen
     where seen.member_id <> $2 group by devices.value, seen.member_id
    union all
    select 'REGISTRATION', addresses.value, other.id, 0, other.registered_at, other.registered_at
      from addresses join members other on other.merchant_id = $1 and other.register_ip = addresses.value
     where other.id <> $2
  )
  select met.*, members.account from met join members on members.merchant_id = $1 and members.id = met.member_id
   order by met.last_at desc limit 200`

export const selectSharedOrigins = (reader: Reader, merchantId: string, memberId: string): Promise<SharedOrigin[]> =>
  reader.raw(SHARED_ORIGINS, [merchantId, memberId])

import type { Transaction } from '../../db/connection.ts'
import { isOwnMachine, type Shared, type Traits } from './traits.ts'

type Reader = Pick<Transaction, 'raw'>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** The last sessions that are looked at, and the most addresses of them. */
const SESSIONS = 200
const ADDRESSES = 20
/** Of each address: so many of the last sessions, and of the accounts that were opened from it. More share it than could mean anything. */
const SEEN_AT_ADDRESS = 300
const NEIGHBOURS = 500

export const TRAITS = `
  select array(select address from (
           select ip as address, max(created_at) as at from (
             select ip, created_at from sessions where merchant_id = $1 and member_id = $2 and subaccount_id is null
              order by created_at desc limit ${SESSIONS}) seen group by ip
           union all
           select register_ip, registered_at from members where merchant_id = $1 and id = $2 and register_ip is not null) known
          group by address order by max(at) desc limit ${ADDRESSES}) as addresses,
         array(select distinct bank_code || ' ' || number from payout_accounts
                where merchant_id = $1 and member_id = $2) as "payoutAccounts"`

/** By what a member may be known again: where he came from last, and where his money goes or went. */
export async function readTraits({ raw }: Reader, { merchantId, memberId }: MemberKey): Promise<Traits> {
  const [row] = await raw<Traits>(TRAITS, [merchantId, memberId])
  if (row === undefined) throw new Error('The database answered nothing')
  return { ...row, addresses: row.addresses.filter((address) => !isOwnMachine(address)) }
}

/**
 * Waits until nobody else with one of these traits asks about the same subject, and holds them until the transaction ends: of two who have
 * something in common the second one sees what the first one did. Everybody takes them in one order.
 */
export async function holdTraits(
  { raw }: Reader,
  merchantId: string,
  subject: string,
  { addresses, payoutAccounts }: Traits,
): Promise<void> {
  const held = [...new Set([...addresses, ...payoutAccounts])].toSorted()
  if (held.length === 0) return
  await raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'suspicion', current_schema(), $1::text, $2::text, trait), 0))
       from unnest($3::text[]) trait`,
    [merchantId, subject, held],
  )
}

export const NEIGHBOURS_OF = `
  select distinct met.id from (
    select seen.member_id as id from unnest($3::text[]) address cross join lateral (
      select member_id from sessions where merchant_id = $1 and ip = address and subaccount_id is null
       order by created_at desc limit ${SEEN_AT_ADDRESS}) seen
    union all
    select opened.id from unnest($3::text[]) address cross join lateral (
      select id from members where merchant_id = $1 and register_ip = address limit ${SEEN_AT_ADDRESS}) opened
    union all
    select other.member_id from payout_accounts mine
      join payout_accounts other on other.merchant_id = mine.merchant_id and other.bank_code = mine.bank_code and other.number = mine.number
     where mine.merchant_id = $1 and mine.member_id = $2) met
   where met.id <> $2 limit ${NEIGHBOURS}`

/** Other members who have an address or a payout account of these traits; bounded on every side, whoever shares them. */
export async function listNeighbours(
  { raw }: Reader,
  { merchantId, memberId }: MemberKey,
  { addresses }: Traits,
): Promise<string[]> {
  const rows = await raw<{ id: string }>(NEIGHBOURS_OF, [merchantId, memberId, addresses])
  return rows.map(({ id }) => id)
}

/**
 * What a member has in common with some others. A device is an address and a browser together: either alone is shared by very many.
 * Payout accounts that were removed count as well.
 */
export const SHARED_WITH = `
  with own as materialized (
    select distinct ip, user_agent from sessions
     where merchant_id = $1 and member_id = $2 and subaccount_id is null),
  theirs as materialized (
    select distinct member_id, ip, user_agent from sessions
     where merchant_id = $1 and member_id = any($3::uuid[]) and subaccount_id is null),
  self as (select register_ip from members where merchant_id = $1 and id = $2),
  others as (select id, register_ip from members where merchant_id = $1 and id = any($3::uuid[]))
  select others.id as "otherId", 'REGISTRATION' as kind, others.register_ip as value, others.register_ip as address
    from others join self using (register_ip)
  union
  select member_id, 'DEVICE', ip || ' ' || user_agent, ip from own join theirs using (ip, user_agent) where user_agent <> ''
  union
  select other.member_id, 'PAYOUT_ACCOUNT', mine.bank_code || ' ' || mine.number, null
    from payout_accounts mine
    join payout_accounts other on other.merchant_id = mine.merchant_id and other.bank_code = mine.bank_code and other.number = mine.number
   where mine.merchant_id = $1 and mine.member_id = $2 and other.member_id = any($3::uuid[])
  union
  select theirs.member_id, 'ADDRESS', ip, ip from own join theirs using (ip)
  union
  select others.id, 'ADDRESS', own.ip, own.ip from own join others on others.register_ip = own.ip
  union
  select theirs.member_id, 'ADDRESS', theirs.ip, theirs.ip from theirs join self on self.register_ip = theirs.ip`

export async function findShared(
  { raw }: Reader,
  { merchantId, memberId }: MemberKey,
  others: readonly string[],
): Promise<Shared[]> {
  if (others.length === 0) return []
  const rows = await raw<Shared & { readonly address: string | null }>(SHARED_WITH, [merchantId, memberId, others])
  return rows
    .filter(({ address }) => address === null || !isOwnMachine(address))
    .map(({ otherId, kind, value }) => ({ otherId, kind, value }))
}

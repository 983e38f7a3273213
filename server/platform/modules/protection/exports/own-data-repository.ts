import type { Database } from '../../../db/connection.ts'
import type { MemberKey } from '../dependencies.ts'

type Raw = Pick<Database, 'raw'>

/** Rows that are in memory at once. */
export const ROWS_A_PAGE = 500

/** The parts of a member's data, a name, and a page of rows after the last key of the page before. Newest keys last. */
const PARTS: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'sessions',
    sql: `select id::text as key, created_at, last_seen_at, ended_at, ip, user_agent from sessions
           where merchant_id = $1 and member_id = $2 and subaccount_id is null and ($3::text is null or id > $3::uuid)
           order by id limit $4`,
  },
  {
    name: 'bets',
    sql: `select id::text as key, vendor_code, game_type, game_id, round, state, currency, stake::text, payout::text, valid_bet::text, placed_at, settled_at
            from bets where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'movements',
    sql: `select transfer_id || ':' || leg as key, kind, currency, account, amount::text, balance_after::text, created_at from ledger_entries
           where merchant_id = $1 and member_id = $2 and version is not null
             and ($3::text is null or (transfer_id, leg) > (split_part($3, ':', 1)::uuid, split_part($3, ':', 2)::int2))
           order by transfer_id, leg limit $4`,
  },
  {
    name: 'redemptions',
    sql: `select id::text as key, kind, names, quantity, points::text, currency, amount_required::text, amount_given::text,
            receiver_name, receiver_phone, receiver_address, state, remark, created_at, decided_at from redemptions
           where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'limits',
    sql: `select kind || ' ' || period || ' ' || set_by as key, kind, period, set_by, amount::text, changed_at, pending_at from protection_limits
           where merchant_id = $1 and member_id = $2 and ($3::text is null or kind || ' ' || period || ' ' || set_by > $3) order by 1 limit $4`,
  },
  {
    name: 'exclusions',
    sql: `select id::text as key, kind, started_at, ends_at, reason, lift_state from exclusions
           where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'contracts',
    sql: `select id::text as key, kind, period, state, payee_id = $2::uuid as is_payee, created_at, holds_until,
            (select json_agg(json_build_object('version', version, 'tiers', tiers, 'pick', pick, 'carry', carry, 'proposed_by', proposed_by,
               'proposed_at', proposed_at, 'valid_from', valid_from) order by version) from contract_versions
              where merchant_id = contracts.merchant_id and contract_id = contracts.id) as versions,
            (select json_agg(json_build_object('deed', deed, 'actor', actor, 'version', version, 'at', at) order by position) from contract_steps
              where merchant_id = contracts.merchant_id and contract_id = contracts.id) as steps
            from contracts where merchant_id = $1 and (payee_id = $2 or payer_id = $2) and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'avatar',
    sql: `select id::text as key, content_type, uploaded_at, encode(bytes, 'base64') as base64 from member_avatars
           where merchant_id = $1 and member_id = $2 and ($3::text is null or id > $3::uuid) order by id limit $4`,
  },
  {
    name: 'documents',
    sql: `select kind as key, content_type, octet_length(bytes) as length_bytes, uploaded_at from identity_documents
           where merchant_id = $1 and member_id = $2 and ($3::text is null or kind > $3) order by kind limit $4`,
  },
]

/** Their names, in the order in which a copy has them. */
export const PART_NAMES: readonly string[] = PARTS.map(({ name }) => name)

/** One page of a part, after a key or from the beginning. */
export function readPart(
  database: Raw,
  { merchantId, memberId }: MemberKey,
  part: string,
  after: string | null,
): Promise<{ key: string }[]> {
  const sql = PARTS.find(({ name }) => name === part)?.sql
  if (sql === undefined) throw new Error(`A copy has no part ${part}`)
  return database.raw(sql, [merchantId, memberId, after, ROWS_A_PAGE])
}

/** The account and who its holder is. */
export async function readOwner(database: Raw, { merchantId, memberId }: MemberKey) {
  const owner = [merchantId, memberId]
  const [profile] = await database.raw(
    `select id, account, type, status, currency, language, nickname, payee_name, email, mobile, birthday, birthday_told_at,
            details, terms_accepted_at, register_ip, registered_at, last_sign_in_at from members where merchant_id = $1 and id = $2`,
    owner,
  )
  const [identity] = await database.raw(
    'select state, name, birthday, submitted_at, decided_at, reason from identities where merchant_id = $1 and member_id = $2',
    owner,
  )
  return { profile, identity: identity ?? null }
}

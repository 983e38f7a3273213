import { type SelectQueryBuilder, sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { AGENTS, TRIAL } from '../../lib/account-types.ts'
import { type AskedOfMember, type AudienceFacts, depositsByDays, depositsFrom } from './audience.ts'

type Query = Transaction['query']

/** One of these, of which there may be none. */
const anyOf = (values: readonly string[], type: 'text' | 'uuid') => sql<string>`any(${[...values]}::${sql.raw(type)}[])`

/** Members of the brand by their accounts, in small letters. */
const membersOf = (query: Query, merchantId: string, accounts: readonly string[]) =>
  query.selectFrom('members').where('merchant_id', '=', merchantId).where('account_key', '=', anyOf(accounts, 'text'))

/** How many of these accounts are agents of the brand. */
export const countAgents = (query: Query, merchantId: string, accounts: readonly string[]): Promise<number> =>
  countRows(membersOf(query, merchantId, accounts).where('type', 'in', [...AGENTS]))

/** How many of these accounts have an account of their own at the brand. */
export const countAccounts = (query: Query, merchantId: string, accounts: readonly string[]): Promise<number> =>
  countRows(membersOf(query, merchantId, accounts).where('type', '<>', TRIAL))

/** How many of these tags the brand has. */
export const countTags = (query: Query, merchantId: string, tags: readonly string[]): Promise<number> =>
  countRows(query.selectFrom('tags').where('merchant_id', '=', merchantId).where('id', '=', anyOf(tags, 'uuid')))

async function countRows<Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** The VIP level of a member `m`; what nobody asks for is not looked up. */
export const LEVEL_OF = `coalesce((select v.rank from vip_standings v
           where v.merchant_id = m.merchant_id and v.member_id = m.id), 0)`
/** Accounts of who is above a member `m` on a date. */
export const uplinesOn = (date: string): string => `array(select above.account_key
            from member_tree e
            join members above on above.merchant_id = e.merchant_id and above.id = e.ancestor_id
           where e.merchant_id = m.merchant_id and e.descendant_id = m.id and e.depth > 0
             and e.from_day <= ${date} and ${date} < e.until_day)`
export const TAGS_OF = `array(select t.tag_id::text from member_tags t
           where t.merchant_id = m.merchant_id and t.member_id = m.id)`
export const LAST_BET_OF = `(select b.placed_at from bets b where b.merchant_id = m.merchant_id and b.member_id = m.id
           order by b.placed_at desc, b.id desc limit 1)`
/** What deposits of a member `m` come to since each of some moments, in their order. */
export const depositsSince = (
  moments: string,
): string => `array(select (select coalesce(sum(d.credited_amount), 0) from deposits d
                        where d.merchant_id = m.merchant_id and d.member_id = m.id and d.credited_at >= since.at)::text
                 from unnest(${moments}::timestamptz[]) with ordinality since (at, place) order by since.place)`

/** Members of a page; what nobody asks for is not looked up. Trial members and closed accounts belong to no audience. */
const MEMBERS = `
  select m.id, m.language, m.registered_at,
         case when $6::boolean then ${LEVEL_OF} else 0 end as level,
         case when $7::boolean then ${uplinesOn('$10::date')} else '{}' end as uplines,
         case when $8::boolean then ${TAGS_OF} else '{}' end as tags,
         case when $9::boolean then ${LAST_BET_OF} end as last_bet_at,
         ${depositsSince('$11')} as deposits
    from members m
   where m.merchant_id = $1 and m.id > $2 and m.registered_at <= $4 and m.type <> ${TRIAL} and m.status <> 'CLOSED'
     and ($5::text[] is null or m.account_key = any($5::text[]))
   order by m.id limit $3`

interface MemberRow {
  readonly id: string
  readonly language: string
  readonly registered_at: Date
  readonly level: number
  readonly uplines: readonly string[]
  readonly tags: readonly string[]
  readonly last_bet_at: Date | null
  /** In the order of the days asked for. */
  readonly deposits: readonly string[]
}

/** A member as audiences ask about him, with the language that he reads. */
export interface KnownMember {
  readonly memberId: string
  readonly language: string
  readonly facts: AudienceFacts
}

/** Which page of a brand's members, and as of when. */
export interface MemberPage {
  readonly merchantId: string
  /** Behind which id; pages go by ids, so that each costs the same. */
  readonly after: string
  readonly limit: number
  /** Who registered later is not looked at. */
  readonly now: Date
  /** The brand's day. */
  readonly today: string
  /** Only these accounts, in small letters; null is for all. */
  readonly accounts: readonly string[] | null
}

export async function listMembers(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, after, limit, now, today, accounts }: MemberPage,
  { level, line, tags, lastBet, depositDays }: AskedOfMember,
): Promise<KnownMember[]> {
  const since = depositsFrom(depositDays, now)
  const which = [merchantId, after, limit, now, accounts]
  const rows = await raw<MemberRow>(MEMBERS, [...which, level, line, tags, lastBet, today, since])
  return rows.map((row) => ({
    memberId: row.id,
    language: row.language,
    facts: {
      registeredAt: row.registered_at,
      level: row.level,
      uplines: row.uplines,
      tags: row.tags,
      lastBetAt: row.last_bet_at,
      deposits: depositsByDays(depositDays, row.deposits),
    },
  }))
}

/** How many members pages go through in all that are looked at as of then. */
export async function countMembers({ raw }: Pick<Transaction, 'raw'>, merchantId: string, now: Date): Promise<number> {
  const [row] = await raw<{ count: bigint }>(
    `select count(*) as count from members m
      where m.merchant_id = $1 and m.registered_at <= $2 and m.type <> ${TRIAL} and m.status <> 'CLOSED'`,
    [merchantId, now],
  )
  return Number(row?.count ?? 0)
}

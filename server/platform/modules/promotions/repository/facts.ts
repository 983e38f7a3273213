import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { Moment } from '../occasions.ts'
import type { ContactKind } from '../terms.ts'
import type { MemberKey } from './claims.ts'

/** What some promotions ask about a member beyond the account itself. */
export interface AskedFacts {
  readonly level: boolean
  readonly line: boolean
  readonly tags: boolean
  readonly lastBet: boolean
  /** Whether there was any deposit yet. */
  readonly deposited: boolean
  /** Over how many days deposits are added up. */
  readonly depositDays: readonly number[]
}

interface Row {
  readonly registered_at: Date
  readonly birthday: string | null
  readonly email: string | null
  readonly mobile: string | null
  readonly details: unknown
  readonly level: number
  readonly uplines: readonly string[]
  readonly tags: readonly string[]
  readonly last_bet_at: Date | null
  readonly deposited: boolean
  /** In the order of the days asked for. */
  readonly deposits: readonly string[]
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

/** One query; what nobody asks for is not looked up. */
export const FACTS = `
  select m.registered_at, m.birthday, m.email, m.mobile, m.details,
         case when $3::boolean then ${LEVEL_OF} else 0 end as level,
         case when $4::boolean then ${uplinesOn('$7::date')} else '{}' end as uplines,
         case when $5::boolean then ${TAGS_OF} else '{}' end as tags,
         case when $6::boolean then (select b.placed_at from bets b where b.merchant_id = m.merchant_id and b.member_id = m.id
           order by b.placed_at desc, b.id desc limit 1) end as last_bet_at,
         $9::boolean and exists (select from deposits d
           where d.merchant_id = m.merchant_id and d.member_id = m.id and d.credited_at is not null) as deposited,
         array(select (select coalesce(sum(d.credited_amount), 0) from deposits d
                        where d.merchant_id = m.merchant_id and d.member_id = m.id and d.credited_at >= since.at)::text
                 from unnest($8::timestamptz[]) with ordinality since (at, place) order by since.place) as deposits
    from members m where m.merchant_id = $1 and m.id = $2`

const DAY = 86_400_000

/** What is known of a member now; undefined where there is none. */
export async function findFacts(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  asked: AskedFacts,
  { now, today }: Pick<Moment, 'now' | 'today'>,
) {
  const { level, line, tags, lastBet, deposited, depositDays } = asked
  const since = depositDays.map((days) => new Date(now.getTime() - days * DAY).toISOString())
  const [row] = await raw<Row>(FACTS, [merchantId, memberId, level, line, tags, lastBet, today, since, deposited])
  if (row === undefined) return undefined
  return {
    registeredAt: row.registered_at,
    birthday: row.birthday,
    contacts: contactsOf(row),
    level: row.level,
    uplines: row.uplines,
    tags: row.tags,
    lastBetAt: row.last_bet_at,
    hasDeposited: row.deposited,
    deposits: new Map(depositDays.map((days, place): [number, Money] => [days, BigInt(row.deposits[place] ?? '0')])),
  }
}

/** Contacts that were told, by their kinds. */
export function contactsOf({
  email,
  mobile,
  details,
}: Pick<Row, 'email' | 'mobile' | 'details'>): Map<ContactKind, string> {
  const told = { ...((details ?? {}) as Record<string, unknown>), email, mobile }
  return new Map(
    Object.entries(told).flatMap(([kind, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[kind as ContactKind, text.trim()]] : [],
    ),
  )
}

/** Whether a bet of a span waits for its result. */
export async function hasOpenBets(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<boolean> {
  const [row] = await raw<{ found: boolean }>(
    `select exists (select from bets where merchant_id = $1 and member_id = $2 and placed_at >= $3 and placed_at < $4
                       and state = 'OPEN') as found`,
    [merchantId, memberId, from, to],
  )
  return row?.found ?? false
}

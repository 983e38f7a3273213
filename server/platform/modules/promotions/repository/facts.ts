import type { Transaction } from '../../../db/connection.ts'
import { toldBirthday } from '../../../lib/birthday.ts'
import {
  type AskedOfMember,
  depositsByDays,
  depositsFrom,
  depositsSince,
  LAST_BET_OF,
  LEVEL_OF,
  TAGS_OF,
  uplinesOn,
} from '../../audiences/service.ts'
import type { Moment } from '../occasions.ts'
import type { ContactKind } from '../terms.ts'
import type { MemberKey } from './claims.ts'

/** What some promotions ask about a member beyond the account itself. */
export interface AskedFacts extends AskedOfMember {
  /** Whether there was any deposit yet. */
  readonly deposited: boolean
}

interface Row {
  readonly registered_at: Date
  readonly birthday: string | null
  readonly birthday_told_at: Date | null
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

/** One query; what nobody asks for is not looked up. */
export const FACTS = `
  select m.registered_at, m.birthday, m.birthday_told_at, m.email, m.mobile, m.details,
         case when $3::boolean then ${LEVEL_OF} else 0 end as level,
         case when $4::boolean then ${uplinesOn('$7::date')} else '{}' end as uplines,
         case when $5::boolean then ${TAGS_OF} else '{}' end as tags,
         case when $6::boolean then ${LAST_BET_OF} end as last_bet_at,
         $9::boolean and exists (select from deposits d
           where d.merchant_id = m.merchant_id and d.member_id = m.id and d.credited_at is not null) as deposited,
         ${depositsSince('$8')} as deposits
    from members m where m.merchant_id = $1 and m.id = $2`

/** What is known of a member now; undefined where there is none. */
export async function findFacts(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  asked: AskedFacts,
  { now, today }: Pick<Moment, 'now' | 'today'>,
) {
  const { level, line, tags, lastBet, deposited, depositDays } = asked
  const since = depositsFrom(depositDays, now)
  const [row] = await raw<Row>(FACTS, [merchantId, memberId, level, line, tags, lastBet, today, since, deposited])
  if (row === undefined) return undefined
  return {
    registeredAt: row.registered_at,
    birthday: toldBirthday(row),
    contacts: contactsOf(row),
    level: row.level,
    uplines: row.uplines,
    tags: row.tags,
    lastBetAt: row.last_bet_at,
    hasDeposited: row.deposited,
    deposits: depositsByDays(depositDays, row.deposits),
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

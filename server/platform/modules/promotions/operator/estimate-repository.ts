import type { Database } from '../../../db/connection.ts'
import { TRIAL } from '../../../lib/account-types.ts'
import { toldBirthday } from '../../../lib/birthday.ts'
import { groupUnder } from '../../../lib/group.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { LEVEL_OF, TAGS_OF, uplinesOn } from '../../audiences/service.ts'
import type { TurnoverTerms } from '../../turnover/service.ts'
import type { Play } from '../estimate/joining.ts'
import type { Life, PastDeposit, PlayedDay } from '../estimate/life.ts'
import type { PlayedHour } from '../estimate/wagering.ts'
import { type AskedFacts, contactsOf } from '../repository/facts.ts'

type Reader = Pick<Database, 'raw'>

const AT_A_TIME = 2_000

/** Whom and when. */
type SpanKey = Pick<Span, 'merchantId' | 'from' | 'to' | 'currency'>

/** What is read: the span, and from when on terms may ask about deposits and days of play. */
export interface Span extends Pick<Play, 'from' | 'to' | 'timeZone' | 'currency'> {
  readonly merchantId: string
  readonly since: Date
  readonly asked: AskedFacts
  /** Whether days of play are asked for: they are by far the most that is read. */
  readonly days: boolean
  /** Of so many members one is looked at. */
  readonly oneIn: number
}

interface MemberRow {
  readonly id: string
  readonly account: string
  readonly registered_at: Date
  readonly birthday: string | null
  readonly birthday_told_at: Date | null
  readonly email: string | null
  readonly mobile: string | null
  readonly details: unknown
  readonly level: number
  readonly uplines: readonly string[]
  readonly tags: readonly string[]
  readonly first_deposit_at: Date | null
}

/** Those who were here: who registered, paid in or bet within the span. Trial members have nothing to gain. */
const WERE_HERE = `m.merchant_id = $1 and m.currency = $4 and m.type <> ${TRIAL} and m.registered_at < $3
     and (m.registered_at >= $2
          or exists (select from bet_summaries s where s.merchant_id = $1 and s.member_id = m.id and s.currency = $4
                        and s.hour >= $2 and s.hour < $3)
          or exists (select from deposits d where d.merchant_id = $1 and d.member_id = m.id
                        and d.credited_at >= $2 and d.credited_at < $3))`

export const COUNT = `select count(*)::int4 as here from members m where ${WERE_HERE}`

/** How many were here in a span. */
export async function countLives({ raw }: Reader, { merchantId, from, to, currency }: SpanKey): Promise<number> {
  const [row] = await raw<{ here: number }>(COUNT, [merchantId, from, to, currency])
  return row?.here ?? 0
}

/** Members of a page; of many brands' many, one in so many, picked by chance that is the same each time. */
export const MEMBERS = `
  select m.id, m.account, m.registered_at, m.birthday, m.birthday_told_at, m.email, m.mobile, m.details,
         case when $7::boolean then ${LEVEL_OF} else 0 end as level,
         case when $8::boolean then ${uplinesOn('$10::date')} else '{}' end as uplines,
         case when $9::boolean then ${TAGS_OF} else '{}' end as tags,
         (select min(d.credited_at) from deposits d where d.merchant_id = $1 and d.member_id = m.id) as first_deposit_at
    from members m
   where m.id > $5 and ($11::int8 = 1 or mod(abs(hashtext(m.id::text)::int8), $11::int8) = 0) and ${WERE_HERE}
   order by m.id limit $6`

export const DEPOSITS = `
  select member_id, credited_at as at, credited_amount as amount from deposits
   where merchant_id = $1 and member_id = any($2::uuid[]) and credited_at >= $3 and credited_at < $4
   order by credited_at`

export const DAYS = `
  select member_id, min(hour) as from, max(hour) + interval '1 hour' as until, sum(stake - payout)::int8 as lost
    from bet_summaries
   where merchant_id = $1 and member_id = any($2::uuid[]) and currency = $5 and hour >= $3 and hour < $4
   group by member_id, (hour at time zone $6)::date order by min(hour)`

/** Everybody who was here in a span, page by page. */
export async function* readLives(reader: Reader, span: Span): AsyncGenerator<Life[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await listMembers(reader, span, after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield await withPlay(reader, span, rows)
    if (rows.length < AT_A_TIME) return
    after = last.id
  }
}

function listMembers({ raw }: Reader, span: Span, after: string): Promise<MemberRow[]> {
  const { merchantId, from, to, currency, asked, timeZone, oneIn } = span
  const today = dateAt(to, timeZone)
  const about = [asked.level, asked.line, asked.tags, today]
  const given = [merchantId, from, to, currency, after, AT_A_TIME, ...about, oneIn]
  return raw<MemberRow>(MEMBERS, given)
}

async function withPlay({ raw }: Reader, span: Span, rows: readonly MemberRow[]): Promise<Life[]> {
  const { merchantId, since, to, currency, timeZone } = span
  const ids = rows.map(({ id }) => id)
  const [deposits, days] = await Promise.all([
    raw<PastDeposit & { member_id: string }>(DEPOSITS, [merchantId, ids, since, to]),
    span.days ? raw<PlayedDay & { member_id: string }>(DAYS, [merchantId, ids, since, to, currency, timeZone]) : [],
  ])
  const depositsOf = groupUnder(deposits, ({ member_id }) => member_id)
  const daysOf = groupUnder(days, ({ member_id }) => member_id)
  return rows.map((row) => ({
    memberId: row.id,
    account: row.account,
    registeredAt: row.registered_at,
    birthday: toldBirthday(row),
    contacts: contactsOf(row),
    level: row.level,
    uplines: row.uplines,
    tags: row.tags,
    firstDepositAt: row.first_deposit_at,
    deposits: depositsOf.get(row.id) ?? [],
    days: daysOf.get(row.id) ?? [],
  }))
}

/** Bets by the hour and category, those above a stake apart and without those at lower odds. */
export const HOURS = `
  select member_id as "memberId", date_trunc('hour', placed_at, 'UTC') as hour, game_type as "gameType",
         coalesce(sum(counted_valid) filter (where ($6::int8 is null or stake <= $6::int8) and ($7::int4 is null or odds is null or odds >= $7::int4)), 0)::int8 as valid,
         min(placed_at) filter (where stake > $6::int8) as "tooLargeAt"
    from bets
   where merchant_id = $1 and member_id = any($2::uuid[]) and placed_at >= $3 and placed_at < $4 and currency = $5
     and counted_state = 'SETTLED'
   group by member_id, hour, game_type order by hour`

/** What some members bet since a moment. */
export async function readHours(
  { raw }: Reader,
  span: Span,
  memberIds: readonly string[],
  { since, greatestBet, leastOdds }: { readonly since: Date } & Pick<TurnoverTerms, 'greatestBet' | 'leastOdds'>,
): Promise<PlayedHour[]> {
  const hours: PlayedHour[] = []
  for (let at = 0; at < memberIds.length; at += AT_A_TIME) {
    const ids = memberIds.slice(at, at + AT_A_TIME)
    const given = [span.merchantId, ids, since, span.to, span.currency, greatestBet, leastOdds]
    hours.push(...(await raw<PlayedHour>(HOURS, given)))
  }
  return hours
}

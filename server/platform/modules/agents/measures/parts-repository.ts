import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { DaySpan } from '../repository/figures.ts'
import type { MeasuredTeam } from './reading-repository.ts'

type Connection = Pick<Transaction, 'raw'>
type PageAt = { readonly limit: number; readonly offset: number }

/** What a part of a team came to in a window: its first member alone, or the team of somebody directly below him. */
export interface TeamPart {
  readonly memberId: string
  readonly account: string
  readonly isOwn: boolean
  readonly valid_bet: Money
  readonly loss: Money
}

type CountedPart = TeamPart & { readonly total: bigint }

const paged = (parts: string) =>
  `select parts."memberId", m.account, parts."isOwn", parts.valid_bet, parts.loss, count(*) over () as total
     from (${parts}) parts join members m on m.merchant_id = $1 and m.id = parts."memberId"
    order by parts."isOwn" desc, parts.valid_bet desc, parts.loss desc, parts."memberId" limit $6 offset $7`

/** The parts of a team over whole days, each day by the tree it had: the first member's own, then the teams below, the largest first. */
export async function readDayParts(
  { raw }: Connection,
  merchantId: string,
  { memberId, currency }: MeasuredTeam,
  { from, to }: DaySpan,
  { limit, offset }: PageAt,
): Promise<{ parts: TeamPart[]; total: bigint }> {
  const sums = (table: string) =>
    `sum(${table}.valid_bet)::int8 as valid_bet,
       sum(${table}.stake - ${table}.payout - ${table}.bonuses - ${table}.rebates - ${table}.commissions)::int8 as loss`
  const rows = await raw<CountedPart>(
    paged(`select d.member_id as "memberId", true as "isOwn", ${sums('d')} from member_days d
             where d.merchant_id = $1 and d.member_id = $2 and d.currency = $3 and d.day between $4::date and $5::date group by d.member_id
           union all
           select t.team_id, false, ${sums('t')}
             from member_tree e join team_days t on t.merchant_id = $1 and t.team_id = e.descendant_id and t.currency = $3
              and t.day between $4::date and $5::date and e.from_day <= t.day and t.day < e.until_day
            where e.merchant_id = $1 and e.ancestor_id = $2 and e.depth = 1 group by t.team_id`),
    [merchantId, memberId, currency, from, to, limit, offset],
  )
  return { parts: rows, total: rows[0]?.total ?? 0n }
}

/** The same over a part of a day, in whole five minutes. */
export async function readSlotParts(
  { raw }: Connection,
  merchantId: string,
  { memberId, currency }: MeasuredTeam,
  { from, until, day }: { readonly from: Date; readonly until: Date; readonly day: string },
  { limit, offset }: PageAt,
): Promise<{ parts: TeamPart[]; total: bigint }> {
  const rows = await raw<CountedPart>(
    paged(`select coalesce(below.ancestor_id, s.member_id) as "memberId", s.member_id = $2 as "isOwn",
               sum(s.valid_bet)::int8 as valid_bet, sum(s.stake - s.payout)::int8 as loss
             from member_slots s
             join member_tree line on line.merchant_id = $1 and line.ancestor_id = $2 and line.descendant_id = s.member_id
              and line.from_day <= $8::date and $8::date < line.until_day
             left join member_tree below on line.depth > 0 and below.merchant_id = $1 and below.descendant_id = s.member_id
              and below.depth = line.depth - 1 and below.from_day <= $8::date and $8::date < below.until_day
            where s.merchant_id = $1 and s.starts_at >= $4 and s.starts_at < $5 and s.currency = $3 group by 1, 2`),
    [merchantId, memberId, currency, from.toISOString(), until.toISOString(), limit, offset, day],
  )
  return { parts: rows, total: rows[0]?.total ?? 0n }
}

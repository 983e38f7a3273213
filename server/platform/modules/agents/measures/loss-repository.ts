import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { DaySpan } from '../repository/figures.ts'
import type { MeasuredTeam } from './reading-repository.ts'

type Connection = Pick<Transaction, 'raw'>

/** What the loss of a team is made of: the house won the stake, and gave the rest away. */
export interface LossParts {
  readonly stake: Money
  readonly payout: Money
  readonly bonuses: Money
  readonly rebates: Money
  readonly commissions: Money
}

const NOTHING: LossParts = { stake: 0n, payout: 0n, bonuses: 0n, rebates: 0n, commissions: 0n }

/** Over whole days. */
export async function readDayLoss(
  { raw }: Connection,
  merchantId: string,
  { memberId, currency }: MeasuredTeam,
  { from, to }: DaySpan,
): Promise<LossParts> {
  const [row] = await raw<LossParts>(
    `select sum(stake)::int8 as stake, sum(payout)::int8 as payout, sum(bonuses)::int8 as bonuses, sum(rebates)::int8 as rebates,
         sum(commissions)::int8 as commissions
       from team_days where merchant_id = $1 and team_id = $2 and currency = $3 and day between $4::date and $5::date having count(*) > 0`,
    [merchantId, memberId, currency, from, to],
  )
  return row ?? NOTHING
}

/** Over a part of a day, in whole five minutes, to which play alone belongs. */
export async function readSlotLoss(
  { raw }: Connection,
  merchantId: string,
  { memberId, currency }: MeasuredTeam,
  { from, until, day }: { readonly from: Date; readonly until: Date; readonly day: string },
): Promise<LossParts> {
  const [row] = await raw<Pick<LossParts, 'stake' | 'payout'>>(
    `select sum(s.stake)::int8 as stake, sum(s.payout)::int8 as payout from member_slots s
       join member_tree e on e.merchant_id = $1 and e.ancestor_id = $2 and e.descendant_id = s.member_id
        and e.from_day <= $6::date and $6::date < e.until_day
      where s.merchant_id = $1 and s.starts_at >= $4 and s.starts_at < $5 and s.currency = $3 having count(*) > 0`,
    [merchantId, memberId, currency, from.toISOString(), until.toISOString(), day],
  )
  return { ...NOTHING, ...row }
}

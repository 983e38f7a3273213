import type { Database, Transaction } from '../../../db/connection.ts'
import { givenRows } from '../../../db/given-rows.ts'
import type { Money } from '../../../lib/money.ts'

type Raw = Pick<Database, 'raw'>

/** A member of a brand. */
export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** What counted bets changed: less than zero where something was taken back. */
export interface Play {
  readonly at: Date
  readonly currency: string
  readonly category: string
  readonly validBet: Money
}

/** An accrual with the cap of the rule that it was closed by. */
export interface AccrualRow {
  readonly day: string
  readonly category: string
  readonly currency: string
  readonly valid_bet: Money
  readonly base: number | null
  readonly level_rank: number | null
  readonly level: number | null
  readonly rise: number | null
  readonly daily_cap: Money | null
  readonly closed_at: Date | null
  readonly expires_on: string | null
  readonly settled: Money
  readonly expired: Money
}

/** An accrual whose day is over. */
export interface RunningRow {
  readonly member_id: string
  readonly day: string
  readonly category: string
  readonly currency: string
}

/** By what a day of a member is closed. */
export interface Closing extends RunningRow {
  readonly rule_version: number | null
  readonly base: number
  readonly level_rank: number
  readonly level: number
  readonly rise: number
  readonly expires_on: string
  readonly waits: boolean
  readonly pays: boolean
}

/** Adds play to the days of the brand's calendar on which it was placed, in the brand's currency. Who plays for free gets nothing back. */
export const addPlay = (tx: Transaction, { merchantId, memberId }: MemberKey, play: readonly Play[]) =>
  tx.prepared(
    'rebates_add_play',
    `insert into rebate_accruals as known (merchant_id, member_id, day, category, currency, valid_bet)
     select $1, $2, (part.at at time zone brand.time_zone)::date, part.category, part.currency, sum(part.valid_bet)::int8
       from ${givenRows(['timestamptz[]', 'text[]', 'text[]', 'int8[]'], 3)} as part (at, currency, category, valid_bet)
       join merchants brand on brand.id = $1 and brand.currency = part.currency
      where exists (select from members where merchant_id = $1 and id = $2 and type <> 4)
      group by 3, 4, 5
     on conflict (merchant_id, member_id, day, category, currency) do update
       set valid_bet = known.valid_bet + excluded.valid_bet, waits = true`,
    [
      merchantId,
      memberId,
      play.map(({ at }) => at.toISOString()),
      play.map(({ currency }) => currency),
      play.map(({ category }) => category),
      play.map(({ validBet }) => validBet),
    ],
  )

const COLUMNS = `accrual.day, accrual.category, accrual.currency, accrual.valid_bet, accrual.base, accrual.level_rank,
  accrual.level, accrual.rise, rule.daily_cap, accrual.closed_at, accrual.expires_on, accrual.settled, accrual.expired`

/** All of the days of a member of which something may be left: no more than can be claimed, and what was taken back since. */
export const listWaiting = ({ raw }: Raw, { merchantId, memberId }: MemberKey): Promise<AccrualRow[]> =>
  raw<AccrualRow>(
    `select ${COLUMNS} from rebate_accruals accrual
       left join rebate_rules rule on rule.merchant_id = accrual.merchant_id and rule.version = accrual.rule_version
      where accrual.merchant_id = $1 and accrual.member_id = $2 and accrual.day in (
        select day from rebate_accruals where merchant_id = $1 and member_id = $2 and waits)
      order by accrual.day, accrual.category`,
    [merchantId, memberId],
  )

/** Some accruals of days that are over, locked; what somebody counts just now is left out. */
export const lockRunning = (
  tx: Transaction,
  merchantId: string,
  before: string,
  limit: number,
): Promise<RunningRow[]> =>
  tx.raw<RunningRow>(
    `select member_id, day, category, currency from rebate_accruals
      where merchant_id = $1 and closed_at is null and day < $2::date
      order by day, member_id limit $3 for update skip locked`,
    [merchantId, before, limit],
  )

/** Fixes the rates of accruals that the caller has locked. */
export const closeAll = (tx: Transaction, merchantId: string, at: Date, rows: readonly Closing[]) =>
  tx.raw(
    `update rebate_accruals accrual
        set rule_version = part.rule_version, base = part.base, level_rank = part.level_rank, level = part.level, rise = part.rise,
            expires_on = part.expires_on, waits = part.waits, pays = part.pays, closed_at = $2
       from unnest($3::uuid[], $4::date[], $5::text[], $6::text[], $7::int4[], $8::int4[], $9::int4[], $10::int4[], $11::int4[],
                   $12::date[], $13::bool[], $14::bool[])
            as part (member_id, day, category, currency, rule_version, base, level_rank, level, rise, expires_on, waits, pays)
      where accrual.merchant_id = $1 and accrual.member_id = part.member_id and accrual.day = part.day
        and accrual.category = part.category and accrual.currency = part.currency`,
    [
      merchantId,
      at,
      rows.map((row) => row.member_id),
      rows.map((row) => row.day),
      rows.map((row) => row.category),
      rows.map((row) => row.currency),
      rows.map((row) => row.rule_version),
      rows.map((row) => row.base),
      rows.map((row) => row.level_rank),
      rows.map((row) => row.level),
      rows.map((row) => row.rise),
      rows.map((row) => row.expires_on),
      rows.map((row) => row.waits),
      rows.map((row) => row.pays),
    ],
  )

/** What of an accrual was given or worked off, or lapsed. */
export interface Settling {
  readonly day: string
  readonly category: string
  readonly currency: string
  readonly settled: Money
  readonly expired: Money
  readonly waits: boolean
}

/** Writes what became of a member's accruals. The caller holds the counter of the member's bets. */
export const settle = (tx: Transaction, { merchantId, memberId }: MemberKey, rows: readonly Settling[]) =>
  tx.raw(
    `update rebate_accruals accrual
        set settled = accrual.settled + part.settled, expired = accrual.expired + part.expired, waits = part.waits
       from unnest($3::date[], $4::text[], $5::text[], $6::int8[], $7::int8[], $8::bool[])
            as part (day, category, currency, settled, expired, waits)
      where accrual.merchant_id = $1 and accrual.member_id = $2 and accrual.day = part.day
        and accrual.category = part.category and accrual.currency = part.currency`,
    [
      merchantId,
      memberId,
      rows.map((row) => row.day),
      rows.map((row) => row.category),
      rows.map((row) => row.currency),
      rows.map((row) => row.settled),
      rows.map((row) => row.expired),
      rows.map((row) => row.waits),
    ],
  )

/** Notes that the daily job looked at a member. */
export const markPaid = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw('update rebate_accruals set pays = false where merchant_id = $1 and member_id = $2 and pays', [
    merchantId,
    memberId,
  ])

/** Some members at whom the daily job has to look. */
export const listPaying = ({ raw }: Raw, merchantId: string, limit: number): Promise<{ member_id: string }[]> =>
  raw<{ member_id: string }>(
    'select distinct member_id from rebate_accruals where merchant_id = $1 and pays order by member_id limit $2',
    [merchantId, limit],
  )

/** Some members with accruals that were not claimed in time. */
export const listExpiring = (
  { raw }: Raw,
  merchantId: string,
  today: string,
  limit: number,
): Promise<{ member_id: string }[]> =>
  raw<{ member_id: string }>(
    `select distinct member_id from rebate_accruals
      where merchant_id = $1 and waits and expires_on <= $2::date order by member_id limit $3`,
    [merchantId, today, limit],
  )

/** Has what a member was given too much of looked at again on a later day: all else that is due was settled by the caller. */
export const putOff = (tx: Transaction, { merchantId, memberId }: MemberKey, today: string, until: string) =>
  tx.raw(
    `update rebate_accruals set expires_on = $4::date
      where merchant_id = $1 and member_id = $2 and waits and expires_on <= $3::date`,
    [merchantId, memberId, today, until],
  )

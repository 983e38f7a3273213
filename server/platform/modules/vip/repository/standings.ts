import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables, VipStandings, VipSteps } from '../../../db/tables.ts'
import { type ToldBirthday, toldBirthday } from '../../../lib/birthday.ts'
import type { Money } from '../../../lib/money.ts'
import type { StandingRow } from '../levels.ts'
import type { MemberKey } from './sums.ts'

type Query = Kysely<Tables>
export type StepRow = Selectable<VipSteps>

/** A standing with the member's valid bet of a month, and the language to tell the member in. */
export interface MonthStanding extends StandingRow {
  readonly month_valid_bet: Money
  readonly language: string
}

/** A standing that a month is judged of, with what the level was reached by: its own demands where that is not known. */
export interface ReviewedStanding extends MonthStanding {
  readonly reached_deposits: Money | null
  readonly reached_valid_bet: Money | null
}

/** What of a member bonuses go by. */
export async function findPerson(
  query: Query,
  { merchantId, memberId }: MemberKey,
): Promise<{ readonly currency: string; readonly birthday: ToldBirthday | null } | undefined> {
  const row = await query
    .selectFrom('members')
    .select(['birthday', 'birthday_told_at', 'registered_at', 'currency'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row === undefined ? undefined : { currency: row.currency, birthday: toldBirthday(row) }
}

export const findStanding = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('vip_standings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export async function readMonth(query: Query, { merchantId, memberId }: MemberKey, month: string): Promise<Money> {
  const row = await query
    .selectFrom('vip_months')
    .select('valid_bet')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.valid_bet ?? 0n
}

/** Brands with levels at which sums of members changed, by the index of these. */
const CLIMBING = `select brand.merchant_id from (select distinct merchant_id from vip_levels) brand
  cross join lateral (select from vip_standings s where s.merchant_id = brand.merchant_id and s.waits order by s.member_id limit 1) waiting`

/** Whether there is such a brand (`RegularWork`). */
export const CLIMBING_DUE_AT = `select timestamptz 'epoch' from (${CLIMBING}) brands limit 1`

/** Brands at which members may climb: with levels, and with sums that changed since they were looked at. */
export async function listClimbingBrands({ raw }: Pick<Transaction, 'raw'>): Promise<string[]> {
  return (await raw<{ merchant_id: string }>(CLIMBING)).map(({ merchant_id }) => merchant_id)
}

/** Some of a brand's standings whose sums changed since they were looked at, with the running month; what somebody else writes is left out. */
export const lockWaiting = (
  { raw }: Transaction,
  merchantId: string,
  month: string,
  limit: number,
): Promise<MonthStanding[]> =>
  raw<MonthStanding>(
    `select s.*, coalesce(m.valid_bet, 0) as month_valid_bet, p.language from vip_standings s
       join members p on p.merchant_id = s.merchant_id and p.id = s.member_id
       left join vip_months m on m.merchant_id = s.merchant_id and m.member_id = s.member_id and m.month = $2::date
      where s.merchant_id = $1 and s.waits order by s.member_id limit $3 for update of s skip locked`,
    [merchantId, month, limit],
  )

/** Some of a brand's members with a level whose months before one were not all reviewed, with the first of these months. */
export const lockUnreviewed = (
  { raw }: Transaction,
  merchantId: string,
  before: string,
  limit: number,
): Promise<ReviewedStanding[]> =>
  raw<ReviewedStanding>(
    `select s.*, coalesce(m.valid_bet, 0) as month_valid_bet, p.language, r.deposits_demanded as reached_deposits,
         r.valid_bet_demanded as reached_valid_bet
       from vip_standings s
       join members p on p.merchant_id = s.merchant_id and p.id = s.member_id
       left join vip_months m on m.merchant_id = s.merchant_id and m.member_id = s.member_id and m.month = s.reviewed_until
       left join lateral (select deposits_demanded, valid_bet_demanded from vip_steps t
         where t.merchant_id = s.merchant_id and t.member_id = s.member_id and t.to_rank = s.rank and t.from_rank < s.rank
         order by t.id desc limit 1) r on true
      where s.merchant_id = $1 and s.rank > 0 and s.reviewed_until < $2::date
      order by s.reviewed_until, s.member_id limit $3 for update of s skip locked`,
    [merchantId, before, limit],
  )

/** Writes what became of a standing that the caller has locked. */
export async function writeStanding(
  query: Query,
  { merchant_id, member_id }: Pick<StandingRow, 'merchant_id' | 'member_id'>,
  values: Updateable<VipStandings>,
): Promise<void> {
  await query
    .updateTable('vip_standings')
    .set(values)
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .execute()
}

/** Notes of standings that the caller has locked that they were looked at. */
export const markSeen = async ({ raw }: Transaction, merchantId: string, memberIds: readonly string[]) =>
  void (await raw('update vip_standings set waits = false where merchant_id = $1 and member_id = any($2::uuid[])', [
    merchantId,
    memberIds,
  ]))

/** Has some standings looked at again, those after a member in the order of ids; answers the last one, undefined when there are no more. */
export async function wakeSome(
  { raw }: Transaction,
  merchantId: string,
  after: string | undefined,
  limit: number,
): Promise<string | undefined> {
  const rows = await raw<{ member_id: string }>(
    `with some as (select member_id from vip_standings where merchant_id = $1 and ($2::uuid is null or member_id > $2::uuid)
       order by member_id limit $3 for update),
     woken as (update vip_standings s set waits = true from some where s.merchant_id = $1 and s.member_id = some.member_id and not s.waits)
     select max(member_id::text) as member_id from some having count(*) = $3`,
    [merchantId, after ?? null, limit],
  )
  return rows[0]?.member_id
}

export async function insertSteps(query: Query, steps: readonly Insertable<VipSteps>[]): Promise<void> {
  await query.insertInto('vip_steps').values(steps).execute()
}

/** A page of a member's steps, the last first. */
export async function listSteps(
  query: Query,
  { merchantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: StepRow[]; total: number }> {
  const steps = query.selectFrom('vip_steps').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)
  const rows = await steps.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await steps.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

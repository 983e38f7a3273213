import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { setLossLimited } from '../../members/service.ts'
import type { MemberKey } from '../dependencies.ts'
import type { LimitKind, LimitPeriod } from './limit-kinds.ts'

type Query = Transaction['query']
type Raw = Pick<Database, 'raw'>

export const findMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('members')
    .select(['status', 'type', 'play_blocked_until'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirst()

/** As `findMember`, of many. */
export const findMembers = (query: Query, merchantId: string, memberIds: readonly string[]) =>
  query
    .selectFrom('members')
    .select(['id', 'status', 'type', 'play_blocked_until'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', [...memberIds])
    .execute()

/** The member's row, locked: deposits and changes of limits of one member are one after the other. */
export const lockMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('members')
    .select(['id', 'account', 'type', 'status', 'currency', 'play_blocked_until', 'loss_limited'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findLimits = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('protection_limits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()

export type LimitRow = Awaited<ReturnType<typeof findLimits>>[number]

export interface LimitKey extends MemberKey {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly setBy: 'MEMBER' | 'OPERATOR'
}

/** Writes a limit that is in force at once; what was pending is forgotten. */
export const writeLimitRow = (query: Query, key: LimitKey, amount: bigint, at: Date) =>
  query
    .insertInto('protection_limits')
    .values({ ...columnsOf(key), amount, changed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id', 'kind', 'period', 'set_by'])
        .doUpdateSet({ amount, changed_at: at, pending_at: null, pending_amount: null }),
    )
    .execute()

export const writePending = (query: Query, key: LimitKey, amount: bigint | null, pendingAt: Date | null) =>
  query
    .updateTable('protection_limits')
    .set({ pending_at: pendingAt, pending_amount: amount })
    .where((all) => all.and(columnsOf(key)))
    .execute()

export const deleteLimit = (query: Query, key: LimitKey) =>
  query
    .deleteFrom('protection_limits')
    .where((all) => all.and(columnsOf(key)))
    .execute()

const columnsOf = ({ merchantId, memberId, kind, period, setBy }: LimitKey) => ({
  merchant_id: merchantId,
  member_id: memberId,
  kind,
  period,
  set_by: setBy,
})

export interface Span {
  readonly period: LimitPeriod
  readonly time_zone: string
  readonly starts_at: Date
  readonly ends_at: Date
}

/** The running day, week and month of a merchant's zone. Read here, since the settings' cache is not for transactions. */
export const findSpans = (raw: Raw, merchantId: string, at: Date) =>
  raw.raw<Span>(
    `select period, time_zone, protection_period_start(period, time_zone, $2) as starts_at,
            protection_period_end(period, time_zone, $2) as ends_at
       from merchants, unnest(array['DAY', 'WEEK', 'MONTH']) period where id = $1`,
    [merchantId, at],
  )

/**
 * What was deposited since a moment: credited by the ledger (gross, whatever was withdrawn since), given by others of
 * the own line, and what is still on its way, since it may be credited any minute.
 */
export async function sumDeposits(raw: Raw, { merchantId, memberId }: MemberKey, since: Date): Promise<bigint> {
  const [row] = await raw.raw<{ total: bigint }>(
    `select (coalesce((select sum(e.amount) from ledger_entries e where e.merchant_id = $1 and e.member_id = $2
               and e.account = 'CASH' and e.kind in ('DEPOSIT', 'TRANSFER_IN') and e.version is not null and e.created_at >= $3), 0)
           + coalesce((select sum(d.amount) from deposits d where d.merchant_id = $1 and d.member_id = $2
               and deposit_is_under_way(d.state)), 0))::int8 as total`,
    [merchantId, memberId, since],
  )
  return row?.total ?? 0n
}

/** What was lost since a moment, from the ledger; below zero when the member is ahead. */
export async function sumLosses(raw: Raw, { merchantId, memberId }: MemberKey, since: Date): Promise<bigint> {
  const [row] = await raw.raw<{ total: bigint }>('select loss_sum($1, $2, $3) as total', [merchantId, memberId, since])
  return row?.total ?? 0n
}

export const findCounters = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('loss_counters')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()

/** Puts the counters of a member in the place of those before. */
export async function replaceCounters(
  query: Query,
  { merchantId, memberId }: MemberKey,
  counters: readonly { period: string; timeZone: string; endsAt: Date; lost: bigint; maximum: bigint }[],
): Promise<void> {
  await query
    .deleteFrom('loss_counters')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()
  if (counters.length > 0) {
    await query
      .insertInto('loss_counters')
      .values(
        counters.map(({ period, timeZone, endsAt, lost, maximum }) => ({
          merchant_id: merchantId,
          member_id: memberId,
          period,
          time_zone: timeZone,
          ends_at: endsAt,
          lost,
          maximum,
        })),
      )
      .execute()
  }
  await setLossLimited(query, { merchantId, memberId }, counters.length > 0)
}

/** Notes a sign of harm, counted by day. */
export const mark = (raw: Raw, { merchantId, memberId }: MemberKey, kind: string, subject: string, at: Date) =>
  raw.raw('select protection_mark($1, $2, $3, $4, $5)', [merchantId, memberId, kind, subject, at])

/** Increases that members asked for and may or may not confirm yet, the next due first. */
export const findPendingChanges = (query: Query, merchantId: string, limit: number, offset: number) =>
  query
    .selectFrom('protection_limits as limits')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'limits.merchant_id').onRef('members.id', '=', 'limits.member_id'),
    )
    .selectAll('limits')
    .select(['members.account', 'members.currency', sql<bigint>`count(*) over ()`.as('total')])
    .where('limits.merchant_id', '=', merchantId)
    .where('limits.pending_at', 'is not', null)
    .orderBy('limits.pending_at')
    .limit(limit)
    .offset(offset)
    .execute()

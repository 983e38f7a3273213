import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../db/search.ts'
import type { Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf } from '../../http/paging.ts'
import type { Money } from '../../lib/money.ts'

type Query = Kysely<Tables>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** A bet whose win reached the figure of its brand. */
export interface FoundWin {
  readonly id: string
  readonly bet_id: string
  readonly vendor_code: string
  readonly game_type: string
  readonly currency: string
  readonly amount: Money
}

/**
 * Writes wins and answers those that are new: a bet that is counted again is not, unless it paid more since; then somebody
 * has to look again.
 */
export function insertWins(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  wins: readonly FoundWin[],
  alarmFrom: Money,
  at: Date,
): Promise<FoundWin[]> {
  return tx.raw<FoundWin>(
    `insert into great_wins as known
       (merchant_id, member_id, id, bet_id, vendor_code, game_type, currency, amount, alarm_from, found_at)
     select $1, $2, win.*, $9, $10
       from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::int8[]) as win
     on conflict (merchant_id, member_id, bet_id) do update set
       amount = excluded.amount, alarm_from = excluded.alarm_from, found_at = excluded.found_at,
       seen_at = null, seen_by = null, seen_account = null, seen_reason = null
       where known.amount < excluded.amount
     returning id, bet_id, vendor_code, game_type, currency, amount`,
    [
      merchantId,
      memberId,
      wins.map(({ id }) => id),
      wins.map(({ bet_id }) => bet_id),
      wins.map(({ vendor_code }) => vendor_code),
      wins.map(({ game_type }) => game_type),
      wins.map(({ currency }) => currency),
      wins.map(({ amount }) => amount),
      alarmFrom,
      at,
    ],
  )
}

const winsOf = (query: Query, merchantId: string) =>
  query
    .selectFrom('great_wins')
    .innerJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'great_wins.merchant_id').onRef('members.id', '=', 'great_wins.member_id'),
    )
    .where('great_wins.merchant_id', '=', merchantId)

export function findWin(query: Query, merchantId: string, id: string) {
  return winsOf(query, merchantId)
    .selectAll('great_wins')
    .select('members.account as member_account')
    .where('great_wins.id', '=', id)
    .executeTakeFirst()
}

export type WinRow = NonNullable<Awaited<ReturnType<typeof findWin>>>

export interface WinFilter extends TimeSpan {
  readonly state?: 'NEW' | 'SEEN' | undefined
  readonly memberId?: string | undefined
}

/** Newest first. */
export async function listWins(
  query: Query,
  merchantId: string,
  { state, memberId, ...span }: WinFilter,
  page: PageRequest,
) {
  const { limit, offset } = pageOf(page)
  let wanted = inSpan(winsOf(query, merchantId), 'great_wins.found_at', span)
  if (state !== undefined) wanted = wanted.where('great_wins.seen_at', state === 'SEEN' ? 'is not' : 'is', null)
  if (memberId !== undefined) wanted = wanted.where('great_wins.member_id', '=', memberId)
  const rows = await wanted
    .selectAll('great_wins')
    .select('members.account as member_account')
    .orderBy('great_wins.found_at', 'desc')
    .orderBy('great_wins.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Keeps a win from being decided about twice at once, until the transaction ends. */
export const lockWin = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('great_wins')
    .select('seen_at')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function markSeen(
  query: Query,
  merchantId: string,
  id: string,
  seen: { readonly at: Date; readonly by: string; readonly account: string; readonly reason: string },
): Promise<void> {
  await query
    .updateTable('great_wins')
    .set({ seen_at: seen.at, seen_by: seen.by, seen_account: seen.account, seen_reason: seen.reason })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

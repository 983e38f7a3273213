import type { Kysely } from 'kysely'
import { behind, contains, countUpTo, inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Moment } from '../../../http/feed.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import type { Money } from '../../../lib/money.ts'
import { viewOf, type WithdrawalView, withParts } from '../repository/views.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import { isReleased, WAITING_STATES, WITHDRAWAL_STATES } from '../states.ts'

export interface QueueFilter extends TimeSpan {
  readonly state?: string | undefined
  /** Only those that are open (true) or over (false). */
  readonly isOpen?: boolean | undefined
  readonly memberId?: string | undefined
  /** Part of the member's account name. */
  readonly account?: string | undefined
  /** Those that `asker` works on, or the others. */
  readonly isMine?: boolean | undefined
  readonly asker?: string | undefined
  /** Those that wait for an operator (to be looked at, approved, paid, or settled), or the others. */
  readonly isWaiting?: boolean | undefined
}

const SORTS = {
  createdAt: 'withdrawals.created_at',
  amount: 'withdrawals.amount',
  state: 'withdrawals.state',
  account: 'members.account_key',
} as const

const withMember = (query: Kysely<Tables>, merchantId: string) =>
  query
    .selectFrom('withdrawals')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'withdrawals.merchant_id')
        .onRef('members.id', '=', 'withdrawals.member_id'),
    )
    .where('withdrawals.merchant_id', '=', merchantId)

function wantedQueue(query: Kysely<Tables>, merchantId: string, filter: QueueFilter) {
  let wanted = inSpan(withMember(query, merchantId), 'withdrawals.created_at', filter)
  if (filter.state !== undefined) wanted = wanted.where('withdrawals.state', '=', filter.state)
  if (filter.isOpen === true) wanted = wanted.where('withdrawals.slot', 'is not', null)
  if (filter.isOpen === false) wanted = wanted.where('withdrawals.slot', 'is', null)
  if (filter.memberId !== undefined) wanted = wanted.where('withdrawals.member_id', '=', filter.memberId)
  if (filter.account) wanted = wanted.where('members.account', 'ilike', contains(filter.account))
  if (filter.isMine !== undefined)
    wanted = wanted.where('withdrawals.claimed_by', filter.isMine ? '=' : 'is distinct from', filter.asker ?? null)
  if (filter.isWaiting !== undefined)
    wanted = wanted.where((build) => {
      const waits = build.or([
        build('withdrawals.state', 'in', [...WAITING_STATES]),
        build('withdrawals.payout_refused', '=', true),
      ])
      return filter.isWaiting ? waits : build.not(waits)
    })
  return wanted
}

/** A page of the work queue, the oldest first unless asked otherwise. */
export async function findQueue(query: Kysely<Tables>, merchantId: string, filter: QueueFilter, asked: PageRequest) {
  const { limit, offset } = pageOf(asked)
  const { column, direction } = sortOf(asked.sort, SORTS, { column: 'withdrawals.created_at', direction: 'asc' })
  const wanted = wantedQueue(query, merchantId, filter)
  const rows = await wanted
    .selectAll('withdrawals')
    .select(['members.account', 'members.payee_name', ...withParts])
    .orderBy(column, direction)
    .orderBy('withdrawals.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { views: rows.map(viewOf<QueueRow>), total }
}

/** Withdrawals of a filter behind a place, newest first. */
export function readQueue(
  query: Kysely<Tables>,
  merchantId: string,
  filter: QueueFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<QueueRow[]> {
  return behind(wantedQueue(query, merchantId, filter), ['withdrawals.created_at', 'withdrawals.id'], after)
    .selectAll('withdrawals')
    .select(['members.account', 'members.payee_name'])
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many withdrawals a filter finds, counted up to `most`. */
export const countQueue = (query: Kysely<Tables>, merchantId: string, filter: QueueFilter, most: number) =>
  countUpTo(query, wantedQueue(query, merchantId, filter).select('withdrawals.id'), most)

/** A withdrawal with what operators see of its member. */
export interface QueueRow extends WithdrawalRow {
  readonly account: string
  readonly payee_name: string | null
}

export async function findQueued(
  query: Kysely<Tables>,
  merchantId: string,
  id: string,
): Promise<WithdrawalView<QueueRow> | undefined> {
  const row = await withMember(query, merchantId)
    .selectAll('withdrawals')
    .select(['members.account', 'members.payee_name', ...withParts])
    .where('withdrawals.id', '=', id)
    .executeTakeFirst()
  return row && viewOf<QueueRow>(row)
}

/** States in which the money has left the books. */
const PAID_OUT = WITHDRAWAL_STATES.filter((state) => isReleased(state) || state === 'RECEIVED')

/** What went out to the member of a withdrawal by all the others. */
export async function sumPaidOut(
  query: Kysely<Tables>,
  { merchant_id, member_id, currency, id }: Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'currency' | 'id'>,
): Promise<{ amount: Money; count: number }> {
  const { amount, count } = await query
    .selectFrom('withdrawals')
    .select(({ fn }) => [fn.sum<string | null>('amount').as('amount'), fn.countAll<bigint>().as('count')])
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('currency', '=', currency)
    .where('state', 'in', PAID_OUT)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return { amount: BigInt(amount ?? 0), count: Number(count) }
}

import type { Kysely } from 'kysely'
import { contains, inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import type { Money } from '../../../lib/money.ts'
import { viewOf, type WithdrawalView, withParts } from '../repository/views.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import { isReleased, WAITING_STATES, WITHDRAWAL_STATES } from '../states.ts'

export interface QueueFilter extends TimeSpan {
  readonly state?: string | undefined
  /** Only those that are open (true) or over (false). */
  readonly open?: boolean | undefined
  readonly memberId?: string | undefined
  /** Part of the member's account name. */
  readonly account?: string | undefined
  /** Only those that this operator works on. */
  readonly claimedBy?: string | undefined
  /** Only those that wait for an operator: to be looked at, approved, paid, or settled. */
  readonly waiting?: boolean | undefined
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

/** A page of the work queue, the oldest first unless asked otherwise. */
export async function findQueue(query: Kysely<Tables>, merchantId: string, filter: QueueFilter, asked: PageRequest) {
  const { limit, offset } = pageOf(asked)
  const { column, direction } = sortOf(asked.sort, SORTS, { column: 'withdrawals.created_at', direction: 'asc' })
  let wanted = inSpan(withMember(query, merchantId), 'withdrawals.created_at', filter)
  if (filter.state !== undefined) wanted = wanted.where('withdrawals.state', '=', filter.state)
  if (filter.open === true) wanted = wanted.where('withdrawals.slot', 'is not', null)
  if (filter.open === false) wanted = wanted.where('withdrawals.slot', 'is', null)
  if (filter.memberId !== undefined) wanted = wanted.where('withdrawals.member_id', '=', filter.memberId)
  if (filter.account) wanted = wanted.where('members.account', 'ilike', contains(filter.account))
  if (filter.claimedBy !== undefined) wanted = wanted.where('withdrawals.claimed_by', '=', filter.claimedBy)
  if (filter.waiting === true)
    wanted = wanted.where((any) =>
      any.or([any('withdrawals.state', 'in', [...WAITING_STATES]), any('withdrawals.payout_refused', '=', true)]),
    )
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

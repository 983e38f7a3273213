import { type Kysely, sql } from 'kysely'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Money } from '../../../lib/money.ts'
import type { MemberKey } from './members.ts'
import type { WithdrawalRow } from './withdrawals.ts'

type Query = Kysely<Tables>

/** A step of a withdrawal's life; its moment in ISO 8601. */
interface Step {
  readonly state: string
  readonly at: string
  readonly actor: string
  readonly actorName: string | null
  readonly note: string | null
  readonly reason: string | null
}

interface Payout<Amount> {
  readonly id: string
  readonly gateway: string
  readonly amount: Amount
  readonly state: string
  readonly reference: string | null
  readonly returned: Amount
  readonly returnReference: string | null
  readonly refusal: string | null
  readonly createdAt: string
  readonly settledAt: string | null
}

const ofWithdrawal = sql`merchant_id = withdrawals.merchant_id and member_id = withdrawals.member_id
                     and withdrawal_id = withdrawals.id`

/** What hangs on a withdrawal, each list in its order, read by the statement that reads the withdrawal. Amounts are text in JSON. */
export const withParts = [
  sql<readonly Step[] | null>`(select json_agg(json_build_object('state', state, 'at', at, 'actor', actor,
      'actorName', actor_name, 'note', note, 'reason', reason) order by position)
    from withdrawal_steps where ${ofWithdrawal})`.as('steps'),
  sql<readonly string[] | null>`(select json_agg(file_id order by at, file_id)
    from withdrawal_proofs where ${ofWithdrawal})`.as('proofs'),
  sql<readonly Payout<string>[] | null>`(select json_agg(json_build_object('id', id, 'gateway', gateway,
      'amount', amount::text, 'state', state, 'reference', reference, 'returned', returned::text,
      'returnReference', return_reference, 'refusal', refusal, 'createdAt', created_at, 'settledAt', settled_at)
      order by position) from withdrawal_payouts where ${ofWithdrawal})`.as('payouts'),
] as const

interface ReadParts {
  readonly steps: readonly Step[] | null
  readonly proofs: readonly string[] | null
  readonly payouts: readonly Payout<string>[] | null
}

/** A withdrawal with its life so far. */
export interface WithdrawalView<Row extends WithdrawalRow = WithdrawalRow> {
  readonly withdrawal: Row
  readonly steps: readonly Step[]
  /** Files that the member shows. */
  readonly proofs: readonly string[]
  readonly payouts: readonly Payout<Money>[]
}

export function viewOf<Row extends WithdrawalRow>(row: Row & ReadParts): WithdrawalView<Row> {
  const payouts = (row.payouts ?? []).map(({ amount, returned, ...payout }) => ({
    ...payout,
    amount: BigInt(amount),
    returned: BigInt(returned),
  }))
  return { withdrawal: row, steps: row.steps ?? [], proofs: row.proofs ?? [], payouts }
}

const ownedBy = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('withdrawals').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

export async function findView(query: Query, member: MemberKey, id: string): Promise<WithdrawalView | undefined> {
  const row = await ownedBy(query, member).selectAll().select(withParts).where('id', '=', id).executeTakeFirst()
  return row && viewOf(row)
}

export interface WithdrawalFilter extends TimeSpan {
  readonly state?: string | undefined
}

/** A page of a member's, the newest first. */
export async function findViews(
  query: Query,
  member: MemberKey,
  filter: WithdrawalFilter,
  at: { readonly limit: number; readonly offset: number },
): Promise<{ views: WithdrawalView[]; total: bigint }> {
  let wanted = inSpan(ownedBy(query, member), 'created_at', filter)
  if (filter.state !== undefined) wanted = wanted.where('state', '=', filter.state)
  const rows = await wanted
    .selectAll()
    .select(withParts)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(at.limit)
    .offset(at.offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { views: rows.map(viewOf), total }
}

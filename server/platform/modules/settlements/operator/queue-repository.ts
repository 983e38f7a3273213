import type { Database } from '../../../db/connection.ts'
import type { TimeSpan } from '../../../db/search.ts'
import type { SettlementRow } from '../repository/settlements.ts'

type Connection = Pick<Database, 'raw'>
type PageAt = { readonly limit: number; readonly offset: number }

/** What is wanted; a span is of the moments at which windows begin. */
export interface QueueFilter extends TimeSpan {
  readonly ids?: readonly string[] | undefined
  readonly kind?: string | undefined
  readonly period?: string | undefined
  readonly state?: string | undefined
  readonly isHeld?: boolean | undefined
  /** Those that wait for an operator, unapproved or held, or the others. */
  readonly isWaiting?: boolean | undefined
}

/** A page of a brand's settlements: those that wait for an operator first, then the newest. */
export async function listQueue(
  { raw }: Connection,
  merchantId: string,
  { ids, kind, period, state, isHeld, isWaiting, from, to }: QueueFilter,
  { limit, offset }: PageAt,
): Promise<{ rows: SettlementRow[]; total: bigint }> {
  const wanted = `merchant_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or period = $3)
    and ($4::text is null or state = $4) and ($5::boolean is null or is_held = $5)
    and ($6::boolean is null or (state = 'UNAPPROVED' or is_held) = $6)
    and ($7::timestamptz is null or window_from >= $7) and ($8::timestamptz is null or window_from < $8)
    and ($9::uuid[] is null or id = any($9))`
  const given = [merchantId, kind, period, state, isHeld, isWaiting, from, to, ids].map((value) => value ?? null)
  const rows = await raw<SettlementRow>(
    `select * from settlements where ${wanted} order by (state = 'UNAPPROVED' or is_held) desc, window_from desc, id limit $10 offset $11`,
    [...given, limit, offset],
  )
  const [counted] = await raw<{ total: bigint }>(`select count(*) as total from settlements where ${wanted}`, given)
  return { rows, total: counted?.total ?? 0n }
}

/** What earnings of a settlement come to, by state and currency. */
export interface StateSum {
  readonly settlement_id: string
  readonly state: string
  readonly currency: string
  readonly count: bigint
  readonly amount: bigint
  readonly paid: bigint
  /** Of the count those that correct a window settled before. */
  readonly corrections: bigint
}

export const sumStates = (
  { raw }: Connection,
  merchantId: string,
  settlementIds: readonly string[],
): Promise<StateSum[]> =>
  raw(
    `select settlement_id, state, currency, count(*) as count, sum(amount)::int8 as amount, sum(paid)::int8 as paid,
         count(*) filter (where revision > 0) as corrections
       from earnings where merchant_id = $1 and settlement_id = any($2::uuid[])
      group by settlement_id, state, currency order by settlement_id, currency, state`,
    [merchantId, settlementIds],
  )

/** How many earnings of settlements were skipped for each reason. */
export const countSkips = ({ raw }: Connection, merchantId: string, settlementIds: readonly string[]) =>
  raw<{ settlement_id: string; reason: string; count: bigint }>(
    `select settlement_id, skip_reason as reason, count(*) as count from earnings
      where merchant_id = $1 and settlement_id = any($2::uuid[]) and skip_reason is not null
      group by settlement_id, skip_reason order by settlement_id, count desc, reason`,
    [merchantId, settlementIds],
  )

/** Lets all that waits for approval be paid; answers how many. The settlement is locked. */
export async function makeDue({ raw }: Connection, merchantId: string, settlementId: string, at: Date): Promise<void> {
  await raw(
    `update earnings set state = 'DUE', next_try_at = $3, changed_at = $3
      where merchant_id = $1 and settlement_id = $2 and state = 'UNAPPROVED'`,
    [merchantId, settlementId, at.toISOString()],
  )
}

/** Nothing of what waits for approval is ever paid. The settlement is locked. Answers whether anything else of it counts. */
export async function denyWaiting(
  { raw }: Connection,
  merchantId: string,
  settlementId: string,
  at: Date,
): Promise<boolean> {
  await raw(
    `update earnings set state = 'DENIED', changed_at = $3 where merchant_id = $1 and settlement_id = $2 and state = 'UNAPPROVED'`,
    [merchantId, settlementId, at.toISOString()],
  )
  const rows = await raw(
    `select from earnings where merchant_id = $1 and settlement_id = $2 and state not in ('DENIED', 'NOTHING') limit 1`,
    [merchantId, settlementId],
  )
  return rows.length > 0
}

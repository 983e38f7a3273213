import type { Database, Transaction } from '../../db/connection.ts'
import { givenArray, givenRows } from '../../db/given-rows.ts'
import type { Money } from '../../lib/money.ts'
import type { Allocation, BrokenTerms } from './allocation.ts'
import type { BoundBonus, TurnoverTerms } from './terms.ts'

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** Waits until nobody else counts these members' bets or changes their buckets, in the order of their ids; held until the transaction ends. */
export async function lockCounters(tx: Transaction, members: readonly MemberKey[], at: Date): Promise<void> {
  await tx.prepared(
    'bet_counter_lock',
    `insert into bet_counters
     select distinct merchant_id, member_id, $3::timestamptz
       from ${givenRows(['text[]', 'uuid[]'])} as counted (merchant_id, member_id)
      order by member_id, merchant_id
     on conflict (merchant_id, member_id) do update set counted_at = excluded.counted_at`,
    [members.map(({ merchantId }) => merchantId), members.map(({ memberId }) => memberId), at],
  )
}

/** Takes back what bets did for buckets. */
export function removeAllocations(tx: Transaction, { merchantId, memberId }: MemberKey, betIds: readonly string[]) {
  return tx.raw<{ bucket_id: string; amount: Money }>(
    `with removed as (delete from turnover_allocations
       where merchant_id = $1 and member_id = $2 and bet_id = any($3::uuid[]) returning bucket_id, amount)
     select bucket_id, sum(amount)::int8 as amount from removed group by bucket_id`,
    [merchantId, memberId, betIds],
  )
}

export async function addAllocations(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  allocations: readonly Allocation[],
) {
  await tx.raw(
    `insert into turnover_allocations
     select $1, $2, bet_id, bucket_id, amount
       from unnest($3::uuid[], $4::uuid[], $5::int8[]) as given (bet_id, bucket_id, amount)`,
    [
      merchantId,
      memberId,
      allocations.map(({ betId }) => betId),
      allocations.map(({ bucketId }) => bucketId),
      allocations.map(({ amount }) => amount),
    ],
  )
}

/** Notes by which bets terms were broken; the first one of a bucket stands. */
export async function noteBroken(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  broken: readonly BrokenTerms[],
): Promise<void> {
  await tx.raw(
    `update turnover_buckets bucket set breached_at = broken.at, breached_by = broken.bet_id
       from unnest($3::uuid[], $4::uuid[], $5::timestamptz[]) as broken (id, bet_id, at)
      where bucket.merchant_id = $1 and bucket.member_id = $2 and bucket.id = broken.id and bucket.breached_at is null`,
    [
      merchantId,
      memberId,
      broken.map(({ bucketId }) => bucketId),
      broken.map(({ betId }) => betId),
      broken.map(({ at }) => at),
    ],
  )
}

/** Bets that are looked at anew broke nothing, where the bonus is not lost by them already. */
export async function forgetBroken(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  betIds: readonly string[],
): Promise<void> {
  await tx.raw(
    `update turnover_buckets set breached_at = null, breached_by = null
      where merchant_id = $1 and member_id = $2 and state = 'OPEN' and breached_by = any($3::uuid[])`,
    [merchantId, memberId, betIds],
  )
}

/** Adds to (or takes from) what buckets have done, and closes or opens them by it. One that was given up stays so. */
export async function changeDone(
  tx: Transaction,
  { merchantId, memberId }: MemberKey,
  changes: ReadonlyMap<string, Money>,
  at: Date,
): Promise<void> {
  if (changes.size === 0) return
  await tx.raw(
    `update turnover_buckets bucket set done = done + change.amount,
            state = case when state not in ('OPEN', 'DONE') then state
                         when done + change.amount = required then 'DONE' else 'OPEN' end,
            closed_at = case when state not in ('OPEN', 'DONE') then closed_at
                             when done + change.amount = required then $5::timestamptz end
       from unnest($3::uuid[], $4::int8[]) as change (id, amount)
      where bucket.merchant_id = $1 and bucket.member_id = $2 and bucket.id = change.id`,
    [merchantId, memberId, [...changes.keys()], [...changes.values()], at],
  )
}

/** Buckets that still take bets, the oldest first. */
export function findOpenBuckets(tx: Transaction, member: MemberKey) {
  return bucketsOf(tx.query, member)
    .selectAll()
    .where('state', '=', 'OPEN')
    .where('breached_at', 'is', null)
    .where('recalled_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
}

/** A bucket as it is opened. */
export interface NewBucket extends MemberKey {
  readonly id: string
  readonly source: string
  readonly documentId: string
  readonly documentKind?: string | undefined
  readonly currency: string
  readonly required: Money
  readonly terms: TurnoverTerms
  readonly bonus?: BoundBonus | undefined
}

const NEW_BUCKETS = givenRows([
  ...(['text[]', 'uuid[]', 'uuid[]', 'text[]', 'text[]', 'text[]', 'text[]', 'int8[]', 'int4[]'] as const),
  ...(['text[]', 'int8[]', 'int4[]', 'text[]', 'boolean[]', 'int8[]', 'text[]', 'timestamptz[]'] as const),
])

/** Opens buckets; what a document demanded before stays as it is. */
export async function insertBuckets(tx: Transaction, buckets: readonly NewBucket[], at: Date): Promise<void> {
  await tx.prepared(
    'turnover_insert_buckets',
    `insert into turnover_buckets (merchant_id, member_id, id, source, document_id, document_kind, currency, required, multiplier, weights,
         greatest_bet, least_odds, breach, forfeits_winnings, bonus, programme, expires_at, state, opened_at, closed_at)
     select made.merchant_id, made.member_id, made.id, made.source, made.document_id, made.document_kind, made.currency, made.required,
         made.multiplier, made.weights::jsonb, made.greatest_bet, made.least_odds, made.breach, made.forfeits_winnings, made.bonus,
         made.programme, made.expires_at, case when made.required = 0 then 'DONE' else 'OPEN' end, $18::timestamptz,
         case when made.required = 0 then $18::timestamptz end
       from ${NEW_BUCKETS}
         as made (merchant_id, member_id, id, source, document_id, document_kind, currency, required, multiplier, weights, greatest_bet,
           least_odds, breach, forfeits_winnings, bonus, programme, expires_at)
     on conflict (merchant_id, member_id, source, document_id) do nothing`,
    [
      buckets.map(({ merchantId }) => merchantId),
      buckets.map(({ memberId }) => memberId),
      buckets.map(({ id }) => id),
      buckets.map(({ source }) => source),
      buckets.map(({ documentId }) => documentId),
      buckets.map(({ documentKind }) => documentKind ?? null),
      buckets.map(({ currency }) => currency),
      buckets.map(({ required }) => required),
      buckets.map(({ terms }) => Number(terms.multiplier)),
      buckets.map(({ terms }) => JSON.stringify(terms.weights)),
      buckets.map(({ terms }) => terms.greatestBet),
      buckets.map(({ terms }) => (terms.leastOdds === null ? null : Number(terms.leastOdds))),
      buckets.map(({ terms }) => terms.breach),
      buckets.map(({ terms }) => terms.forfeitsWinnings),
      buckets.map(({ bonus }) => bonus?.amount ?? null),
      buckets.map(({ bonus }) => bonus?.programme ?? null),
      buckets.map(({ bonus }) => bonus?.expiresAt?.toISOString() ?? null),
      at,
    ],
  )
}

/** A brand's rule of a source. */
export interface RuleRow {
  readonly merchant_id: string
  readonly source: string
  readonly multiplier: number
  readonly weights: unknown
}

/** The rules of some brands, of all sources. */
export const findRules = (tx: Transaction, merchantIds: readonly string[]): Promise<RuleRow[]> =>
  tx.prepared(
    'turnover_rules',
    `select merchant_id, source, multiplier, weights from turnover_rules where merchant_id = any${givenArray(1, 'text[]')}`,
    [merchantIds],
  )

export function findRule(query: Transaction['query'], merchantId: string, source: string) {
  return query
    .selectFrom('turnover_rules')
    .select(['multiplier', 'weights'])
    .where('merchant_id', '=', merchantId)
    .where('source', '=', source)
    .executeTakeFirst()
}

export async function saveRule(
  query: Transaction['query'],
  merchantId: string,
  source: string,
  rule: { multiplier: number; weights: string },
): Promise<void> {
  await query
    .insertInto('turnover_rules')
    .values({ merchant_id: merchantId, source, ...rule })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'source']).doUpdateSet(rule))
    .execute()
}

export async function sumOpenBuckets(
  connection: Pick<Database, 'prepared'>,
  { merchantId, memberId }: MemberKey,
  currency: string,
): Promise<{ required: Money; done: Money }> {
  const [row] = await connection.prepared<{ required: Money; done: Money }>(
    'turnover_sum',
    `select coalesce(sum(required), 0)::int8 as required, coalesce(sum(done), 0)::int8 as done
       from turnover_buckets where merchant_id = $1 and member_id = $2 and currency = $3 and state = 'OPEN'`,
    [merchantId, memberId, currency],
  )
  return row ?? { required: 0n, done: 0n }
}

function bucketsOf(query: Transaction['query'], { merchantId, memberId }: MemberKey) {
  return query.selectFrom('turnover_buckets').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)
}

export const findBucket = (query: Transaction['query'], member: MemberKey, id: string) =>
  bucketsOf(query, member).selectAll().where('id', '=', id).executeTakeFirst()

/** What a document demanded; one may have demanded for more than one source. */
export const findBucketsOfDocument = (query: Transaction['query'], member: MemberKey, documentId: string) =>
  bucketsOf(query, member).selectAll().where('document_id', '=', documentId).execute()

/** Notes that the open bonus of a document is to go. */
export async function recallBonus(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, memberId }: MemberKey,
  { documentId, by, at }: { documentId: string; by: { account: string; reason: string }; at: Date },
): Promise<void> {
  await query
    .updateTable('turnover_buckets')
    .set({ recalled_at: at, recalled_by: by.account, recall_reason: by.reason })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('document_id', '=', documentId)
    .where('state', '=', 'OPEN')
    .where('bonus', 'is not', null)
    .where('recalled_at', 'is', null)
    .execute()
}

export type BucketRow = NonNullable<Awaited<ReturnType<typeof findBucket>>>

/** Newest first. */
export const listBuckets = (query: Transaction['query'], member: MemberKey, currency: string, limit: number) =>
  bucketsOf(query, member)
    .selectAll()
    .where('currency', '=', currency)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

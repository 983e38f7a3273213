import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { behind, contains, countUpTo, inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Promotions, PromotionVersions, Tables } from '../../../db/tables.ts'
import type { Moment } from '../../../http/feed.ts'
import type { Money } from '../../../lib/money.ts'
import type { ClaimRow } from '../repository/claims.ts'
import type { ClaimState } from '../states.ts'
import { hasSignals, listSignals, type SignalRow } from './signals-repository.ts'

type Query = Kysely<Tables>
type Page = { readonly limit: number; readonly offset: number }

type Version = Selectable<PromotionVersions>

/** A promotion with what it gave, and the version that members see; its columns are null before there is one. */
export interface OperatorPromotionRow
  extends Selectable<Promotions>,
    Nullable<
      Pick<Version, 'category' | 'terms' | 'words' | 'starts_at' | 'ends_at' | 'published_at' | 'published_by'>
    > {
  readonly currency: string
  readonly budget: Money
  readonly taken: Money
  readonly claims: bigint
  /** Claims that wait for an operator. */
  readonly waiting: bigint
}
type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** What an operator is to look at. */
const WAITING: readonly ClaimState[] = ['APPLYING', 'PROCESS']

const promotionsOf = (query: Query, merchantId: string) =>
  query
    .selectFrom('promotions as p')
    .innerJoin('promotion_budgets as b', (join) =>
      join.onRef('b.merchant_id', '=', 'p.merchant_id').onRef('b.promotion_id', '=', 'p.id'),
    )
    .leftJoin('promotion_versions as v', (join) =>
      join
        .onRef('v.merchant_id', '=', 'p.merchant_id')
        .onRef('v.promotion_id', '=', 'p.id')
        .onRef('v.version', '=', 'p.version'),
    )
    .where('p.merchant_id', '=', merchantId)

const shown = (query: ReturnType<typeof promotionsOf>) =>
  query.selectAll('p').select((build) => {
    const claims = build
      .selectFrom('promotion_claims as c')
      .select((count) => count.fn.countAll<bigint>().as('count'))
      .whereRef('c.merchant_id', '=', 'p.merchant_id')
      .whereRef('c.promotion_id', '=', 'p.id')
    return [
      'b.currency',
      'b.amount as budget',
      'b.taken',
      ...([
        'v.category',
        'v.terms',
        'v.words',
        'v.starts_at',
        'v.ends_at',
        'v.published_at',
        'v.published_by',
      ] as const),
      claims.$asScalar().$notNull().as('claims'),
      claims.where('c.state', 'in', WAITING).$asScalar().$notNull().as('waiting'),
    ]
  })

export interface PromotionFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: string | undefined
  /** As the draft has it. */
  readonly category?: string | undefined
}

/** A page of a brand's promotions, those changed last first. */
export async function listPromotions(
  query: Query,
  merchantId: string,
  { ids, state, category }: PromotionFilter,
  { limit, offset }: Page,
): Promise<Rows<OperatorPromotionRow>> {
  let wanted = promotionsOf(query, merchantId)
  if (ids !== undefined) wanted = wanted.where('p.id', 'in', ids)
  if (state !== undefined) wanted = wanted.where('p.state', '=', state)
  if (category !== undefined) wanted = wanted.where(sql<string>`p.draft ->> 'category'`, '=', category)
  const rows = await shown(wanted).orderBy('p.changed_at', 'desc').orderBy('p.id').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findPromotion = (query: Query, merchantId: string, id: string) =>
  shown(promotionsOf(query, merchantId)).where('p.id', '=', id).executeTakeFirst()

/** Holds a promotion until the transaction ends: changes of it are one after the other. */
export async function lockPromotion({ raw }: Pick<Transaction, 'raw'>, merchantId: string, id: string): Promise<void> {
  await raw('select 1 from promotions where merchant_id = $1 and id = $2 for update', [merchantId, id])
}

export async function insertPromotion(
  query: Query,
  row: { merchantId: string; id: string; draft: unknown; position: number; currency: string; at: Date },
): Promise<void> {
  const { merchantId: merchant_id, id, position, currency, at } = row
  const times = { created_at: at, changed_at: at }
  await query
    .insertInto('promotions')
    .values({ merchant_id, id, state: 'DRAFT', position, draft: JSON.stringify(row.draft), ...times })
    .execute()
  await query.insertInto('promotion_budgets').values({ merchant_id, promotion_id: id, currency, amount: 0n }).execute()
}

export async function changePromotion(
  query: Query,
  merchantId: string,
  id: string,
  change: Updateable<Promotions>,
): Promise<void> {
  await query.updateTable('promotions').set(change).where('merchant_id', '=', merchantId).where('id', '=', id).execute()
}

/** Writes a version and what may be given in all; false when more is given already than that. */
export async function insertVersion(
  query: Query,
  version: {
    merchantId: string
    promotionId: string
    version: number
    category: string
    terms: unknown
    words: unknown
    startsAt: Date
    endsAt: Date | null
    budget: Money
    currency: string
    at: Date
    by: string
  },
): Promise<boolean> {
  const { merchantId: merchant_id, promotionId: promotion_id } = version
  await query
    .insertInto('promotion_versions')
    .values({
      merchant_id,
      promotion_id,
      version: version.version,
      category: version.category,
      terms: JSON.stringify(version.terms),
      words: JSON.stringify(version.words),
      starts_at: version.startsAt,
      ends_at: version.endsAt,
      published_at: version.at,
      published_by: version.by,
    })
    .execute()
  const budget = await query
    .updateTable('promotion_budgets')
    .set({ amount: version.budget, currency: version.currency })
    .where('merchant_id', '=', merchant_id)
    .where('promotion_id', '=', promotion_id)
    .where('taken', '<=', version.budget)
    .returning('amount')
    .executeTakeFirst()
  return budget !== undefined
}

/** A claim with its member, the words and terms of its version, and what looks like abuse. */
export interface OperatorClaimRow extends ClaimRow {
  readonly account: string
  readonly words: unknown
  readonly terms: unknown
  readonly signals: readonly SignalRow[]
}

export interface ClaimFilter extends TimeSpan {
  /** Those that wait for an operator or are with one, or the others. */
  readonly isWaiting?: boolean | undefined
  /** Those that look like abuse, or the others. */
  readonly isSuspicious?: boolean | undefined
  readonly state?: ClaimState | undefined
  readonly promotionId?: string | undefined
  /** Part of the member's account name. */
  readonly account?: string | undefined
}

const claimsOf = (query: Query, merchantId: string) =>
  query
    .selectFrom('promotion_claims as c')
    .innerJoin('members as m', (join) =>
      join.onRef('m.merchant_id', '=', 'c.merchant_id').onRef('m.id', '=', 'c.member_id'),
    )
    .innerJoin('promotion_versions as v', (join) =>
      join
        .onRef('v.merchant_id', '=', 'c.merchant_id')
        .onRef('v.promotion_id', '=', 'c.promotion_id')
        .onRef('v.version', '=', 'c.version'),
    )
    .where('c.merchant_id', '=', merchantId)

function wantedClaims(
  query: Query,
  merchantId: string,
  { isWaiting, isSuspicious, state, promotionId, account, ...span }: ClaimFilter,
) {
  let wanted = claimsOf(query, merchantId)
  if (isWaiting !== undefined) wanted = wanted.where('c.state', isWaiting ? 'in' : 'not in', WAITING)
  if (isSuspicious !== undefined)
    wanted = wanted.where((build) => (isSuspicious ? hasSignals(build) : build.not(hasSignals(build))))
  if (state !== undefined) wanted = wanted.where('c.state', '=', state)
  if (promotionId !== undefined) wanted = wanted.where('c.promotion_id', '=', promotionId)
  if (account) wanted = wanted.where('m.account', 'ilike', contains(account))
  return inSpan(wanted, 'c.created_at', span)
}

/** A page of claims: those that wait the oldest first, else the newest first. */
export async function listClaims(
  query: Query,
  merchantId: string,
  filter: ClaimFilter,
  { limit, offset }: Page,
): Promise<Rows<OperatorClaimRow>> {
  const { isWaiting, state } = filter
  const wanted = wantedClaims(query, merchantId, filter)
  const waits = isWaiting || (state !== undefined && WAITING.includes(state))
  const rows = await wanted
    .selectAll('c')
    .select(['m.account', 'v.words', 'v.terms'])
    .orderBy('c.created_at', waits ? 'asc' : 'desc')
    .orderBy('c.id', waits ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  const signals = await listSignals(
    query,
    merchantId,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => ({ ...row, signals: signals.get(row.id) ?? [] })), total: Number(total) }
}

/** A claim as a file tells it, with the words of its promotion. */
export type ReadClaimRow = Omit<OperatorClaimRow, 'signals' | 'terms'>

/** Claims behind a place of the list, the newest first. */
export const readClaims = (
  query: Query,
  merchantId: string,
  filter: ClaimFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<ReadClaimRow[]> =>
  behind(wantedClaims(query, merchantId, filter), ['c.created_at', 'c.id'], after)
    .selectAll('c')
    .select(['m.account', 'v.words'])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()

/** How many claims a filter finds, counted up to `most`. */
export const countClaims = (query: Query, merchantId: string, filter: ClaimFilter, most: number) =>
  countUpTo(query, wantedClaims(query, merchantId, filter).select('c.id'), most)

export async function findClaim(query: Query, merchantId: string, id: string): Promise<OperatorClaimRow | undefined> {
  const row = await claimsOf(query, merchantId)
    .selectAll('c')
    .select(['m.account', 'v.words', 'v.terms'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, signals: (await listSignals(query, merchantId, [id])).get(id) ?? [] }
}

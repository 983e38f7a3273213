import type { Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import type { MallGoods } from '../../../db/tables.ts'
import type { Goods, GoodsInput, GoodsWords } from '../goods.ts'
import type { GoodsKind } from '../states.ts'

type Query = Transaction['query']

export interface GoodsFilter {
  readonly ids?: readonly string[] | undefined
  readonly kind?: GoodsKind | undefined
  readonly isOpen?: boolean | undefined
}

const toGoods = (row: Selectable<MallGoods>): Goods => ({
  id: row.id,
  kind: row.kind as GoodsKind,
  words: row.words as unknown as GoodsWords[],
  pointsRequired: row.points_required,
  amountRequired: row.amount_required,
  amountGiven: row.amount_given,
  stock: row.stock,
  isOpen: row.is_open,
  position: row.position,
  changedAt: row.changed_at,
})

const toRow = (input: GoodsInput, changedAt: Date) => ({
  kind: input.kind,
  words: JSON.stringify(input.words),
  points_required: input.pointsRequired,
  amount_required: input.amountRequired,
  amount_given: input.amountGiven,
  stock: input.stock,
  is_open: input.isOpen,
  position: input.position,
  changed_at: changedAt,
})

/** A page of the goods of a brand, in their order. */
export async function listGoods(
  query: Query,
  merchantId: string,
  { ids, kind, isOpen }: GoodsFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<Goods>> {
  let wanted = query.selectFrom('mall_goods').where('merchant_id', '=', merchantId)
  if (ids !== undefined) wanted = wanted.where('id', 'in', ids)
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind)
  if (isOpen !== undefined) wanted = wanted.where('is_open', '=', isOpen)
  const rows = await wanted.selectAll().orderBy('position').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(toGoods), total: Number(total) }
}

const named = (query: Query, merchantId: string, id: string) =>
  query.selectFrom('mall_goods').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id)

export async function findGoods(query: Query, merchantId: string, id: string): Promise<Goods | undefined> {
  const row = await named(query, merchantId, id).executeTakeFirst()
  return row && toGoods(row)
}

/** The same while nobody else takes of them or changes them. */
export async function lockGoods(query: Query, merchantId: string, id: string): Promise<Goods | undefined> {
  const row = await named(query, merchantId, id).forUpdate().executeTakeFirst()
  return row && toGoods(row)
}

export async function insertGoods(
  query: Query,
  merchantId: string,
  id: string,
  input: GoodsInput,
  now: Date,
): Promise<Goods> {
  const row = await query
    .insertInto('mall_goods')
    .values({ merchant_id: merchantId, id, ...toRow(input, now), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toGoods(row)
}

export async function updateGoods(
  query: Query,
  merchantId: string,
  id: string,
  input: GoodsInput,
  now: Date,
): Promise<Goods> {
  const row = await query
    .updateTable('mall_goods')
    .set(toRow(input, now))
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toGoods(row)
}

/** Takes so many of them, or with a number below zero puts them back; false where fewer are left. */
export async function takeStock(query: Query, merchantId: string, id: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('mall_goods')
    .set((goods) => ({ stock: goods('stock', '-', quantity) }))
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('stock', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

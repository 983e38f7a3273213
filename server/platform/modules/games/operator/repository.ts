import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { contains } from '../../../db/search.ts'
import { sortOf } from '../../../http/paging.ts'
import { type OfferAvailability, type OfferWish, offerColumns } from '../../vendors/operator/service.ts'
import { availabilityAt, type ChoiceList, offered, type Reading } from '../repository.ts'

type Query = Transaction['query']

export interface OperatorGameFilter {
  readonly ids?: readonly string[] | undefined
  readonly vendorCode?: string | undefined
  readonly gameType?: string | undefined
  readonly gameClassify?: string | undefined
  /** The brand's own choice for the game. */
  readonly availability?: OfferAvailability | undefined
  readonly tag?: string | undefined
  /** Part of a name, folded and in small letters. */
  readonly folded?: string | undefined
}

const SORTS = {
  position: 'mine.position',
  gameName: 'games.name_folded',
  vendorCode: 'mine.vendor_code',
  gameType: 'mine.game_type',
  plays: 'mine.plays',
  listedAt: 'games.listed_at',
} as const

const GAME_COLUMNS = [
  'games.id',
  'games.vendor_code',
  'vendors.name as vendor_name',
  'games.vendor_game_code',
  'games.game_type',
  'games.game_classify',
  'games.names',
  'games.has_demo',
  'games.listed_at',
  'mine.availability',
  'mine.maintenance_from',
  'mine.maintenance_until',
  'mine.position',
  'mine.tags',
  'mine.plays',
] as const

function wanted(query: Query, merchantId: string, filter: OperatorGameFilter) {
  let select = offered(query, merchantId)
  if (filter.ids !== undefined) select = select.where('mine.game_id', 'in', [...filter.ids])
  if (filter.vendorCode !== undefined) select = select.where('mine.vendor_code', '=', filter.vendorCode)
  if (filter.gameType !== undefined) select = select.where('mine.game_type', '=', filter.gameType)
  if (filter.gameClassify !== undefined) select = select.where('mine.game_classify', '=', filter.gameClassify)
  if (filter.availability !== undefined) select = select.where('mine.availability', '=', filter.availability)
  if (filter.tag !== undefined)
    select = select.where(sql<boolean>`mine.tags <> '{}' and mine.tags @> array[${filter.tag}::text]`)
  if (filter.folded !== undefined) select = select.where('games.name_folded', 'like', contains(filter.folded))
  return select
}

export function listGames(
  query: Query,
  { merchantId, at }: Reading,
  filter: OperatorGameFilter,
  { sort, limit, offset }: { sort?: string | undefined; limit: number; offset: number },
) {
  const { column, direction } = sortOf(sort, SORTS, { column: 'mine.position', direction: 'asc' })
  return wanted(query, merchantId, filter)
    .select(GAME_COLUMNS)
    .select(availabilityAt(at).as('effective'))
    .orderBy(column, direction)
    .orderBy('mine.game_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type OperatorGameRow = Awaited<ReturnType<typeof listGames>>[number]

export async function countGames(query: Query, merchantId: string, filter: OperatorGameFilter) {
  const { total } = await wanted(query, merchantId, filter)
    .select((build) => build.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const lockGames = (query: Query, merchantId: string, ids: readonly string[]) =>
  query
    .selectFrom('merchant_games')
    .select('game_id')
    .where('merchant_id', '=', merchantId)
    .where('game_id', 'in', [...ids])
    .orderBy('game_id')
    .forUpdate()
    .execute()

export interface GameWish extends OfferWish {
  readonly position?: number | undefined
  readonly addTags?: readonly string[] | undefined
  readonly removeTags?: readonly string[] | undefined
}

export async function updateGames(
  tx: Transaction,
  merchantId: string,
  ids: readonly string[],
  { position, addTags = [], removeTags = [], ...offer }: GameWish,
): Promise<void> {
  const set = { ...offerColumns(offer), ...(position === undefined ? {} : { position }) }
  if (Object.keys(set).length > 0)
    await tx.query
      .updateTable('merchant_games')
      .set(set)
      .where('merchant_id', '=', merchantId)
      .where('game_id', 'in', [...ids])
      .execute()
  if (addTags.length + removeTags.length === 0) return
  await tx.raw(
    `update merchant_games
        set tags = array(select distinct tag from unnest(tags || $3::text[]) tag where tag <> all($4::text[]) order by tag)
      where merchant_id = $1 and game_id = any($2::uuid[])`,
    [merchantId, ids, addTags, removeTags],
  )
}

export async function listTags(query: Query, merchantId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('merchant_games')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`tags <> '{}'`)
    .orderBy('tag')
    .limit(200)
    .execute()
  return rows.map(({ tag }) => tag)
}

export async function replaceChoices(
  query: Query,
  merchantId: string,
  list: ChoiceList,
  ids: readonly string[],
): Promise<void> {
  await query.deleteFrom('chosen_games').where('merchant_id', '=', merchantId).where('list', '=', list).execute()
  if (ids.length === 0) return
  await query
    .insertInto('chosen_games')
    .values(ids.map((game_id, position) => ({ merchant_id: merchantId, list, game_id, position })))
    .execute()
}

import type { GameRow } from '../repository.ts'
import type { GamesDependencies } from './dependencies.ts'
import { createReadyGames, type ReadyGame, type ReadyGamesParts, rowAt } from './ready-games.ts'
import { searchGames } from './search-games.ts'

export interface GameFilter {
  readonly gameType?: string | undefined
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  /** Part of a game's name, or the beginning of a word of its vendor's; folded and in small letters. */
  readonly folded?: string | undefined
}

/** By what a list can be ordered beside the recommended order; `gameName` is that of the language. */
export const GAME_SORTS = { listedAt: 'listedAt', gameName: 'gameName', plays: 'plays' } as const

export interface GameSort {
  readonly column: 'recommended' | keyof typeof GAME_SORTS
  readonly direction: 'asc' | 'desc'
}

export const RECOMMENDED: GameSort = { column: 'recommended', direction: 'asc' }

export interface GamePageWish {
  /** Recommended unless told. */
  readonly sort?: GameSort
  readonly language: string
  readonly limit: number
  readonly offset: number
}

/**
 * Which games a brand shows, in the orders that players sort them, and each as it stands. Kept in memory: a search for any part of a
 * name reads all names, and ten thousand are read here in less time than the database needs to begin.
 */
export function createCatalogue(parts: ReadyGamesParts & Pick<GamesDependencies, 'vendors'>) {
  const ready = createReadyGames(parts)

  /** All games of a brand in an order. Each order is sorted once. */
  async function inOrder(merchantId: string, { column, direction }: Order): Promise<readonly ReadyGame[]> {
    if (column === 'recommended') return (await ready.of(merchantId)).games
    const compared = COMPARISONS[column]
    const sign = direction === 'desc' ? -1 : 1
    return ready.made(merchantId, `${column} ${direction}`, async () =>
      (await ready.of(merchantId)).games.toSorted((one, other) => sign * compared(one, other)),
    )
  }

  /** Those of a category, which most lists are of. Categories are few: what visitors write becomes no key. */
  function ofCategory(merchantId: string, gameType: string | undefined, order: Order): Promise<readonly ReadyGame[]> {
    if (gameType === undefined) return inOrder(merchantId, order)
    return ready.made(merchantId, `${order.column} ${order.direction} of ${gameType}`, async () =>
      (await inOrder(merchantId, order)).filter(({ game }) => game.game_type === gameType),
    )
  }

  /** Those of a vendor too. All vendors are told apart at once, so that one that visitors made up becomes no key either. */
  async function ofVendor(
    merchantId: string,
    { gameType, vassalage }: GameFilter,
    order: Order,
  ): Promise<readonly ReadyGame[]> {
    if (vassalage === undefined) return ofCategory(merchantId, gameType, order)
    const key = `${order.column} ${order.direction} of ${gameType ?? 'all'} by vendor`
    const byVendor = await ready.made(merchantId, key, async () =>
      tellApart(await ofCategory(merchantId, gameType, order)),
    )
    return byVendor.get(vassalage) ?? []
  }

  /** As players find them now. A vendor that does not answer has its games in maintenance, whatever operators set. */
  function rowsOf(games: readonly ReadyGame[]): GameRow[] {
    const at = parts.clock.now()
    const down = parts.vendors.health.unavailableVendors()
    return games.map((one) => (down.has(one.game.vendor_code) ? one.rows.MAINTENANCE : rowAt(one, at)))
  }

  return {
    /** One page of the games that a filter finds, and how many it finds. */
    async find(
      merchantId: string,
      filter: GameFilter,
      wish: GamePageWish,
    ): Promise<{ rows: GameRow[]; total: number }> {
      const { gameClassify, folded } = filter
      const games = await ofVendor(merchantId, filter, orderOf(wish))
      const named = folded === undefined ? games : searchGames(games, folded)
      const found = gameClassify === undefined ? named : named.filter(({ game }) => game.game_classify === gameClassify)
      return { rows: rowsOf(found.slice(wish.offset, wish.offset + wish.limit)), total: found.length }
    },

    /** Games by their ids, in that order; those that the brand does not show are left out. */
    async pick(merchantId: string, ids: readonly string[]): Promise<GameRow[]> {
      if (ids.length === 0) return []
      const { byId } = await ready.of(merchantId)
      return rowsOf(ids.flatMap((id) => byId.get(id) ?? []))
    },

    /** What the database knows by now counts for the next asker. */
    forget: ready.forget,
  }
}

interface Order {
  readonly column: GameSort['column'] | 'englishName'
  readonly direction: GameSort['direction']
}

const orderOf = ({ sort = RECOMMENDED, language }: GamePageWish): Order =>
  sort.column === 'gameName' && language === 'en' ? { ...sort, column: 'englishName' } : sort

/** Sorting is stable: games that are alike stay in the recommended order. */
const COMPARISONS: Readonly<
  Record<Exclude<Order['column'], 'recommended'>, (one: ReadyGame, other: ReadyGame) => number>
> = {
  listedAt: (one, other) => one.game.listed_at.getTime() - other.game.listed_at.getTime(),
  plays: (one, other) => one.own.plays - other.own.plays,
  gameName: (one, other) => compare(one.game.name_folded, other.game.name_folded),
  englishName: (one, other) => compare(one.game.english_name, other.game.english_name),
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

function tellApart(games: readonly ReadyGame[]): ReadonlyMap<string, readonly ReadyGame[]> {
  const byVendor = new Map<string, ReadyGame[]>()
  for (const one of games) {
    const known = byVendor.get(one.game.vendor_code)
    if (known === undefined) byVendor.set(one.game.vendor_code, [one])
    else known.push(one)
  }
  return byVendor
}

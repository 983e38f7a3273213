import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import { createKeptReads } from '../../../lib/kept-reads.ts'
import { type ListedGame, listShownGames } from '../repository.ts'

export interface GameFilter {
  readonly gameType?: string | undefined
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  /** Part of a name, folded and in small letters. */
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

interface CatalogueParts {
  readonly database: Pick<Database, 'query'>
  readonly clock: Clock
  readonly events: EventBus
}

/**
 * Milliseconds. Operators' changes are told at once, and what is off by now is left out of a page in any case: only a lost
 * event, or the plays that another process counted, wait so long. Reading all games takes some hundred milliseconds.
 */
const LIFE = 300_000

/**
 * Which games a brand shows, in the orders that players sort them. Kept in memory: a search for any part of a name reads all
 * names, and ten thousand are read here in less time than the database needs to begin.
 */
export function createCatalogue({ database, clock, events }: CatalogueParts) {
  const kept = createKeptReads({ clock, events, life: LIFE })

  /** All games of a brand in an order. Each order is sorted once. */
  function inOrder(merchantId: string, { column, direction }: Order): Promise<readonly ListedGame[]> {
    return kept.keep(`${column} ${direction} ${merchantId}`, async () => {
      if (column === 'recommended') return listShownGames(database.query, merchantId)
      const compared = COMPARISONS[column]
      const sign = direction === 'desc' ? -1 : 1
      return (await inOrder(merchantId, RECOMMENDED)).toSorted((one, other) => sign * compared(one, other))
    })
  }

  return {
    /** The ids of one page, and how many games the filter finds. */
    async find(merchantId: string, filter: GameFilter, wish: GamePageWish): Promise<{ ids: string[]; total: number }> {
      const found = (await inOrder(merchantId, orderOf(wish))).filter((game) => fits(game, filter))
      const page = found.slice(wish.offset, wish.offset + wish.limit)
      return { ids: page.map(({ id }) => id), total: found.length }
    },

    /** What the database knows by now counts for the next asker. */
    forget: kept.forget,
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
  Record<Exclude<Order['column'], 'recommended'>, (one: ListedGame, other: ListedGame) => number>
> = {
  listedAt: (one, other) => one.listed_at.getTime() - other.listed_at.getTime(),
  plays: (one, other) => one.plays - other.plays,
  gameName: (one, other) => compare(one.name_folded, other.name_folded),
  englishName: (one, other) => compare(one.english_name, other.english_name),
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const fits = (game: ListedGame, { gameType, vassalage, gameClassify, folded }: GameFilter): boolean =>
  (gameType === undefined || game.game_type === gameType) &&
  (vassalage === undefined || game.vendor_code === vassalage) &&
  (gameClassify === undefined || game.game_classify === gameClassify) &&
  (folded === undefined || game.name_folded.includes(folded))

import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import { createKeptReads, type KeptReads } from '../../../lib/kept-reads.ts'
import { type GameRow, type HouseGame, listGameOffers, listHouseGames, listVendorOffers } from '../repository.ts'

/** How somebody offers a vendor or a game. */
interface Offer {
  readonly availability: string
  readonly maintenance_from: Date | null
  readonly maintenance_until: Date | null
}

/**
 * A game of the house, and its rows as players may find it. They are made once: made for every answer, they were more than half of what the
 * garbage collector had to carry through a list of games, and its pauses were the slowest answers.
 */
interface KnownGame {
  readonly game: HouseGame
  readonly rows: Readonly<Record<'OPEN' | 'MAINTENANCE', GameRow>>
}

/** A game that a brand shows. What all brands have alike of it is one object. */
export interface ReadyGame extends KnownGame {
  readonly vendor: Offer
  readonly own: Offer & { readonly plays: number }
}

/** The games of a brand in the recommended order, and by their ids. */
export interface ReadyGames {
  readonly games: readonly ReadyGame[]
  readonly byId: ReadonlyMap<string, ReadyGame>
}

export interface ReadyGamesParts {
  readonly database: Pick<Database, 'query'>
  readonly clock: Clock
  readonly events: EventBus
}

/**
 * Milliseconds. Operators' changes are told at once, and windows of maintenance are read by the clock: only a lost event, a game that
 * is new in the house, or the plays that another process counted, wait so long. Reading all games takes some hundred milliseconds.
 */
const LIFE = 300_000

/** All games that brands show, in memory: the games of the house once, and what each brand says of them. */
export function createReadyGames({ database: { query }, clock, events }: ReadyGamesParts) {
  // No deed of operators changes a game of the house.
  const house = createKeptReads({ clock, events, life: LIFE, hears: () => false })
  const brands = new Map<string, KeptReads>()

  /** What is kept of a brand is forgotten when its games change, and then alone. */
  function keptOf(merchantId: string): KeptReads {
    const kept = brands.get(merchantId)
    if (kept !== undefined) return kept
    const hears = (change: { merchantId: string; topic: string }) =>
      change.merchantId === merchantId && change.topic === 'games'
    const made = createKeptReads({ clock, events, life: LIFE, hears })
    brands.set(merchantId, made)
    return made
  }

  const readHouse = () =>
    house.keep('games', async () => new Map((await listHouseGames(query)).map((game) => [game.id, known(game)])))

  async function readBrand(merchantId: string): Promise<ReadyGames> {
    const [houseGames, vendorOffers, gameOffers] = await Promise.all([
      readHouse(),
      listVendorOffers(query, merchantId),
      listGameOffers(query, merchantId),
    ])
    const vendors = new Map(vendorOffers.map((offer) => [offer.vendor_code, offer]))
    const games = gameOffers.flatMap(({ game_id, vendor_code, ...own }) => {
      const one = houseGames.get(game_id)
      const vendor = vendors.get(vendor_code)
      const isShown =
        one && vendor && ![one.game.house_availability, vendor.availability, own.availability].includes('OFF')
      return isShown ? [{ game: one.game, rows: one.rows, vendor, own }] : []
    })
    return { games, byId: new Map(games.map((one) => [one.game.id, one])) }
  }

  return {
    of: (merchantId: string): Promise<ReadyGames> => keptOf(merchantId).keep('games', () => readBrand(merchantId)),
    /** What is made of a brand's games, kept as long as they are. */
    made: <Value>(merchantId: string, key: string, make: () => Promise<Value>): Promise<Value> =>
      keptOf(merchantId).keep(key, make),
    /** What the database knows by now counts for the next asker. */
    forget(): void {
      for (const kept of brands.values()) kept.forget()
    },
  }
}

const known = (game: HouseGame): KnownGame => ({
  game,
  rows: { OPEN: { ...game, availability: 'OPEN' }, MAINTENANCE: { ...game, availability: 'MAINTENANCE' } },
})

/** A game as players find it at a moment; decided as `availability_at.sql` does for one that is not OFF. */
export function rowAt({ game, rows, vendor, own }: ReadyGame, at: Date): GameRow {
  const isClosed =
    game.house_availability === 'MAINTENANCE' ||
    vendor.availability === 'MAINTENANCE' ||
    own.availability === 'MAINTENANCE' ||
    game.adapter === null ||
    isWithin(vendor, at) ||
    isWithin(own, at)
  return isClosed ? rows.MAINTENANCE : rows.OPEN
}

const isWithin = ({ maintenance_from: from, maintenance_until: until }: Offer, at: Date): boolean =>
  from !== null && until !== null && at >= from && at < until

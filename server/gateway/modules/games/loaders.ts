import type { GatewayContext } from '../../context.ts'
import type { GameSource, LobbyVendorSource } from '../../sources.ts'
import { once } from '../../wps/loaders.ts'
import { nobodyWhenRefused } from '../sessions/identity.ts'
import { readLanes } from './calls.ts'

/** Games, their vendors and favourites of one operation. */
export interface GameLoaders {
  byId(nodeId: string): Promise<GameSource | null>
  /** The card of a game's vendor in the game's category, or null where the lobby has none. */
  vendorOf(game: Pick<GameSource, 'vassalage' | 'gameType'>): Promise<LobbyVendorSource | null>
  /** Ids of the caller's favourites; empty for visitors and operators. */
  favouriteIds(): Promise<ReadonlySet<string>>
  forget(): void
}

export function createGameLoaders(context: () => GatewayContext): GameLoaders {
  const make = () => ({
    cards: once(() => readCards(context())),
    favouriteIds: once(() => readFavouriteIds(context())),
  })
  let loaders = make()
  return {
    // The same as what an edge leads to, so that both are one call.
    byId: (nodeId) => context().references.load('listGamesByIds', nodeId) as Promise<GameSource | null>,
    vendorOf: async (game) => (await loaders.cards()).get(placeOf(game)) ?? null,
    favouriteIds: () => loaders.favouriteIds(),
    forget() {
      loaders = make()
    },
  }
}

/** Where a vendor stands in the lobby: it has a card in each of its categories. */
const placeOf = ({ vassalage, gameType }: Pick<GameSource, 'vassalage' | 'gameType'>) => `${gameType} ${vassalage}`

async function readCards(context: GatewayContext): Promise<ReadonlyMap<string, LobbyVendorSource>> {
  const lanes = await readLanes(context)
  return new Map(lanes.flatMap(({ cards }) => cards.map((card) => [placeOf(card), card] as const)))
}

async function readFavouriteIds({ hasToken, wps }: GatewayContext): Promise<ReadonlySet<string>> {
  return new Set(hasToken() ? await nobodyWhenRefused(wps.call('listFavouriteIds')) : [])
}

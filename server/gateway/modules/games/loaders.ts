import type DataLoader from 'dataloader'
import type { GatewayContext } from '../../context.ts'
import type { GameSource } from '../../sources.ts'
import { createByIdsLoader, once } from '../../wps/loaders.ts'
import { nobodyWhenRefused } from '../sessions/identity.ts'

/** Games and favourites of one operation. */
export interface GameLoaders {
  byId(nodeId: string): Promise<GameSource | null>
  /** Ids of the caller's favourites; empty for visitors and operators. */
  favouriteIds(): Promise<ReadonlySet<string>>
  forget(): void
}

export function createGameLoaders(context: () => GatewayContext): GameLoaders {
  const make = () => ({
    games: gamesByIds(context),
    favouriteIds: once(() => readFavouriteIds(context())),
  })
  let loaders = make()
  return {
    byId: (nodeId) => loaders.games.load(nodeId),
    favouriteIds: () => loaders.favouriteIds(),
    forget() {
      loaders = make()
    },
  }
}

function gamesByIds(context: () => GatewayContext): DataLoader<string, GameSource | null> {
  return createByIdsLoader<GameSource>({
    read: (ids) => context().wps.call('listGamesByIds', { query: { ids } }),
    keyOf: (game) => game.nodeId,
  })
}

async function readFavouriteIds({ hasToken, wps }: GatewayContext): Promise<ReadonlySet<string>> {
  return new Set(hasToken() ? await nobodyWhenRefused(wps.call('listFavouriteIds')) : [])
}

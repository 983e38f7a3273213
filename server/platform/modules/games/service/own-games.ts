import { gamesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import type { GamesDependencies } from './dependencies.ts'
import type { Lobby } from './lobby.ts'

const RECENT_GAMES = 24

/** A member's favourites, and what he played last. */
export function createOwnGames({ clock, database }: GamesDependencies, { findGames }: Pick<Lobby, 'findGames'>) {
  const { query } = database

  return {
    listFavouriteIds: (member: repository.MemberKey) => repository.listFavouriteIds(query, member),

    listFavourites: async (member: repository.MemberKey) =>
      findGames(member.merchantId, await repository.listFavouriteIds(query, member)),

    listRecentGames: async (member: repository.MemberKey) =>
      findGames(member.merchantId, await repository.listRecentIds(query, member, RECENT_GAMES)),

    /** Adds or removes; doing it again changes nothing. Throws GAME_NOT_FOUND when adding what the brand does not offer. */
    async setFavourite(member: repository.MemberKey, gameId: string, isFavourite: boolean): Promise<void> {
      if (!isFavourite) return repository.removeFavourite(query, member, gameId)
      const [game] = await findGames(member.merchantId, [gameId])
      if (game === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: 'nodeId' })
      await repository.addFavourite(query, member, gameId, clock.now())
    },
  }
}

import { createKeptReads } from '../../../lib/kept-reads.ts'
import * as bets from '../bets-repository.ts'
import * as repository from '../repository.ts'
import { foldSearch } from '../search.ts'
import { createCatalogue, type GameFilter, type GamePageWish } from './catalogue.ts'
import type { GamesDependencies } from './dependencies.ts'

/** Which games of a brand; what is searched for is part of a name, and accents do not matter. */
export type GameSearch = Omit<GameFilter, 'folded'> & { readonly search?: string | undefined }

const DAY = 86_400_000
/** What is played most is told by the bets of so many days. */
const PLAYS_DAYS = 7
/** The winner board looks this far back. */
const WINNERS_DAYS = 7
/** How long the lobby's games and winners are kept, in milliseconds. */
const PUBLIC_LIFE = 2_000

/** The lists of the lobby: all games, those that operators chose, and who won. */
export function createLobby(dependencies: GamesDependencies) {
  const { database, clock, events } = dependencies
  const { query } = database
  const kept = createKeptReads({ clock, events, life: PUBLIC_LIFE })
  const catalogue = createCatalogue(dependencies)
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY)

  async function readWinners(merchantId: string, limit: number) {
    const wins = await bets.listWins(query, merchantId, daysAgo(WINNERS_DAYS), limit)
    const ids = [...new Set(wins.map(({ game_id }) => game_id))]
    const games = new Map((await catalogue.pick(merchantId, ids)).map((game) => [game.id, game]))
    return wins.flatMap((win) => {
      const game = games.get(win.game_id)
      return game === undefined ? [] : [{ win, game }]
    })
  }

  return {
    /** Games by their ids. */
    findGames: catalogue.pick,

    /** A page of a category, vendor, sub-type or search, and how many there are. */
    listGames: (merchantId: string, { search, ...rest }: GameSearch, wish: GamePageWish) =>
      catalogue.find(merchantId, { ...rest, ...foldSearch(search) }, wish),

    /** The games an operator chose for a place of the lobby. */
    listChosenGames: (merchantId: string, list: repository.ChoiceList) =>
      kept.keep(`${list} ${merchantId}`, async () =>
        catalogue.pick(merchantId, await repository.listChosenIds(query, merchantId, list)),
      ),

    /** The greatest settled wins of the last days, with their games. */
    listWinners: (merchantId: string, limit: number) =>
      kept.keep(`winners ${merchantId} ${limit}`, () => readWinners(merchantId, limit)),

    /** Counts anew how much each game is played; a job does it by the hour. */
    async countPlays(): Promise<void> {
      await repository.countPlays(database, daysAgo(PLAYS_DAYS))
      catalogue.forget()
    },
  }
}

export type Lobby = ReturnType<typeof createLobby>

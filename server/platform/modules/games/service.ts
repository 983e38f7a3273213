export type { BetRow } from './bets-repository.ts'

import { createBets } from './service/bets.ts'
import type { GamesDependencies } from './service/dependencies.ts'
import { createLaunches } from './service/launches.ts'
import { createLobby } from './service/lobby.ts'
import { createMenus } from './service/menus.ts'
import { createNews } from './service/news.ts'
import { createOwnGames } from './service/own-games.ts'

export {
  type ChangedBet,
  listMembersToCount,
  lockChangedBets,
  markCounted,
  oldestUncounted,
  sumCountedHours,
} from './counted-bets-repository.ts'
export { addFigures, differenceOf, type Figures, NO_FIGURES } from './figures.ts'
export { nameIn, presentBet, presentBetDetail } from './presenter.ts'

/** What a brand offers to play, and what its members played (sections 2 to 4 of the specification). */
export function createGamesService(dependencies: GamesDependencies) {
  const lobby = createLobby(dependencies)
  return {
    ...lobby,
    ...createMenus(dependencies, lobby),
    ...createOwnGames(dependencies, lobby),
    ...createNews(dependencies),
    ...createLaunches(dependencies),
    ...createBets(dependencies),
  }
}

export type GamesService = ReturnType<typeof createGamesService>

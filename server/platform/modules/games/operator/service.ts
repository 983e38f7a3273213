import { createBrandBets } from './service/bets.ts'
import { createChoices } from './service/choices.ts'
import type { GamesOperatorDependencies } from './service/dependencies.ts'
import { createOfferedGames } from './service/games.ts'

/** What operators do about the games of a brand, and see of its bets. */
export function createGamesOperatorService(dependencies: GamesOperatorDependencies) {
  return {
    games: createOfferedGames(dependencies),
    choices: createChoices(dependencies),
    bets: createBrandBets(dependencies),
  }
}

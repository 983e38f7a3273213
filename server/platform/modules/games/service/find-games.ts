import { gamesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import type { GamesDependencies } from './dependencies.ts'

type Finding = Pick<GamesDependencies, 'database' | 'clock' | 'vendors'>

/** Games of a brand by their ids, in that order, as players find them now; those that it does not show are left out. */
export async function findGames(
  { database, clock, vendors }: Finding,
  merchantId: string,
  ids: readonly string[],
): Promise<repository.GameRow[]> {
  const rows = await repository.findGames(database.query, { merchantId, at: clock.now() }, ids)
  // A vendor that does not answer has its games in maintenance, whatever operators set.
  const down = vendors.health.unavailableVendors()
  return rows.map((row) => (down.has(row.vendor_code) ? { ...row, availability: 'MAINTENANCE' } : row))
}

/** Throws GAME_NOT_FOUND, GAME_MAINTENANCE. */
export async function needPlayable(dependencies: Finding, merchantId: string, id: string) {
  const [game] = await findGames(dependencies, merchantId, [id])
  if (game === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: 'nodeId' })
  if (game.availability !== 'OPEN' || game.adapter === null) throw gamesErrors.GAME_MAINTENANCE({ field: 'nodeId' })
  return { ...game, adapter: game.adapter }
}

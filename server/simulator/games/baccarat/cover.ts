import type { SimulatedGame } from '../../play/game.ts'
import { drawTableCover } from '../table/cover.ts'

/** Two hands and chips on the table's felt. */
export function drawBaccaratCover(game: SimulatedGame): string {
  return drawTableCover(game, [
    { card: 'KH', x: 62, y: 40, turn: -14 },
    { card: '9S', x: 104, y: 30, turn: -2 },
    { card: '8D', x: 150, y: 34, turn: 10 },
  ])
}

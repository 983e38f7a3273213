import type { SimulatedGame } from '../../play/game.ts'
import { nameBand, numberOf } from '../table/cover.ts'
import { feltOf } from '../table/felts.ts'
import { dragonEmblem, tigerEmblem } from './emblems.ts'

/** Dragon and tiger face each other over a lightning line. */
export function drawDragonTigerCover(game: SimulatedGame): string {
  const { ground, felt } = feltOf(game.theme)
  const seed = numberOf(game.code)
  const lean = (seed % 30) - 15
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><radialGradient id="felt" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${felt[0]}"/><stop offset="1" stop-color="${felt[1]}"/></radialGradient></defs>
<path d="M0 0h300v300H0z" fill="url(#felt)"/><path d="M0 0h${150 + lean}l-30 110 40 14-50 110H0z" fill="#8f1225" opacity=".55"/>
<path d="M${150 + lean} 0l-30 110 40 14-50 120" fill="none" stroke="${ground[2]}" stroke-width="5" stroke-linejoin="round"/>
<g transform="translate(${2 + (seed % 8)} ${44 + (seed % 13)}) scale(1.42) rotate(${-6 + (seed % 5)} 50 50)">${dragonEmblem}</g>
<g transform="translate(150 ${74 - (seed % 11)}) scale(1.42) rotate(${6 - (seed % 5)} 50 50)">${tigerEmblem}</g>${nameBand(game)}</svg>`
}

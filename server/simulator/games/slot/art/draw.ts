import type { SlotGame } from '../slot-game.ts'
import type { SlotSymbol } from '../symbols.ts'
import type { ThemeCode } from '../themes.ts'
import { deepSea } from './deep-sea.ts'
import { fruitParty } from './fruit-party.ts'
import { goldenDragon } from './golden-dragon.ts'
import { drawScene } from './ground.ts'
import { jungleTemple } from './jungle-temple.ts'
import { lotusFestival } from './lotus-festival.ts'
import { neonCity } from './neon-city.ts'
import { definitions, type Pictures } from './paint.ts'
import { pharaoh } from './pharaoh.ts'
import { pirateCove } from './pirate-cove.ts'
import { spaceMiner } from './space-miner.ts'
import { tetSpring } from './tet-spring.ts'

const pictures: Record<ThemeCode, Pictures> = {
  golden_dragon: goldenDragon,
  deep_sea: deepSea,
  neon_city: neonCity,
  lotus_festival: lotusFestival,
  tet_spring: tetSpring,
  pharaoh,
  fruit_party: fruitParty,
  jungle_temple: jungleTemple,
  space_miner: spaceMiner,
  pirate_cove: pirateCove,
}

/** Card letters, each with the gradient it is set in. */
const letters: Partial<Record<SlotSymbol, readonly [string, string]>> = {
  ace: ['A', 'red'],
  king: ['K', 'violet'],
  queen: ['Q', 'pink'],
  jack: ['J', 'blue'],
  ten: ['10', 'jade'],
}

/** One symbol as a square picture. */
export function drawSymbol(theme: ThemeCode, symbol: SlotSymbol): string {
  return frame(100, 100, `<g filter="url(#drop)">${symbolMarkup(theme, symbol)}</g>`)
}

function symbolMarkup(theme: ThemeCode, symbol: SlotSymbol): string {
  const letter = letters[symbol]
  if (!letter) return pictures[theme][symbol as keyof Pictures]
  const [text, paint] = letter
  const size = text.length > 1 ? 62 : 76
  return `<text x="50" y="76" text-anchor="middle" font-family="Georgia,'Times New Roman',serif" font-weight="900" font-size="${size}" letter-spacing="-4" fill="url(#${paint})" stroke="#fff0c9" stroke-width="2.4" paint-order="stroke">${text}</text><path d="M26 88h48" stroke="url(#${paint})" stroke-width="4" stroke-linecap="round"/>`
}

/** The background of the game's page. */
export function drawGround(game: SlotGame): string {
  return frame(800, 1200, drawScene(game, 800, 1200), 'xMidYMid slice')
}

/** The tile of a game: its picture symbols in a composition that differs from number to number, and its name. */
export function drawCover(game: SlotGame): string {
  const [main, left, right] = (
    [
      ['wild', 'first', 'second'],
      ['scatter', 'first', 'third'],
      ['first', 'wild', 'fourth'],
      ['second', 'scatter', 'third'],
      ['third', 'first', 'wild'],
      ['scatter', 'second', 'fourth'],
    ] as const
  )[game.seed % 6] ?? ['wild', 'first', 'second']
  const at = (symbol: SlotSymbol, x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 100})" filter="url(#drop)">${symbolMarkup(game.theme, symbol)}</g>`
  const name = game.names.vi
  const size = Math.min(32, 410 / name.length)
  return frame(
    300,
    300,
    `${drawScene(game, 300, 300)}${at(left, 4, 96, 120, -12)}${at(right, 176, 96, 120, 12)}${at(main, 66, 34, 168, 0)}
<path d="M0 232h300v68H0z" fill="#05070f" opacity=".78"/><path d="M0 232h300" stroke="url(#gold)" stroke-width="3"/>
<text x="150" y="278" text-anchor="middle" font-family="'Be Vietnam Pro',Arial,sans-serif" font-weight="800" font-size="${size.toFixed(1)}" fill="#fff4d6">${name}</text>`,
  )
}

function frame(width: number, height: number, content: string, fit = 'xMidYMid meet'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${definitions}${content}</svg>`
}

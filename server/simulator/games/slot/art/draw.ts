import type { PaletteCode, SlotGame, ThemeCode } from '../catalogue.ts'
import type { SlotSymbol } from '../symbols.ts'
import { deepSea } from './deep-sea.ts'
import { goldenDragon } from './golden-dragon.ts'
import { lotusFestival } from './lotus-festival.ts'
import { neonCity } from './neon-city.ts'
import { around, definitions, type Pictures } from './paint.ts'

const pictures: Record<ThemeCode, Pictures> = {
  golden_dragon: goldenDragon,
  deep_sea: deepSea,
  neon_city: neonCity,
  lotus_festival: lotusFestival,
}

/** Card letters, each with the gradient it is set in. */
const letters: Partial<Record<SlotSymbol, readonly [string, string]>> = {
  ace: ['A', 'red'],
  king: ['K', 'violet'],
  queen: ['Q', 'pink'],
  jack: ['J', 'blue'],
  ten: ['10', 'jade'],
}

/** Ground colours of a game, top to bottom, and the colour of its light. */
const grounds: Record<ThemeCode, Record<PaletteCode, readonly [string, string, string]>> = {
  golden_dragon: {
    night: ['#3a0d1c', '#0c0a1c', '#ffb84d'],
    ember: ['#66130f', '#1a0606', '#ff7a3d'],
    jade: ['#0d4034', '#05131a', '#7df0b8'],
  },
  deep_sea: {
    night: ['#0e3f77', '#040d24', '#6fd8ff'],
    ember: ['#6a2446', '#0a0d2b', '#ff9a8a'],
    jade: ['#0b6168', '#03161f', '#8ffbe4'],
  },
  neon_city: {
    night: ['#3a1470', '#080719', '#ff6be0'],
    ember: ['#70163f', '#12061a', '#ff9154'],
    jade: ['#0d4a55', '#050d1a', '#5bffc8'],
  },
  lotus_festival: {
    night: ['#2b2a78', '#0a0b24', '#ffd98a'],
    ember: ['#7a1f4f', '#180a20', '#ff9fc6'],
    jade: ['#14584a', '#06161a', '#b8ffcf'],
  },
}

/** The three colours a game's page is dressed in. */
export function groundOf(game: SlotGame) {
  return grounds[game.theme][game.palette]
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
  return frame(800, 1200, ground(game, 800, 1200), 'xMidYMid slice')
}

/** The tile of a game: its picture symbols in a composition that differs from number to number, and its name. */
export function drawCover(game: SlotGame): string {
  const number = Number(game.code.slice(-1))
  const [main, left, right] = (
    [
      ['wild', 'first', 'second'],
      ['scatter', 'first', 'third'],
      ['first', 'wild', 'fourth'],
      ['second', 'scatter', 'third'],
      ['third', 'first', 'wild'],
      ['scatter', 'second', 'fourth'],
    ] as const
  )[(number - 1) % 6] ?? ['wild', 'first', 'second']
  const at = (symbol: SlotSymbol, x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 100})" filter="url(#drop)">${symbolMarkup(game.theme, symbol)}</g>`
  const name = game.names.vi
  const size = Math.min(32, 410 / name.length)
  return frame(
    300,
    300,
    `${ground(game, 300, 300)}${at(left, 4, 96, 120, -12)}${at(right, 176, 96, 120, 12)}${at(main, 66, 34, 168, 0)}
<path d="M0 232h300v68H0z" fill="#05070f" opacity=".78"/><path d="M0 232h300" stroke="url(#gold)" stroke-width="3"/>
<text x="150" y="278" text-anchor="middle" font-family="'Be Vietnam Pro',Arial,sans-serif" font-weight="800" font-size="${size.toFixed(1)}" fill="#fff4d6">${name}</text>`,
  )
}

function ground(game: SlotGame, width: number, height: number): string {
  const [top, foot, light] = groundOf(game)
  const ray = `<path d="M${width / 2} ${height * 0.42}l${-width * 0.05} ${-height}h${width * 0.1}z" fill="${light}" opacity=".09"/>`
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><radialGradient id="light"><stop offset="0" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0h${width}v${height}H0z" fill="url(#sky)"/>${around(16, ray, width / 2, height * 0.42)}<circle cx="${width / 2}" cy="${height * 0.42}" r="${width * 0.6}" fill="url(#light)"/>`
}

function frame(width: number, height: number, content: string, fit = 'xMidYMid meet'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${definitions}${content}</svg>`
}

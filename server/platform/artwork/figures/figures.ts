import type { Paint } from '../paint.ts'
import * as city from './city.ts'
import * as nature from './nature.ts'
import * as table from './table.ts'
import * as treasure from './treasure.ts'

/** A drawing around (0, 0), from −100 to 100. */
export type Figure = (paint: Paint) => string

/** The six games of each theme of the simulated slots: `sim_golden_dragon_1` … */
const SLOTS: Readonly<Record<string, readonly Figure[]>> = {
  golden_dragon: [treasure.coins, treasure.ingot, treasure.flame, treasure.eye, treasure.ring, treasure.fan],
  deep_sea: [nature.fish, treasure.chest, nature.coral, nature.wave, nature.shell, city.trident],
  neon_city: [city.skyline, city.sun, city.bolt, city.wheel, treasure.gem, city.arrows],
  lotus_festival: [nature.lotus, city.lantern, nature.blossom, treasure.drum, nature.lotus, nature.moon],
}

const CATEGORIES: Readonly<Record<string, readonly Figure[]>> = {
  LIVE: [table.cards, table.dice, table.chips, table.roulette],
  FISH: [nature.fish, nature.wave, nature.shell],
  SPORTS: [table.football, table.trophy],
  ESPORTS: [table.gamepad, table.trophy],
  COCKFIGHT: [nature.rooster],
  PVP: [table.cards, table.chips, table.dice],
  LOTT: [table.balls, table.tickets],
  ELOTT: [table.balls, table.tickets],
  RNG: [table.reels],
}

const SUBTYPES: Readonly<Record<string, Figure>> = {
  SC: table.tickets,
  VP: table.cards,
  JP: treasure.ingot,
  TG: table.chips,
  AC: table.trophy,
  BG: table.balls,
}

/** Games whose code says what they are played with. */
const NAMED: readonly (readonly [RegExp, Figure])[] = [
  [/roulette/, table.roulette],
  [/baccarat|dragon_tiger|tien_len|phom/, table.cards],
  [/xoc_dia|over_under|sic_bo/, table.dice],
  [/e_sports/, table.gamepad],
  [/sportsbook/, table.football],
]

/** What a game's picture shows: by its theme, its name, its sub-type, else its category. */
export function figureOf(game: {
  gameType: string
  gameClassify: string | null
  vendorGameCode: string
  order: number
}): Figure {
  const [, theme = '', number = '1'] = /^sim_(.+)_(\d+)$/.exec(game.vendorGameCode) ?? []
  const slot = SLOTS[theme]?.[(Number(number) - 1) % 6]
  const subtype = game.gameClassify === null ? undefined : SUBTYPES[game.gameClassify]
  const named = NAMED.find(([pattern]) => pattern.test(game.vendorGameCode))?.[1]
  const category = CATEGORIES[game.gameType] ?? CATEGORIES.RNG ?? []
  return slot ?? subtype ?? named ?? category[game.order % category.length] ?? table.reels
}

/** The sign of a vendor: the figure of what it offers most. */
export function signOf(gameType: string, order: number): Figure {
  const category = CATEGORIES[gameType] ?? [table.reels]
  const isOneKind = gameType === 'SPORTS' || gameType === 'ESPORTS'
  return category[isOneKind ? 0 : order % category.length] ?? table.reels
}

export const BANNER_FIGURES = { ...table, ...treasure, ...nature, ...city }

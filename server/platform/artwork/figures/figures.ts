import type { Paint } from '../paint.ts'
import * as city from './city.ts'
import * as nature from './nature.ts'
import * as table from './table.ts'
import * as treasure from './treasure.ts'

/** A drawing around (0, 0), from −100 to 100. */
export type Figure = (paint: Paint) => string

/** What pictures of a motif show: themes of slots, and kinds of other games; the id of the game takes one of them. */
const MOTIFS: Readonly<Record<string, readonly Figure[]>> = {
  golden_dragon: [treasure.coins, treasure.ingot, treasure.flame, treasure.eye, treasure.ring, treasure.fan],
  deep_sea: [nature.fish, treasure.chest, nature.coral, nature.wave, nature.shell, city.trident],
  neon_city: [city.skyline, city.sun, city.bolt, city.wheel, treasure.gem, city.arrows],
  lotus_festival: [nature.lotus, city.lantern, nature.blossom, treasure.drum, nature.moon],
  tet_spring: [nature.blossom, city.lantern, treasure.ingot, treasure.drum, treasure.coins, treasure.fan],
  pharaoh: [treasure.eye, city.sun, treasure.ring, treasure.chest, treasure.gem],
  fruit_party: [table.reels, treasure.gem, nature.blossom, city.sun, treasure.coins],
  jungle_temple: [treasure.eye, treasure.flame, treasure.drum, nature.blossom, nature.moon],
  space_miner: [city.bolt, treasure.gem, nature.moon, city.arrows, city.sun],
  pirate_cove: [treasure.chest, city.trident, nature.wave, treasure.coins, city.wheel, nature.shell],
  baccarat: [table.cards, table.chips, treasure.ingot, treasure.gem, treasure.fan, nature.lotus],
  'dragon-tiger': [table.cards, treasure.flame, treasure.eye, treasure.ring, treasure.drum],
  'video-poker': [table.cards, table.chips],
  'card-table': [table.cards, table.dice, table.chips, treasure.coins, city.lantern, treasure.fan],
  scratch: [table.tickets, treasure.gem, treasure.coins],
  crash: [city.arrows, city.bolt],
  fishing: [nature.fish, nature.wave, nature.shell, nature.coral, city.trident],
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

/** What a game's picture shows: by its motif, its sub-type, else its category. `order` follows from its id. */
export function figureOf(game: {
  gameType: string
  gameClassify: string | null
  motif: string | null
  order: number
}): Figure {
  const motif = game.motif === null ? undefined : MOTIFS[game.motif]
  const subtype = game.gameClassify === null ? undefined : SUBTYPES[game.gameClassify]
  const among = motif ?? (subtype ? [subtype] : (CATEGORIES[game.gameType] ?? []))
  return among[game.order % among.length] ?? table.reels
}

/** The sign of a vendor: the figure of what it offers most. */
export function signOf(gameType: string, order: number): Figure {
  const category = CATEGORIES[gameType] ?? [table.reels]
  const isOneKind = gameType === 'SPORTS' || gameType === 'ESPORTS'
  return category[isOneKind ? 0 : order % category.length] ?? table.reels
}

export const BANNER_FIGURES = { ...table, ...treasure, ...nature, ...city }

import * as city from './city.ts'
import { type Figure, MOTIFS, type Motif } from './motifs.ts'
import * as nature from './nature.ts'
import { provinceOf } from './provinces.ts'
import * as table from './table.ts'
import * as treasure from './treasure.ts'
import { meaningOf } from './words.ts'

/** Where a name says nothing that can be drawn: what its theme is about. */
const THEMES: Readonly<Record<string, readonly Motif[]>> = {
  golden_dragon: ['dragon', 'ring', 'eye', 'fan'],
  deep_sea: ['whale', 'coral', 'shell', 'trident'],
  neon_city: ['skyline', 'sun', 'wheel', 'arrows'],
  lotus_festival: ['lotus', 'lantern', 'blossom', 'drum'],
  tet_spring: ['branch', 'lantern', 'envelope', 'fireworks'],
  pharaoh: ['pyramid', 'horus', 'scarab', 'pharaoh'],
  fruit_party: ['fruits', 'cherries', 'watermelon', 'reels'],
  jungle_temple: ['temple', 'mask', 'tiger', 'waterfall'],
  space_miner: ['rocket', 'planet', 'pickaxe', 'galaxy'],
  pirate_cove: ['pirates', 'chest', 'helm', 'treasureMap'],
  baccarat: ['baccarat', 'cards'],
  'dragon-tiger': ['cards'],
  'video-poker': ['cards', 'royalFlush'],
  'card-table': ['hand', 'dice', 'chips'],
  scratch: ['tickets'],
  crash: ['rocket', 'plane'],
  fishing: ['fish', 'shark'],
}

const CATEGORIES: Readonly<Record<string, readonly Motif[]>> = {
  LIVE: ['baccarat', 'roulette', 'dice', 'chips'],
  FISH: ['fish', 'shark', 'turtle'],
  SPORTS: ['football', 'trophy'],
  ESPORTS: ['esports'],
  COCKFIGHT: ['cockfight'],
  PVP: ['hand', 'chips', 'dice'],
  LOTT: ['balls', 'tickets', 'cage'],
  ELOTT: ['balls', 'tickets', 'cage'],
  RNG: ['reels', 'sevens'],
}

const SUBTYPES: Readonly<Record<string, readonly Motif[]>> = {
  SC: ['tickets'],
  VP: ['cards'],
  JP: ['pot'],
  TG: ['chips'],
  AC: ['trophy'],
  BG: ['bingo'],
}

export interface FiguredGame {
  readonly gameType: string
  readonly gameClassify: string | null
  /** The theme of its maker; says what is drawn where the name does not. */
  readonly motif: string | null
  readonly names: Readonly<Record<string, string | undefined>>
}

/** What a picture shows: one large figure, or two beings side by side, and small ones beside. */
export interface Cast {
  readonly large: readonly Motif[]
  readonly small: readonly Motif[]
  readonly coat: string | undefined
}

export const isLottery = ({ gameType }: FiguredGame) => gameType === 'LOTT' || gameType === 'ELOTT'
const LOTTERY_WORDS: ReadonlySet<Motif> = new Set(['dice', 'raceCar', 'balls', 'bingo'])

/** Who appears in the picture of a game. `order` follows from its id and decides where several would do. */
export function castOf(game: FiguredGame, order: number): Cast {
  if (isLottery(game)) return lotteryCast(game, order)
  const { motifs, coat } = meaningOf(game.names)
  const [first, second, third] = motifs
  if (first === undefined) return { large: [ofKind(game, order)], small: [], coat }
  const isPair = first.rank === 0 && second?.rank === 0
  const small = (isPair ? [third] : [second, third]).flatMap((each) => each?.motif ?? [])
  return { large: isPair ? [first.motif, second.motif] : [first.motif], small, coat }
}

/** Lotteries are called after provinces: Long An is no dragon, Sóc Trăng no moon. */
function lotteryCast(game: FiguredGame, order: number): Cast {
  const said = meaningOf(game.names).motifs.find(({ motif }) => LOTTERY_WORDS.has(motif))
  const province = provinceOf(game.names)
  return { large: [said?.motif ?? ofKind(game, order)], small: province ? [province] : [], coat: undefined }
}

/** What is drawn where the name says nothing. */
function ofKind({ motif, gameType, gameClassify }: FiguredGame, order: number): Motif {
  const among = THEMES[motif ?? ''] ?? SUBTYPES[gameClassify ?? ''] ?? CATEGORIES[gameType] ?? []
  return among[order % among.length] ?? 'reels'
}

/** The drawing of a motif; where there are several, `order` takes one. */
export function figureOf(motif: Motif, order: number): Figure {
  const figures: readonly Figure[] = MOTIFS[motif]
  return figures[order % figures.length] ?? table.reels
}

/** What a vendor offers in a category, drawn faintly behind its mark. Sports and e-sports must not both show a cup. */
export function signOf(gameType: string, order: number): Figure {
  const motifs = CATEGORIES[gameType] ?? ['reels']
  const place = gameType === 'SPORTS' || gameType === 'ESPORTS' ? 0 : order
  return figureOf(motifs[place % motifs.length] ?? 'reels', place)
}

export const BANNER_FIGURES = { ...table, ...treasure, ...nature, ...city }

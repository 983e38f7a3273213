import { simulatedGames } from '../simulator/catalogue/catalogue.ts'
import { findSimulatedVendor } from '../simulator/catalogue/vendors.ts'
import type { SimulatedGame } from '../simulator/play/game.ts'
import { idOf } from './history.ts'
import { lotterySeeds } from './lottery-data.ts'
import { vendorSeeds } from './vendors-data.ts'

export interface GameSeed {
  readonly id: string
  readonly vendorCode: string
  readonly gameType: string
  readonly gameClassify: string | null
  readonly vendorGameCode: string
  readonly names: { readonly vi: string; readonly en: string }
  readonly availability: 'OPEN' | 'MAINTENANCE'
  readonly hasDemo: boolean
  readonly position: number
  /** What its picture shows (artwork/figures). */
  readonly motif: string | null
  readonly listedAt: Date
}

/** The recommended begin here, so that operators can put games before them. */
const FIRST_POSITION = 1_000
/** The catalogue grew by some games a day until this day. */
const NEWEST = Date.UTC(2026, 10, 20)
const DAYS_OF_GROWTH = 540
const THEMES_IN_TURN = 8
/** Of a sample each vendor has so many games of a kind. */
const SAMPLED = 8

/**
 * A vendor's games in the order it recommends them: each kind spread over the whole list, so that the first page shows
 * some of everything and the few scratch cards are not behind hundreds of slots.
 */
function inOrder(games: readonly SimulatedGame[]): SimulatedGame[] {
  const kinds = new Map<string, SimulatedGame[]>()
  for (const game of games) {
    const key = `${game.gameType} ${game.kind} ${game.gameClassify}`
    kinds.set(key, [...(kinds.get(key) ?? []), game])
  }
  return [...kinds.values()]
    .flatMap((kind) => kind.map((game, index) => ({ game, rank: (index + 0.5) / kind.length })))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ game }) => game)
}

/** Every vendor lists its themes in the same order: each begins at another one, or a list of all would be dragons first. */
function placeOf(index: number, vendorIndex: number): number {
  const turn = index % THEMES_IN_TURN
  return index - turn + ((turn + vendorIndex) % THEMES_IN_TURN)
}

function seedOf(game: SimulatedGame, index: number, vendorIndex: number): GameSeed {
  const id = idOf(`game:${game.code}`)
  const age = Number.parseInt(id.slice(0, 6), 16) % DAYS_OF_GROWTH
  return {
    id,
    vendorCode: game.vendorCode,
    gameType: game.gameType,
    gameClassify: game.gameClassify ?? null,
    vendorGameCode: game.code,
    names: game.names,
    availability: 'OPEN',
    // Play money is kept by the vendor; the wire of transfer wallets knows none.
    hasDemo: findSimulatedVendor(game.vendorCode)?.wallet !== 'transfer',
    position: FIRST_POSITION + placeOf(index, vendorIndex) * 100 + vendorIndex,
    motif: game.kind === 'slot' ? game.theme : game.kind,
    listedAt: new Date(NEWEST - age * 86_400_000),
  }
}

const playable: readonly GameSeed[] = vendorSeeds.flatMap(({ code }, vendorIndex) =>
  inOrder(simulatedGames().filter(({ vendorCode }) => vendorCode === code)).map((game, index) =>
    seedOf(game, index, vendorIndex),
  ),
)

type Coming = readonly [
  gameType: string,
  vendor: string,
  names: readonly (readonly [vi: string, en: string, classify?: string])[],
]

/** Games without an engine yet: shown under maintenance. Bingo is not available (section 3). */
const coming: readonly Coming[] = [
  ['RNG', 'MG', [['Bingo', 'Bingo', 'BG']]],
  ['RNG', 'PT', [['Bingo', 'Bingo', 'BG']]],
]

const comingGames: readonly GameSeed[] = coming.flatMap(([gameType, vendorCode, names]) =>
  names.map(([vi, en, classify], index) => ({
    id: idOf(`game:${vendorCode}:${gameType}:${en}`),
    vendorCode,
    gameType,
    gameClassify: classify ?? null,
    vendorGameCode: en.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
    names: { vi, en },
    availability: 'MAINTENANCE' as const,
    hasDemo: false,
    position: 900_000 + index,
    motif: null,
    listedAt: new Date(NEWEST - DAYS_OF_GROWTH * 86_400_000),
  })),
)

/** Our own lotteries as games of the lobby, in their order. */
const lotteryGames: readonly GameSeed[] = lotterySeeds.map((lottery, index) => ({
  id: lottery.gameId,
  vendorCode: lottery.vendorCode,
  gameType: lottery.gameType,
  gameClassify: null,
  vendorGameCode: lottery.code,
  names: lottery.names,
  availability: 'OPEN',
  hasDemo: false,
  position: FIRST_POSITION + index,
  motif: null,
  listedAt: new Date(NEWEST),
}))

/** The catalogue: some ten thousand games that play, and those to come. */
export const gameSeeds: readonly GameSeed[] = [...playable, ...lotteryGames, ...comingGames]

/** The first games of each vendor and kind, and every lottery: enough to show everything, quick to write. For tests. */
export function sampleOf(games: readonly GameSeed[]): GameSeed[] {
  const counts = new Map<string, number>()
  const lotteries = new Set(lotterySeeds.map(({ gameId }) => gameId))
  return games.filter(({ id, vendorCode, gameType, gameClassify }) => {
    if (lotteries.has(id)) return true
    const key = `${vendorCode} ${gameType} ${gameClassify}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= SAMPLED
  })
}

const HOT_GAMES = 24
const MAX_WIN_GAMES = 12
/** Vendors whose games the lobby shows first and demo members played. */
const prominent = ['JL', 'CQ9', 'PT', 'JDB', 'FC', 'MG']

const prominentSlots = sampleOf(playable)
  .filter(({ vendorCode, gameType }) => gameType === 'RNG' && prominent.includes(vendorCode))
  .toSorted((left, right) => left.position - right.position)

const ofSlots = (isJackpot: boolean, count: number) =>
  prominentSlots
    .filter(({ gameClassify }) => (isJackpot ? gameClassify === 'JP' : gameClassify === null))
    .slice(0, count)
    .map(({ id }) => id)

/** Hot games: the first slots of the prominent vendors in turn. */
export const hotGameIds: readonly string[] = ofSlots(false, HOT_GAMES)
/** Games behind MXWIN: their slots with pots. */
export const maxWinGameIds: readonly string[] = ofSlots(true, MAX_WIN_GAMES)

/** Slots that demo members have played, of vendors that every brand offers. */
export const playedSlots: readonly GameSeed[] = prominentSlots.filter(
  ({ vendorCode, gameClassify }) => gameClassify === null && ['JL', 'CQ9', 'PT'].includes(vendorCode),
)

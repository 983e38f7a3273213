import type { GameType, KindCode } from '../play/game.ts'
import type { WalletCode } from '../play/wallet.ts'

/** Games of one kind that a vendor offers in one category. */
export interface Offer {
  readonly kind: KindCode
  readonly gameType: GameType
  readonly gameClassify?: string
  /** Which of the kind's variants; all of them by default. */
  readonly variants?: readonly string[]
  /** Which of the kind's themes; all of them by default. */
  readonly themes?: readonly string[]
  readonly count: number
}

export interface SimulatedVendor {
  /** Section 3 of the specification. */
  readonly code: string
  readonly name: string
  readonly wallet: WalletCode
  readonly offers: readonly Offer[]
}

const fish: Offer = { kind: 'fishing', gameType: 'FISH', count: 16 }
const live: readonly Offer[] = [
  { kind: 'baccarat', gameType: 'LIVE', count: 10 },
  { kind: 'dragon-tiger', gameType: 'LIVE', count: 5 },
]
const cards: Offer = {
  kind: 'card-table',
  gameType: 'PVP',
  variants: ['tien-len', 'three-cards', 'tai-xiu'],
  count: 18,
}
const football: Offer = {
  kind: 'sports',
  gameType: 'SPORTS',
  variants: ['football'],
  themes: ['night_pitch', 'golden_cup', 'blue_stadium'],
  count: 2,
}
const esports: Offer = {
  kind: 'sports',
  gameType: 'ESPORTS',
  variants: ['esports'],
  themes: ['neon_arena', 'crimson_arena'],
  count: 3,
}
const cockfight: Offer = { kind: 'cockfight', gameType: 'COCKFIGHT', count: 4 }

/** So many slots, and beside them the smaller kinds of the category. Jackpot slots are told apart in the catalogue. */
const slots = (count: number): readonly Offer[] => [
  { kind: 'slot', gameType: 'RNG', variants: ['steady', 'bold', 'ways'], count: Math.round(count * 0.86) },
  { kind: 'slot', gameType: 'RNG', gameClassify: 'JP', variants: ['jackpot'], count: Math.round(count * 0.14) },
  { kind: 'scratch', gameType: 'RNG', gameClassify: 'SC', count: 18 },
  { kind: 'video-poker', gameType: 'RNG', gameClassify: 'VP', count: 12 },
  { kind: 'card-table', gameType: 'RNG', gameClassify: 'TG', variants: ['blackjack', 'tai-xiu'], count: 12 },
  { kind: 'crash', gameType: 'RNG', gameClassify: 'AC', count: 8 },
]

const vendor = (code: string, name: string, wallet: WalletCode, ...offers: readonly Offer[]): SimulatedVendor => ({
  code,
  name,
  wallet,
  offers,
})

/** The simulated makers of games: which categories each serves (section 3), and how it reaches the player's money. */
export const simulatedVendors: readonly SimulatedVendor[] = [
  vendor('JL', 'JILI', 'hub88', ...slots(720), fish),
  vendor('PG', 'PG Soft', 'gcp', ...slots(700)),
  vendor('CQ9', 'CQ9', 'hub88', ...slots(640), fish),
  vendor('JDB', 'JDB', 'hub88', ...slots(560)),
  vendor('FC', 'Fa Chai', 'hub88', ...slots(480)),
  vendor('PT', 'Playtech', 'hub88', ...slots(820), ...live, fish),
  vendor('MG', 'Microgaming', 'hub88', ...slots(780)),
  vendor('PNG', "Play'n GO", 'gcp', ...slots(620)),
  vendor('MGS', 'MGS', 'hub88', ...slots(420)),
  vendor('RTG', 'RTG', 'gcp', ...slots(440), fish),
  vendor('TTG', 'TTG', 'gcp', ...slots(380)),
  vendor('ISB', 'iSoftBet', 'gcp', ...slots(400)),
  vendor('AE', 'AE', 'hub88', ...slots(260)),
  vendor('AG', 'Asia Gaming', 'hub88', ...slots(300), ...live, fish),
  vendor('GG', 'GG', 'gcp', ...slots(340), fish),
  vendor('WD', 'WD', 'gcp', ...slots(300)),
  vendor('BGS', 'BGS', 'hub88', ...slots(360)),
  vendor('EG2', 'EG2', 'hub88', ...slots(320)),
  vendor('BBIN', 'BBIN', 'transfer', ...live, fish),
  vendor('BG', 'Big Gaming', 'hub88', ...live),
  vendor('DG', 'Dream Gaming', 'gcp', ...live),
  vendor('EA', 'EA', 'hub88', ...live),
  vendor('LOTUS', 'Lotus', 'transfer', ...live),
  vendor('OG', 'Oriental Game', 'gcp', ...live),
  vendor('TGP', 'TGP', 'hub88', ...live),
  vendor('KX', 'KX', 'hub88', cards),
  vendor('KY', 'KY', 'gcp', cards),
  vendor('TH', 'TH', 'hub88', cards),
  vendor('WS', 'WS', 'gcp', cards),
  vendor('XY', 'XY', 'hub88', cards),
  vendor('IBC', 'IBC', 'hub88', football, esports),
  vendor('SBT', 'SBT', 'hub88', football),
  vendor('UG', 'UG', 'gcp', football),
  vendor('TFG', 'TFG', 'hub88', esports),
  vendor('SV388', 'SV388', 'hub88', cockfight),
]

const byCode = new Map(simulatedVendors.map((each) => [each.code, each]))

export function findSimulatedVendor(code: string): SimulatedVendor | undefined {
  return byCode.get(code)
}

import { slotGames } from '../simulator/games/slot/catalogue.ts'
import { idOf } from './history.ts'

export interface VendorSeed {
  readonly code: string
  readonly name: string
  /** How many slots of the simulated vendor it offers. */
  readonly slots: number
  /** Whether the second, smaller brand offers it too. */
  readonly everywhere?: true
  /** Keeps its players' money in wallets of its own (transfer style, domain.md 4). */
  readonly keepsWallets?: true
}

/** Vendors of section 3, those with playable games first. */
export const vendorSeeds: readonly VendorSeed[] = [
  { code: 'JL', name: 'JILI', slots: 18, everywhere: true },
  { code: 'PG', name: 'PG', slots: 14, everywhere: true },
  { code: 'CQ9', name: 'CQ9', slots: 12, everywhere: true },
  { code: 'JDB', name: 'JDB', slots: 11 },
  { code: 'FC', name: 'FC', slots: 11 },
  { code: 'PT', name: 'PT', slots: 8, everywhere: true },
  { code: 'MG', name: 'MG', slots: 6 },
  { code: 'PNG', name: 'PNG', slots: 4 },
  ...['AE', 'RTG', 'TTG', 'ISB', 'MGS', 'GG', 'WD', 'AG'].map((code) => ({ code, name: code, slots: 2 })),
  ...[
    'BBIN',
    'BG',
    'DG',
    'EA',
    'LOTUS',
    'OG',
    'TGP',
    'KX',
    'KY',
    'TH',
    'WS',
    'XY',
    'IBC',
    'SBT',
    'UG',
    'EG2',
    'BGS',
  ].map((code) => ({
    code,
    name: code,
    slots: 0,
    ...(code === 'BBIN' || code === 'LOTUS' ? { keepsWallets: true as const } : {}),
  })),
  { code: 'TFG', name: 'TFG', slots: 0 },
  { code: 'SV388', name: 'SV388', slots: 0 },
  { code: 'TCG_LOTTO_VN', name: 'Xổ Số Việt Nam', slots: 0 },
  { code: 'TCG_SEA', name: 'SEA Lottery', slots: 0 },
  { code: 'LOTT', name: 'Xổ Số Nhanh', slots: 0 },
]

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
}

/** Editions of a slot, so that two vendors' games of one theme bear different names; the theme is what opens. */
const editions = [
  { vi: '', en: '' },
  { vi: ' Siêu Cấp', en: ' Deluxe' },
  { vi: ' 88', en: ' 88' },
  { vi: ' Hoàng Gia', en: ' Royale' },
  { vi: ' Bùng Nổ', en: ' Blast' },
]

/** Themes take turns, so that neighbours in a list are of different ones. */
const slotOrder = Array.from(
  { length: slotGames.length },
  (_none, index) => slotGames[(index % 4) * 6 + Math.floor(index / 4)],
)

let slotNumber = 0
const slots: GameSeed[] = vendorSeeds.flatMap((vendor, vendorIndex) =>
  Array.from({ length: vendor.slots }, (_none, index) => {
    const slot = slotOrder[slotNumber % slotOrder.length]
    const edition = editions[Math.floor(slotNumber / slotOrder.length)]
    if (slot === undefined || edition === undefined) throw new Error('There are more slots than names for them')
    slotNumber += 1
    return {
      id: idOf(`game:${vendor.code}:RNG:${slot.code}`),
      vendorCode: vendor.code,
      gameType: 'RNG',
      gameClassify: null,
      vendorGameCode: slot.code,
      names: { vi: slot.names.vi + edition.vi, en: slot.names.en + edition.en },
      availability: 'OPEN' as const,
      hasDemo: true,
      position: index * 100 + vendorIndex,
    }
  }),
)

type Coming = readonly [
  gameType: string,
  vendors: readonly string[],
  names: readonly (readonly [vi: string, en: string, classify?: string])[],
]

/** Games whose engines are not there yet: shown under maintenance, each vendor of a category with these. */
const coming: readonly Coming[] = [
  [
    'LIVE',
    ['AG', 'BBIN', 'BG', 'DG', 'EA', 'LOTUS', 'OG', 'PT', 'TGP'],
    [
      ['Baccarat', 'Baccarat'],
      ['Rồng Hổ', 'Dragon Tiger'],
      ['Xóc Đĩa', 'Xoc Dia'],
      ['Roulette', 'Roulette'],
    ],
  ],
  [
    'FISH',
    ['AG', 'BBIN', 'CQ9', 'GG', 'PT', 'RTG', 'JL'],
    [
      ['Bắn Cá Long Vương', 'Dragon King Fishing'],
      ['Biển Sâu Săn Thưởng', 'Deep Sea Bounty'],
    ],
  ],
  ['SPORTS', ['IBC', 'SBT', 'UG'], [['Thể Thao', 'Sportsbook']]],
  ['ESPORTS', ['TFG', 'IBC'], [['Thể Thao Điện Tử', 'E-sports']]],
  [
    'COCKFIGHT',
    ['SV388'],
    [
      ['Đá Gà Thomo', 'Thomo Cockfight'],
      ['Đá Gà Peru', 'Peru Cockfight'],
    ],
  ],
  [
    'PVP',
    ['KX', 'KY', 'TH', 'WS', 'XY'],
    [
      ['Tiến Lên Miền Nam', 'Tien Len'],
      ['Phỏm', 'Phom'],
      ['Tài Xỉu', 'Over Under'],
    ],
  ],
  [
    'LOTT',
    ['TCG_LOTTO_VN'],
    [
      ['Xổ Số Miền Nam', 'Southern Lottery'],
      ['Xổ Số Miền Trung', 'Central Lottery'],
      ['Xổ Số Miền Bắc', 'Northern Lottery'],
    ],
  ],
  [
    'ELOTT',
    ['LOTT'],
    [
      ['Xổ Số 1 Phút', 'One-Minute Lottery'],
      ['PK10 Siêu Tốc', 'PK10 Express'],
      ['Mega 11 Chọn 5', 'Mega 11X5'],
    ],
  ],
  [
    'ELOTT',
    ['TCG_SEA'],
    [
      ['Xổ Số Thái', 'Thai Lottery'],
      ['Xổ Số Lào', 'Lao Lottery'],
    ],
  ],
  [
    'RNG',
    ['MG', 'PT'],
    [
      ['Thẻ Cào May Mắn', 'Lucky Scratch', 'SC'],
      ['Video Poker', 'Video Poker', 'VP'],
      ['Hũ Vàng Tích Lũy', 'Golden Jackpot', 'JP'],
      ['Blackjack', 'Blackjack', 'TG'],
      ['Đua Ngựa', 'Horse Racing', 'AC'],
      ['Bingo', 'Bingo', 'BG'],
    ],
  ],
]

const comingGames: GameSeed[] = coming.flatMap(([gameType, vendors, names]) =>
  vendors.flatMap((vendorCode, vendorIndex) =>
    names.map(([vi, en, classify], index) => ({
      id: idOf(`game:${vendorCode}:${gameType}:${en}`),
      vendorCode,
      gameType,
      gameClassify: classify ?? null,
      vendorGameCode: en.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
      names: { vi, en },
      availability: 'MAINTENANCE' as const,
      hasDemo: false,
      position: 10_000 + index * 100 + vendorIndex,
    })),
  ),
)

/** The catalogue: slots that play, and the rest of section 3 still under maintenance. */
export const gameSeeds: readonly GameSeed[] = [...slots, ...comingGames]

const HOT_GAMES = 12

/** Hot games: the first slots of the vendors in turn, each of another kind, so that no two look alike. */
export const hotGameIds: readonly string[] = slots
  .toSorted((left, right) => left.position - right.position)
  .filter(
    ({ vendorGameCode }, index, all) => all.findIndex((other) => other.vendorGameCode === vendorGameCode) === index,
  )
  .slice(0, HOT_GAMES)
  .map(({ id }) => id)

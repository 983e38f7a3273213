import type { SportCode } from './sports.ts'

/** An invented side; rating 0 is the middle of its league, 1 its best. */
export interface Team {
  readonly name: string
  readonly rating: number
}

export interface League {
  readonly code: string
  readonly sport: SportCode
  readonly names: { readonly vi: string; readonly en: string }
  /** An even number, strongest first. */
  readonly teams: readonly Team[]
}

/** Ratings fall evenly from the first side to the last. */
function rate(names: readonly string[]): Team[] {
  return names.map((name, index) => ({ name, rating: 1 - (2 * index) / (names.length - 1) }))
}

export const leagues: readonly League[] = [
  {
    code: 'golden_star',
    sport: 'football',
    names: { vi: 'Giải Sao Vàng Việt Nam', en: 'Golden Star League, Vietnam' },
    teams: rate([
      'Hà Thành Sao Đỏ',
      'Sài Thành Phượng Hoàng',
      'Sông Hàn FC',
      'Đất Cảng Hải Âu',
      'Cố Đô Huyền Thoại',
      'Tây Đô FC',
      'Phố Núi Đại Bàng',
      'Đất Mỏ Kim Cương',
      'Miền Đông Báo Đen',
      'Biển Xanh Nha Giang',
      'Cao Nguyên Gió',
      'Đồng Tháp Sen Hồng',
    ]),
  },
  {
    code: 'northern_crown',
    sport: 'football',
    names: { vi: 'Giải Vương Miện Bắc Âu', en: 'Northern Crown League' },
    teams: rate([
      'Castlemere United',
      'Northbrook Rovers',
      'Elmsworth City',
      'Redmoor Athletic',
      'Kingsvale',
      'Stonewick Rangers',
      'Ravensford',
      'Oakenhurst Albion',
      'Millbrook County',
      'Silverfen Town',
      'Brackenmoor',
      'Wexcombe Harriers',
    ]),
  },
  {
    code: 'eastern_cup',
    sport: 'football',
    names: { vi: 'Cúp Phương Đông', en: 'Eastern Cup' },
    teams: rate([
      'Seoran Tigers',
      'Kyomori FC',
      'Longyun Dragons',
      'Hanbit United',
      'Minasora Wings',
      'Jinhai Stars',
      'Chang Thong',
      'Mekong Lotus',
      'Rajawali Timur',
      'Penara Bay',
      'Merlion Harbour',
      'Luzvida Suns',
    ]),
  },
  {
    code: 'monsoon_hoops',
    sport: 'basketball',
    names: { vi: 'Giải Bóng rổ Gió Mùa', en: 'Monsoon Basketball League' },
    teams: rate([
      'Sài Thành Flames',
      'Hà Thành Dragons',
      'Manalo Typhoons',
      'Bangrak Giants',
      'Đà Giang Sharks',
      'Kintara Hawks',
      'Tây Đô Crocs',
      'Straits Bulls',
    ]),
  },
  {
    code: 'lotus_open',
    sport: 'tennis',
    names: { vi: 'Quần vợt Hoa Sen Mở rộng', en: 'Lotus Tennis Open' },
    teams: rate([
      'Lê Hoàng Nam Phong',
      'M. Kovarec',
      'T. Asakuro',
      'Trần Minh Vũ',
      'J. Lindqvall',
      'A. Bellomare',
      'P. Suwanchai',
      'D. Harwyck',
    ]),
  },
  {
    code: 'guardian_series',
    sport: 'moba',
    names: { vi: 'Vệ Thần Series', en: 'Guardian Series' },
    teams: rate([
      'Saigon Stormriders',
      'Hanoi Nightcrane',
      'Azure Kirin',
      'Seoul Vortex Nine',
      'Team Bamboo',
      'Crimson Naga',
      'Island Reapers',
      'Iron Pagoda',
      'Moonlit Foxes',
      'Delta Mantis',
    ]),
  },
  {
    code: 'frontline_masters',
    sport: 'shooter',
    names: { vi: 'Tiền Tuyến Masters', en: 'Frontline Masters' },
    teams: rate([
      'Nordic Ember',
      'Red River Recon',
      'Ghost Lantern',
      'Steel Carp',
      'Baltika Five',
      'Night Market Gaming',
      'Sandstorm Unit',
      'Typhoon Squad',
      'Lucky Thirteen',
      'Copper Wolves',
    ]),
  },
]

/** The pair that plays as the `index`-th match of a league, each round every side once (circle method). */
export function pairOf(league: League, index: number): readonly [home: Team, away: Team] {
  const count = league.teams.length
  const matches = count / 2
  const round = Math.floor(index / matches)
  const match = index % matches
  const place = (position: number) => (position === 0 ? 0 : 1 + ((position - 1 + round) % (count - 1)))
  const first = league.teams[place(match)]
  const second = league.teams[place(count - 1 - match)]
  if (!first || !second) throw new Error(`league ${league.code} has an odd number of sides`)
  return (round + match) % 2 === 0 ? [first, second] : [second, first]
}

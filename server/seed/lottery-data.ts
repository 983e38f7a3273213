import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { seaSchedules } from '@croupier/lottery/families/sea/schedule.ts'
import { stations } from '@croupier/lottery/families/vietnam/stations.ts'
import { idOf } from './history.ts'

/** A lottery of the demo brands. */
export interface LotterySeed {
  readonly code: string
  readonly gameId: string
  readonly family: FamilyCode
  readonly vendorCode: 'LOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA'
  readonly gameType: 'LOTT' | 'ELOTT'
  readonly prizeMode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly icon: string
  readonly names: { readonly vi: string; readonly en: string }
  /** Seconds between draws of our own. */
  readonly periodSeconds: number | null
  /** When an official one is drawn (draw-calendar.ts of the platform). */
  readonly schedule: object | null
  readonly closeSeconds: number
}

const VENDORS = {
  LOTT: { gameType: 'ELOTT', prizeMode: 'ELOTT' },
  TCG_LOTTO_VN: { gameType: 'LOTT', prizeMode: 'LOTT' },
  TCG_SEA: { gameType: 'ELOTT', prizeMode: 'SEA' },
} as const
type VendorCode = keyof typeof VENDORS

/** Bets on official draws end so long before them, in seconds. */
const OFFICIAL_CLOSE = 600
/** Of our own: a twelfth of the time between two draws, five seconds of a minute. */
const CLOSING_SHARE = 12

type Named = Pick<LotterySeed, 'code' | 'family' | 'icon' | 'names'>

const seedOf = (vendorCode: VendorCode, lottery: Named) => ({
  ...lottery,
  ...VENDORS[vendorCode],
  vendorCode,
  gameId: idOf(`game:${vendorCode}:${lottery.code}`),
})

const own = (vendorCode: VendorCode, minutes: number, { names, code, ...lottery }: Named): LotterySeed => ({
  ...seedOf(vendorCode, {
    ...lottery,
    code: `${code}_${minutes}M`,
    names: { vi: `${names.vi} ${minutes} phút`, en: `${names.en} ${minutes} min` },
  }),
  periodSeconds: minutes * 60,
  schedule: null,
  closeSeconds: (minutes * 60) / CLOSING_SHARE,
})

const official = (vendorCode: VendorCode, schedule: object, lottery: Named): LotterySeed => ({
  ...seedOf(vendorCode, lottery),
  periodSeconds: null,
  schedule,
  closeSeconds: OFFICIAL_CLOSE,
})

const fast: readonly Named[] = [
  { code: 'SSC', family: 'SSC', icon: 'SSC', names: { vi: 'SSC', en: 'SSC' } },
  { code: '11X5', family: '11X5', icon: '11X5', names: { vi: '11 Chọn 5', en: '11 Pick 5' } },
  { code: 'PK10', family: 'PK10', icon: 'PK10', names: { vi: 'PK10', en: 'PK10' } },
  { code: 'LHC', family: 'LHC', icon: 'LHC', names: { vi: 'Lục Hợp Thái', en: 'Mark Six' } },
  { code: 'LF', family: 'LF', icon: 'LF', names: { vi: 'Happy Ten', en: 'Happy Ten' } },
  { code: 'K3', family: 'K3', icon: 'K3', names: { vi: 'Xúc Xắc K3', en: 'K3 Dice' } },
]

const north: Named = {
  code: 'VN_NORTH',
  family: 'VN_NORTH',
  icon: 'VN_NORTH',
  names: { vi: 'Miền Bắc', en: 'Northern Vietnam' },
}
const south: Named = {
  code: 'VN_SOUTH',
  family: 'VN_SOUTH',
  icon: 'VN_SOUTH',
  names: { vi: 'Miền Nam', en: 'Southern Vietnam' },
}
const sea: Named = { code: 'SEA', family: 'SEA', icon: 'SEA', names: { vi: 'SEA', en: 'SEA' } }

/** The stations of the north draw in turn, one a day: together they are one lottery. */
const northern = stations.filter(({ region }) => region === 'NORTH')

const vietnam: readonly LotterySeed[] = [
  ...northern.slice(0, 1).map(({ zone, drawTime }) => {
    const weekdays = [...new Set(northern.flatMap((station) => station.weekdays))].toSorted()
    return official('TCG_LOTTO_VN', { zone, time: drawTime, weekdays }, north)
  }),
  ...stations
    .filter(({ region }) => region !== 'NORTH')
    .map(({ code, name, region, family, zone, drawTime, weekdays }) =>
      official(
        'TCG_LOTTO_VN',
        { zone, time: drawTime, weekdays },
        { code: `VN_${code}`, family, icon: `VN_${region}`, names: { vi: name, en: name } },
      ),
    ),
  own('TCG_LOTTO_VN', 1, north),
  own('TCG_LOTTO_VN', 1, south),
  own('TCG_LOTTO_VN', 5, south),
]

const SEA_CODES: Readonly<Record<string, { code: string; names: Named['names'] }>> = {
  THAI_LAN: { code: 'SEA_THAI', names: { vi: 'Xổ Số Thái Lan', en: 'Thai Lottery' } },
  LAO: { code: 'SEA_LAO', names: { vi: 'Xổ Số Lào', en: 'Lao Lottery' } },
}

const southEastAsia: readonly LotterySeed[] = [
  ...seaSchedules.flatMap(({ code, days, drawTime, zone }) => {
    const named = SEA_CODES[code]
    if (named === undefined) return []
    const when = 'weekdays' in days ? days : { days: days.daysOfMonth }
    const lottery = { ...named, family: 'SEA', icon: named.code } as const
    return official('TCG_SEA', { zone, time: drawTime, ...when }, lottery)
  }),
  own('TCG_SEA', 1, sea),
  own('TCG_SEA', 5, sea),
]

/** The lotteries of the demo brands in the order of their menus. */
export const lotterySeeds: readonly LotterySeed[] = [
  ...fast.flatMap((lottery) => [1, 3, 5].map((minutes) => own('LOTT', minutes, lottery))),
  ...vietnam,
  ...southEastAsia,
]

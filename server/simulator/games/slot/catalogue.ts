import { bold, type SlotMathematics, steady } from './mathematics.ts'
import { publishedReturn } from './return.ts'

export const themeCodes = ['golden_dragon', 'deep_sea', 'neon_city', 'lotus_festival'] as const
export type ThemeCode = (typeof themeCodes)[number]

/** Three dresses of each theme: the colours of ground and frame. */
export const paletteCodes = ['night', 'ember', 'jade'] as const
export type PaletteCode = (typeof paletteCodes)[number]

/** One slot game: a theme in one dress, over one mathematics. */
export interface SlotGame {
  /** As in `sim_golden_dragon_1`. */
  readonly code: string
  readonly theme: ThemeCode
  readonly palette: PaletteCode
  readonly mathematics: SlotMathematics
  readonly names: { readonly vi: string; readonly en: string }
  /** Return to player in percent with two decimals. */
  readonly rtp: string
}

const names: Record<ThemeCode, readonly { vi: string; en: string }[]> = {
  golden_dragon: [
    { vi: 'Rồng Vàng', en: 'Golden Dragon' },
    { vi: 'Rồng Vàng Đại Phát', en: 'Golden Dragon Fortune' },
    { vi: 'Lửa Rồng', en: 'Dragon Fire' },
    { vi: 'Lửa Rồng Cuồng Nộ', en: 'Dragon Fire Fury' },
    { vi: 'Rồng Ngọc', en: 'Jade Dragon' },
    { vi: 'Rồng Ngọc Bất Tận', en: 'Jade Dragon Eternal' },
  ],
  deep_sea: [
    { vi: 'Đáy Biển Sâu', en: 'Deep Sea' },
    { vi: 'Kho Báu Đáy Biển', en: 'Deep Sea Treasure' },
    { vi: 'San Hô Đỏ', en: 'Red Coral' },
    { vi: 'Núi Lửa Đại Dương', en: 'Ocean Volcano' },
    { vi: 'Vịnh Ngọc Trai', en: 'Pearl Bay' },
    { vi: 'Hải Vương', en: 'Sea King' },
  ],
  neon_city: [
    { vi: 'Thành Phố Neon', en: 'Neon City' },
    { vi: 'Neon Sài Gòn', en: 'Saigon Neon' },
    { vi: 'Phố Đêm Rực Lửa', en: 'Hot Night Street' },
    { vi: 'Tay Đua Đêm', en: 'Night Rider' },
    { vi: 'Ánh Đèn Xanh', en: 'Green Lights' },
    { vi: 'Tốc Độ Neon', en: 'Neon Speed' },
  ],
  lotus_festival: [
    { vi: 'Lễ Hội Hoa Sen', en: 'Lotus Festival' },
    { vi: 'Đêm Hoa Đăng', en: 'Lantern Night' },
    { vi: 'Sen Hồng', en: 'Pink Lotus' },
    { vi: 'Trống Hội', en: 'Festival Drums' },
    { vi: 'Hồ Sen Ngọc', en: 'Jade Lotus Lake' },
    { vi: 'Rằm Tháng Tám', en: 'Full Moon of August' },
  ],
}

const published = { steady: publishedReturn(steady), bold: publishedReturn(bold) }

/** The twenty-four games on offer: odd numbers play steadily, even ones boldly. */
export const slotGames: readonly SlotGame[] = themeCodes.flatMap((theme) =>
  names[theme].map((name, index) => {
    const mathematics = index % 2 === 0 ? steady : bold
    return {
      code: `sim_${theme}_${index + 1}`,
      theme,
      palette: paletteCodes[Math.floor(index / 2)] ?? 'night',
      mathematics,
      names: name,
      rtp: published[mathematics.code],
    }
  }),
)

const byCode = new Map(slotGames.map((game) => [game.code, game]))

export function findSlotGame(code: string): SlotGame | undefined {
  return byCode.get(code)
}

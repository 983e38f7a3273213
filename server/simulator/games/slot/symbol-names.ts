import type { Language } from '../../http/language.ts'
import type { ThemeCode } from './catalogue.ts'
import type { SlotSymbol } from './symbols.ts'

type PictureNames = Readonly<
  Record<'wild' | 'scatter' | 'first' | 'second' | 'third' | 'fourth', Readonly<Record<Language, string>>>
>

const pictures: Record<ThemeCode, PictureNames> = {
  golden_dragon: {
    wild: { vi: 'Rồng (thay thế)', en: 'Dragon (wild)' },
    scatter: { vi: 'Ngọc lửa', en: 'Flaming pearl' },
    first: { vi: 'Thỏi vàng', en: 'Gold ingot' },
    second: { vi: 'Cá chép', en: 'Carp' },
    third: { vi: 'Đèn lồng', en: 'Lantern' },
    fourth: { vi: 'Đồng tiền cổ', en: 'Old coin' },
  },
  deep_sea: {
    wild: { vi: 'Đinh ba (thay thế)', en: 'Trident (wild)' },
    scatter: { vi: 'Rương báu', en: 'Treasure chest' },
    first: { vi: 'Ngọc trai', en: 'Pearl' },
    second: { vi: 'Rùa biển', en: 'Sea turtle' },
    third: { vi: 'Cá nhiệt đới', en: 'Reef fish' },
    fourth: { vi: 'Sao biển', en: 'Starfish' },
  },
  neon_city: {
    wild: { vi: 'Tia chớp (thay thế)', en: 'Lightning (wild)' },
    scatter: { vi: 'Quả cầu đèn', en: 'Mirror ball' },
    first: { vi: 'Xe máy', en: 'Motorbike' },
    second: { vi: 'Tòa tháp', en: 'Tower' },
    third: { vi: 'Tai nghe', en: 'Headphones' },
    fourth: { vi: 'Tô phở', en: 'Bowl of pho' },
  },
  lotus_festival: {
    wild: { vi: 'Trống đồng (thay thế)', en: 'Bronze drum (wild)' },
    scatter: { vi: 'Trăng rằm', en: 'Full moon' },
    first: { vi: 'Hoa sen', en: 'Lotus' },
    second: { vi: 'Thuyền', en: 'Boat' },
    third: { vi: 'Hoa đăng', en: 'Festival lantern' },
    fourth: { vi: 'Nón lá', en: 'Conical hat' },
  },
}

const letters: Partial<Record<SlotSymbol, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' }

/** What a symbol of a theme is called, for screen readers and paytables. */
export function symbolName(theme: ThemeCode, symbol: SlotSymbol, language: Language): string {
  return letters[symbol] ?? pictures[theme][symbol as keyof PictureNames][language]
}

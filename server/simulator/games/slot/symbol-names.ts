import type { Language } from '../../http/language.ts'
import type { SlotSymbol } from './symbols.ts'
import type { ThemeCode } from './themes.ts'

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
  tet_spring: {
    wild: { vi: 'Đầu lân (thay thế)', en: 'Lion head (wild)' },
    scatter: { vi: 'Pháo hoa', en: 'Fireworks' },
    first: { vi: 'Thỏi vàng', en: 'Gold ingot' },
    second: { vi: 'Bao lì xì', en: 'Red envelope' },
    third: { vi: 'Bánh chưng', en: 'Banh chung' },
    fourth: { vi: 'Hoa mai', en: 'Apricot blossom' },
  },
  pharaoh: {
    wild: { vi: 'Pharaoh (thay thế)', en: 'Pharaoh (wild)' },
    scatter: { vi: 'Kim tự tháp', en: 'Pyramid' },
    first: { vi: 'Bọ hung', en: 'Scarab' },
    second: { vi: 'Mắt thần', en: 'Eye of the gods' },
    third: { vi: 'Mèo thần', en: 'Sacred cat' },
    fourth: { vi: 'Ankh', en: 'Ankh' },
  },
  fruit_party: {
    wild: { vi: 'Số bảy (thay thế)', en: 'Seven (wild)' },
    scatter: { vi: 'Chuông vàng', en: 'Golden bell' },
    first: { vi: 'Dưa hấu', en: 'Watermelon' },
    second: { vi: 'Anh đào', en: 'Cherries' },
    third: { vi: 'Thanh long', en: 'Dragon fruit' },
    fourth: { vi: 'Chanh vàng', en: 'Lemon' },
  },
  jungle_temple: {
    wild: { vi: 'Hổ trắng (thay thế)', en: 'White tiger (wild)' },
    scatter: { vi: 'Cổng đền', en: 'Temple gate' },
    first: { vi: 'Mặt nạ vàng', en: 'Golden mask' },
    second: { vi: 'Voi', en: 'Elephant' },
    third: { vi: 'Vẹt', en: 'Parrot' },
    fourth: { vi: 'Rắn ngọc', en: 'Jade snake' },
  },
  space_miner: {
    wild: { vi: 'Tên lửa (thay thế)', en: 'Rocket (wild)' },
    scatter: { vi: 'Lỗ đen', en: 'Black hole' },
    first: { vi: 'Pha lê sao', en: 'Star crystal' },
    second: { vi: 'Hành tinh', en: 'Ringed planet' },
    third: { vi: 'Robot', en: 'Robot' },
    fourth: { vi: 'Sao chổi', en: 'Comet' },
  },
  pirate_cove: {
    wild: { vi: 'Cờ hải tặc (thay thế)', en: 'Pirate skull (wild)' },
    scatter: { vi: 'Bản đồ', en: 'Treasure map' },
    first: { vi: 'Thuyền buồm', en: 'Galleon' },
    second: { vi: 'La bàn', en: 'Compass' },
    third: { vi: 'Đại bác', en: 'Cannon' },
    fourth: { vi: 'Chai rượu', en: 'Bottle' },
  },
}

const letters: Partial<Record<SlotSymbol, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' }

/** What a symbol of a theme is called, for screen readers and paytables. */
export function symbolName(theme: ThemeCode, symbol: SlotSymbol, language: Language): string {
  return letters[symbol] ?? pictures[theme][symbol as keyof PictureNames][language]
}

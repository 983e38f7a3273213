import type { Motif } from './motifs.ts'

/** What a place is known for: lotteries are called after provinces, and some forty of them stand side by side. */
const KNOWN_FOR: readonly (readonly [places: string, motif: Motif])[] = [
  ['miền bắc|northern vietnam', 'bronzeDrum'],
  ['miền nam|southern vietnam|trà vinh', 'conicalHat'],
  ['tp.hcm|sài gòn', 'skyline'],
  ['đồng tháp', 'lotus'],
  ['cà mau', 'fish'],
  ['bến tre', 'palm'],
  ['vũng tàu|phú yên', 'lighthouse'],
  ['bạc liêu', 'kite'],
  ['đồng nai', 'waterfall'],
  ['cần thơ', 'flowerBoat'],
  ['sóc trăng|lào|lao lottery', 'temple'],
  ['tây ninh', 'bell'],
  ['an giang', 'ox'],
  ['bình thuận', 'dragonFruit'],
  ['vĩnh long', 'lemon'],
  ['bình dương', 'fruits'],
  ['long an', 'watermelon'],
  ['bình phước', 'durian'],
  ['hậu giang', 'pineapple'],
  ['tiền giang', 'mango'],
  ['kiên giang', 'pearl'],
  ['đà lạt', 'peach'],
  ['huế', 'crown'],
  ['đắk lắk|thái lan|thai lottery', 'elephant'],
  ['quảng nam', 'lantern'],
  ['đà nẵng', 'dragon'],
  ['khánh hòa', 'coral'],
  ['bình định', 'drum'],
  ['quảng trị', 'moon'],
  ['quảng bình', 'hourglass'],
  ['gia lai', 'volcano'],
  ['ninh thuận', 'grapes'],
  ['quảng ngãi', 'wave'],
  ['kon tum', 'flame'],
  ['đắk nông', 'mask'],
]

/** What stands beside the balls or tickets of a lottery. */
export function provinceOf(names: Readonly<Record<string, string | undefined>>): Motif | undefined {
  const all = Object.values(names).join(' ').normalize('NFC').toLowerCase()
  return KNOWN_FOR.find(([places]) => places.split('|').some((place) => all.includes(place)))?.[1]
}

/** What a slot may look like; pictures in `art/`, names of the symbols in `symbol-names.ts`. */
export const themeCodes = [
  'golden_dragon',
  'deep_sea',
  'neon_city',
  'lotus_festival',
  'tet_spring',
  'pharaoh',
  'fruit_party',
  'jungle_temple',
  'space_miner',
  'pirate_cove',
] as const
export type ThemeCode = (typeof themeCodes)[number]

import { openLanes } from '../../layouts/categories.ts'
import type { VendorCard, VendorLane } from '../../layouts/use-site.ts'

/** Vendors of slots the lobby shows in its slots row (§9: slice 0–10), and those behind MXWIN (10–15). */
export const slotVendors = { from: 0, to: 10 }
export const maxWinVendors = { from: 10, to: 15 }

/** Vendors shown of a category in the home tab (§9). */
export const previewCount = 5

/** Vendor whose slots are a row of their own (§4). */
export const jiliVendor = 'JL'

/** An item of the lobby's game menu: HOME, FAV, a category, or MXWIN. */
export type MenuKey = 'HOME' | 'FAV' | 'MXWIN' | VendorLane['gameCategory']

/** HOME, FAV, then the categories that have vendors, with MXWIN before SPORTS when there are vendors behind it (§2). */
export function menuKeys(lanes: readonly VendorLane[]): MenuKey[] {
  const categories = openLanes(lanes).map(({ gameCategory }) => gameCategory)
  const hasMaxWin = maxWinCards(lanes).length > 0
  const withMaxWin = categories.flatMap<MenuKey>((category) =>
    category === 'SPORTS' && hasMaxWin ? ['MXWIN', category] : [category],
  )
  if (hasMaxWin && !withMaxWin.includes('MXWIN')) withMaxWin.push('MXWIN')
  return ['HOME', 'FAV', ...withMaxWin]
}

/** The vendors of a category, each once. */
export function cardsOf(lanes: readonly VendorLane[], category: string): VendorCard[] {
  const cards = lanes.find(({ gameCategory }) => gameCategory === category)?.cards ?? []
  return [...new Map(cards.map((card) => [card.vassalage, card])).values()]
}

/** The vendors behind MXWIN. */
export function maxWinCards(lanes: readonly VendorLane[]): VendorCard[] {
  return cardsOf(lanes, 'RNG').slice(maxWinVendors.from, maxWinVendors.to)
}

import { openLanes } from '../../brand/categories.ts'
import type { LobbyCategory, LobbyVendor } from '../../brand/use-site.ts'

/** Vendors of slots the lobby shows in its slots row (§9: slice 0–10), and those behind MXWIN (10–15) unless games were chosen. */
export const slotVendors = { from: 0, to: 10 }
export const maxWinVendors = { from: 10, to: 15 }

/** Vendors or games shown of a category in the home tab (§9). */
export const previewCount = 5

/** Vendor whose slots are a row of their own (§4). */
export const jiliVendor = 'JL'

/** An item of the lobby's game menu: HOME, FAV, a category, or MXWIN. */
export type MenuKey = 'HOME' | 'FAV' | 'MAX_WIN' | LobbyCategory['gameType']

/**
 * HOME, FAV, then the categories that have vendors, with MXWIN before SPORTS (§2) where there are slots. Which games the
 * operator chose for MXWIN is not asked for this: the lobby would wait for what only its tab shows.
 */
export function menuKeys(lanes: readonly LobbyCategory[]): MenuKey[] {
  const categories = openLanes(lanes).map(({ gameType }) => gameType)
  const hasMaxWin = maxWinCards(lanes).length > 0
  const withMaxWin = categories.flatMap<MenuKey>((category) =>
    category === 'SPORTS' && hasMaxWin ? ['MAX_WIN', category] : [category],
  )
  if (hasMaxWin && !withMaxWin.includes('MAX_WIN')) withMaxWin.push('MAX_WIN')
  return ['HOME', 'FAV', ...withMaxWin]
}

/** The vendors of a category, each once. */
export function cardsOf(lanes: readonly LobbyCategory[], category: string): LobbyVendor[] {
  const cards = lanes.find(({ gameType }) => gameType === category)?.vendors ?? []
  return [...new Map(cards.map((card) => [card.code, card])).values()]
}

/** The vendors behind MXWIN when the operator chose no games for it; with few vendors of slots all of them. */
export function maxWinCards(lanes: readonly LobbyCategory[]): LobbyVendor[] {
  const cards = cardsOf(lanes, 'SLOTS')
  const behind = cards.slice(maxWinVendors.from, maxWinVendors.to)
  return behind.length > 0 ? behind : cards
}

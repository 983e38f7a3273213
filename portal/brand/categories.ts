import { hasPage, paths } from '../paths.ts'
import type { LobbyCategory, LobbyVendor } from './use-site.ts'

/** Categories in the order they are shown everywhere (§3, §4); COCKFIGHT stands after SPORTS. */
const order = ['LIVE', 'SLOTS', 'FISH', 'PVP', 'E_LOTTERY', 'LOTTERY', 'SPORTS', 'COCKFIGHT', 'ESPORTS'] as const
export type Category = (typeof order)[number]

/** The lanes that have at least one vendor, in order (§2: a category without vendors is not shown). */
export function openLanes(lanes: readonly LobbyCategory[]): LobbyCategory[] {
  return order.flatMap((category) => {
    const lane = lanes.find(({ gameType }) => gameType === category)
    return lane && lane.vendors.length > 0 ? [lane] : []
  })
}

/** Where a category is seen in full; null for one without a page. */
export function categoryPath(category: string): string | null {
  return hasPage(category) ? paths.category(category) : null
}

/** Where a vendor's games are seen. */
export function vendorPath({ gameType, code }: LobbyVendor): string | null {
  return hasPage(gameType) ? paths.category(gameType, { vendorCode: code }) : null
}

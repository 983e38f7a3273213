import type { VendorCard } from '../../brand/use-site.ts'
import type { LaunchTarget } from './use-launch.ts'

/** What a press on a vendor starts. */
export function launchTargetOf(card: VendorCard): LaunchTarget {
  return {
    id: card.nodeId ?? '',
    gameType: card.gameType,
    vassalage: card.vassalage,
    name: card.displayName,
    ...(card.isGame && { isGame: card.isGame }),
  }
}

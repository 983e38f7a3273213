import type { LobbyVendor } from '../../brand/use-site.ts'
import type { LaunchTarget } from './use-launch.ts'

/** What a press on a vendor starts. */
export function launchTargetOf(card: LobbyVendor): LaunchTarget {
  return {
    id: card.gameId ?? '',
    gameType: card.gameType,
    vendorCode: card.code,
    name: card.name,
  }
}

import type { LaunchOrder, LaunchPlayer, Player, RoundRecord } from '../vendor-adapter.ts'
import type { Adapters } from './adapters.ts'
import type { WatchedVendors } from './dependencies.ts'
import type { SessionGame } from './sessions.ts'

type Wire = Pick<SessionGame, 'vendorCode' | 'adapter'>

/** What is asked of vendors about their games, behind their breakers. */
export function createGameCalls({ health }: WatchedVendors, { openerOf }: Adapters) {
  return {
    /** Address of a game for money under a session just opened. Throws VENDOR_UNAVAILABLE, VENDOR_GAME_UNKNOWN. */
    launch: ({ vendorCode, adapter }: Wire, order: LaunchOrder, player: LaunchPlayer): Promise<string> =>
      health.guard({ merchantId: player.merchantId, vendorCode, adapter }, () =>
        openerOf(adapter).launch(order, player),
      ),

    /** Address of a game for fun, at a brand. Throws VENDOR_UNAVAILABLE, VENDOR_GAME_UNKNOWN. */
    launchDemo: ({ vendorCode, adapter }: Wire, order: LaunchOrder, merchantId: string): Promise<string> =>
      health.guard({ merchantId, vendorCode, adapter }, () => openerOf(adapter).launchDemo(order)),

    /** The vendor's record of a round. Throws VENDOR_UNAVAILABLE. */
    queryRound: (
      { vendorCode, adapter, round }: Wire & { readonly round: string },
      player: Player,
      language: string,
    ): Promise<RoundRecord> =>
      health.guard({ merchantId: player.merchantId, vendorCode, adapter }, () =>
        openerOf(adapter).queryRound(round, player, language),
      ),
  }
}

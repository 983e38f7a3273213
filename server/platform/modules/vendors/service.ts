import { createVendorHealth } from './health/health.ts'
import { createAdapters } from './service/adapters.ts'
import type { VendorsDependencies } from './service/dependencies.ts'
import { createGameCalls } from './service/game-calls.ts'
import { createKeptWallets } from './service/kept-wallets.ts'
import { createNews } from './service/news.ts'
import { createReports } from './service/reports.ts'
import { createSessions } from './service/sessions.ts'
import { createWalletOrders } from './service/wallet-orders.ts'
import type { VendorAdapter } from './vendor-adapter.ts'

export { HOUSE } from './health/health.ts'
export type { VendorsDependencies } from './service/dependencies.ts'
export type { Told } from './service/news.ts'
export { ALARMS } from './service/wallet-orders.ts'
export type { TransferWallet, WalletMove } from './transfer-wallet.ts'
export type {
  LaunchOrder,
  Player,
  ReportFailure,
  ReportQuery,
  RoundRecord,
  WalletCommand,
  WalletOutcome,
  WalletResult,
} from './vendor-adapter.ts'

/** Game vendors (domain.md 4): opens their games and carries out their wallet orders. */
export function createVendorsService(dependencies: VendorsDependencies) {
  const adapters = createAdapters(dependencies)
  const health = createVendorHealth({
    ...dependencies,
    limits: dependencies.breaker,
    probe: (source, gameCode) =>
      adapters.openerOf(source).launchDemo({ gameCode, language: 'vi', device: 'MOBILE', backUrl: undefined }),
  })
  const watched = { ...dependencies, health }

  return {
    health,
    /** The adapter that speaks a protocol, where it is configured. */
    findAdapter: (source: string): VendorAdapter | undefined => adapters.seamless.get(source),
    ...createSessions(dependencies),
    ...createGameCalls(watched, adapters),
    ...createWalletOrders(watched),
    ...createKeptWallets(watched, adapters),
    ...createNews(dependencies, adapters),
    ...createReports(dependencies, adapters),

    async close(): Promise<void> {
      await health.close()
      await adapters.close()
    },
  }
}

export type VendorsService = ReturnType<typeof createVendorsService>

import { createGcpAdapter } from '../adapters/gcp/gcp-adapter.ts'
import { createHub88Adapter } from '../adapters/hub88/hub88-adapter.ts'
import { createSignedApi } from '../adapters/signed-api.ts'
import { sign } from '../adapters/transfer-wallet/signature.ts'
import { createTransferGames } from '../adapters/transfer-wallet/transfer-games.ts'
import { createTransferWallet } from '../adapters/transfer-wallet/transfer-wallet-adapter.ts'
import { vendorsErrors } from '../errors.ts'
import type { GameOpener, VendorAdapter } from '../vendor-adapter.ts'
import type { VendorsDependencies } from './dependencies.ts'

/** Who speaks with the vendors, as far as it is configured. A new vendor is a folder under `adapters` and a line here. */
export function createAdapters({ config, logger }: Pick<VendorsDependencies, 'config' | 'logger'>) {
  const onError = (vendor: string) => (error: unknown) => logger.warn({ error, vendor }, 'vendor call failed')
  const hub88 = createHub88Adapter(config.hub88, onError('hub88'))
  const gcp = config.gcp && createGcpAdapter(config.gcp, onError('gcp'))
  const seamless = new Map<string, VendorAdapter>([hub88, gcp].flatMap((one) => (one ? [[one.source, one]] : [])))

  const transfer = config.transferWallet
  const transferApi =
    transfer &&
    createSignedApi({
      url: transfer.url,
      sign: (raw) => sign(transfer.key, raw),
      onError: onError('transfer-wallet'),
    })
  const transferGames = transferApi && createTransferGames(transferApi)
  const openers = new Map<string, GameOpener>(seamless)
  if (transferGames !== undefined) openers.set(transferGames.source, transferGames)

  return {
    seamless,
    openers,
    transferGames,
    transferWallet: transferApi && createTransferWallet(transferApi),

    /** Throws VENDOR_UNAVAILABLE. */
    openerOf(source: string): GameOpener {
      const opener = openers.get(source)
      if (opener === undefined) throw vendorsErrors.VENDOR_UNAVAILABLE()
      return opener
    },

    async close(): Promise<void> {
      await Promise.all([hub88.close(), gcp?.close(), transferApi?.close()])
    },
  }
}

export type Adapters = ReturnType<typeof createAdapters>

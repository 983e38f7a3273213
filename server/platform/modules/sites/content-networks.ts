import type { Transaction } from '../../db/connection.ts'
import { sitesErrors } from './errors.ts'
import { lockMerchant, updateContentNetworks } from './repository.ts'

/** Hosts that stand before the house's own, by what is taken from them; each is an origin, as `https://one.example`. */
export interface ContentNetworks {
  /** Pictures of the portal. */
  readonly images: readonly string[]
  /** Addresses at which games are launched. */
  readonly games: readonly string[]
}

/**
 * Changes the content networks of a brand within the caller's transaction. Throws CONTENT_NETWORK_ADDRESS,
 * CONTENT_NETWORK_TWICE, MERCHANT_NOT_FOUND.
 */
export async function changeContentNetworks(tx: Transaction, merchantId: string, wish: ContentNetworks, now: Date) {
  const after = { images: toOrigins(wish.images, 'images'), games: toOrigins(wish.games, 'games') }
  const row = await lockMerchant(tx.query, merchantId)
  if (row === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
  await updateContentNetworks(tx.query, merchantId, after, now)
  return { before: { images: row.image_cdns, games: row.launch_game_cdns }, after }
}

/** The addresses as a browser writes them, so that one host cannot stand twice in two spellings. */
function toOrigins(addresses: readonly string[], field: string): string[] {
  const origins: string[] = []
  for (const address of addresses) {
    const origin = toOrigin(address)
    if (origin === undefined) throw sitesErrors.CONTENT_NETWORK_ADDRESS({ field, extras: { address } })
    if (origins.includes(origin)) throw sitesErrors.CONTENT_NETWORK_TWICE({ field, extras: { address: origin } })
    origins.push(origin)
  }
  return origins
}

/** Only a host, only encrypted: a path would break the pages behind it, a password in it would be everybody's. */
function toOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, href, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && href === `${origin}/` ? origin : undefined
}

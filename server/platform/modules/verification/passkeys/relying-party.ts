import { isIpAddress } from '../../../../../formats/ip-address.ts'
import { verificationErrors } from '../errors.ts'
import type { Dependencies } from './dependencies.ts'

/** The site as a passkey knows it: keys made at one name do not open another. */
interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * The name the browser is at, if it is one of ours: that of the installation, a domain of the brand, or, in DEMO,
 * localhost. Throws PASSKEY_UNAVAILABLE; a bare address has no passkeys in any browser.
 */
export async function relyingParty(
  { config, sites }: Pick<Dependencies, 'config' | 'sites'>,
  merchantId: string,
  host: string,
): Promise<RelyingParty> {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const own = new URL(config.publicUrl)
  const isLocal = config.mode === 'DEMO' && (name === 'localhost' || name.endsWith('.localhost'))
  const isBrands = (await sites.findMerchantByDomain(name))?.id === merchantId
  if (isIpAddress(name) || !(isLocal || isBrands || name === own.hostname))
    throw verificationErrors.PASSKEY_UNAVAILABLE()
  const protocol = isLocal || host === own.host ? own.protocol : 'https:'
  return { id: name, origin: `${protocol}//${host}` }
}

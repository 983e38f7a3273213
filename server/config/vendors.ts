import type { Config } from './config.ts'
import { type OutsideParts, orDemo } from './outside.ts'
import type { PublicKeys } from './public-keys.ts'

/** The vendor that speaks Hub88's protocol; only the simulator has the vendor's private key here. */
export function readHub88(parts: OutsideParts, keys: PublicKeys): Config['hub88'] {
  const { read, live, simulatorUrl, secrets } = parts
  return {
    apiUrl: orDemo(parts, read.url('HUB88_API_URL'), 'HUB88_API_URL', `${simulatorUrl}/hub88`),
    operatorId: orDemo(parts, read.text('HUB88_OPERATOR_ID'), 'HUB88_OPERATOR_ID', '1'),
    operatorPrivateKey: secrets.hub88OperatorPrivateKey ?? '',
    operatorPublicKey: keys.hub88Operator,
    vendorPublicKey: keys.hub88Vendor,
    vendorPrivateKey: live ? undefined : secrets.hub88VendorPrivateKey,
  }
}

/** The aggregator that speaks GCP; without an address or a key there is none. */
export function readGcp({ read, live, simulatorUrl, secrets }: OutsideParts): Config['gcp'] {
  const apiUrl = read.url('GCP_API_URL') ?? (live ? undefined : `${simulatorUrl}/gcp`)
  const casinoId = read.text('GCP_CASINO_ID') ?? 'croupier'
  const key = secrets.gcpKey
  return apiUrl === undefined || key === undefined ? undefined : { apiUrl, casinoId, key }
}

/** The address that was given, or in DEMO the simulator's; without an address or a key there is no such vendor. */
export function readTransferWallet({ read, live, simulatorUrl, secrets }: OutsideParts): Config['transferWallet'] {
  const url = read.url('TRANSFER_WALLET_URL') ?? (live ? undefined : `${simulatorUrl}/transfer-wallet`)
  const key = secrets.transferWalletKey
  return url === undefined || key === undefined ? undefined : { url, key }
}

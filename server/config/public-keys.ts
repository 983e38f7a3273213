import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Reader } from './reader.ts'
import type { Secrets } from './secrets.ts'

interface Parts {
  readonly read: Reader
  readonly live: boolean
  readonly secrets: Partial<Secrets>
  readonly problems: string[]
}

/** PEM text of each; empty where there is no key or one of another kind. */
export interface PublicKeys {
  readonly sealing: string
  readonly hub88Operator: string
  readonly hub88Vendor: string
}

/** The public halves of the house's own keys, and the key of the vendor: in LIVE it gives one, in DEMO it is ours too. */
export function readPublicKeys({ read, live, secrets, problems }: Parts): PublicKeys {
  const sealing = publicKeyOf(secrets.sealingPrivateKey, 'SEALING_PRIVATE_KEY', 'ec', problems)
  const hub88Operator = publicKeyOf(secrets.hub88OperatorPrivateKey, 'HUB88_OPERATOR_PRIVATE_KEY', 'rsa', problems)
  const given = read.key('HUB88_VENDOR_PUBLIC_KEY')
  if (live && given === undefined) problems.push('HUB88_VENDOR_PUBLIC_KEY is needed in LIVE mode')
  const hub88Vendor = live
    ? publicKeyOf(given, 'HUB88_VENDOR_PUBLIC_KEY', 'rsa', problems)
    : (given ?? publicKeyOf(secrets.hub88VendorPrivateKey, 'HUB88_VENDOR_PRIVATE_KEY', 'rsa', problems))
  return { sealing, hub88Operator, hub88Vendor }
}

/** The public half in PEM form; empty, with the problem noted, where the key is none of that kind. */
export function publicKeyOf(key: string | undefined, name: string, kind: 'ec' | 'rsa', problems: string[]): string {
  if (key === undefined) return ''
  try {
    const isPrivate = key.includes('PRIVATE KEY')
    const publicKey = isPrivate ? createPublicKey(createPrivateKey(key)) : createPublicKey(key)
    const curve = publicKey.asymmetricKeyDetails?.namedCurve
    if (publicKey.asymmetricKeyType !== kind || (kind === 'ec' && curve !== 'prime256v1')) throw new Error('other kind')
    return publicKey.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    problems.push(`${name} must be ${kind === 'ec' ? 'a P-256' : 'an RSA'} key in PEM form`)
    return ''
  }
}

import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

/** Both sides sign their raw bodies with RSA-SHA256 and send the signature in base64 under this header. */
export const SIGNATURE_HEADER = 'x-hub88-signature'

/** Signs with a PEM private key. */
export function createSigner(privateKey: string): (body: Buffer) => string {
  const key = createPrivateKey(privateKey)
  return (body) => sign('RSA-SHA256', body, key).toString('base64')
}

/** Checks against a PEM public key. Anything but one well-formed signature over exactly these bytes is false. */
export function createVerifier(publicKey: string): (body: Buffer, signature: unknown) => boolean {
  const key = createPublicKey(publicKey)
  return (body, signature) =>
    typeof signature === 'string' &&
    /^[A-Za-z0-9+/]{20,2000}={0,2}$/.test(signature) &&
    verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'))
}

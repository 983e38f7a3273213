import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

/** Name of the header that carries the signature of either side. */
export const signatureHeader = 'x-hub88-signature'

/** RSA-SHA256 over the raw body, base64. The key is read once. */
export function createSigner(privateKeyPem: string) {
  const key = createPrivateKey(privateKeyPem)
  return (body: Buffer) => sign('RSA-SHA256', body, key).toString('base64')
}

/** Says whether a signature was made over exactly these bytes by the holder of the private key. */
export function createVerifier(publicKeyPem: string) {
  const key = createPublicKey(publicKeyPem)
  return (body: Buffer, signature: unknown) =>
    typeof signature === 'string' && verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'))
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts short secrets for the database (AES-256-GCM). `context` names whose secret it is: what was sealed for one
 * member opens for no other, so that rows cannot be swapped.
 */
export function createSecretBox(key: string) {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'croupier secret box', 32))
  return {
    seal(plain: string, context: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', derived, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return sealed.toString('base64url')
    },
    /** Throws when the text was changed, sealed with another key, or for another context. */
    open(sealed: string, context: string): string {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', derived, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
      const plain = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
      return Buffer.concat(plain).toString('utf8')
    },
  }
}

export type SecretBox = ReturnType<typeof createSecretBox>

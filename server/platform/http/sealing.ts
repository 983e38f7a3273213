import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, compactDecrypt, exportJWK, type JWK } from 'jose'
import type { Config } from '../../config/config.ts'
import type { Database } from '../db/connection.ts'
import { deleteBefore } from '../db/delete-before.ts'
import type { Clock } from '../lib/clock.ts'
import { httpErrors } from './errors.ts'

/** How old a sealed body may be, and how far ahead of our clock the sender's may run. */
const OLDEST_SECONDS = 60
const AHEAD_SECONDS = 10
const NONCE = /^[A-Za-z0-9_-]{16,64}$/

export interface SealingDependencies {
  readonly config: Pick<Config, 'sealing'>
  readonly database: Database
  readonly clock: Clock
}

/**
 * Opens the bodies of (E) calls: a compact JWE (ECDH-ES, A256GCM) to the key at `/wps/keys`, whose protected header
 * carries `iat` (seconds) and `jti` (a fresh nonce). A body is good once, for sixty seconds (domain.md 9).
 */
export function createSealing({ config, database, clock }: SealingDependencies) {
  const privateKey = createPrivateKey(config.sealing.privateKey)

  /** Takes the nonce, for every node alike; false when it was taken before. */
  async function takeNonce(nonce: string, now: Date): Promise<boolean> {
    const expiresAt = new Date(now.getTime() + 2 * OLDEST_SECONDS * 1000)
    const rows = await database.query
      .insertInto('sealed_nonces')
      .values({ nonce, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .execute()
    return rows.length > 0
  }

  return {
    /** The text inside a sealed body. Throws SEAL_INVALID or SEAL_REPLAYED. */
    async open(body: string): Promise<string> {
      const { plaintext, protectedHeader } = await decrypt(body, privateKey)
      const now = clock.now()
      const { iat, jti } = protectedHeader
      if (typeof iat !== 'number' || typeof jti !== 'string' || !NONCE.test(jti)) throw httpErrors.SEAL_INVALID()
      const age = now.getTime() / 1000 - iat
      if (age > OLDEST_SECONDS || age < -AHEAD_SECONDS) throw httpErrors.SEAL_REPLAYED()
      if (!(await takeNonce(jti, now))) throw httpErrors.SEAL_REPLAYED()
      return new TextDecoder().decode(plaintext)
    },

    /** Forgets nonces that are too old to matter; a job calls it. */
    async forgetOldNonces(): Promise<void> {
      await deleteBefore(database.query, 'sealed_nonces', 'expires_at', clock.now())
    },

    publicKeys: () => publicKeysOf(config.sealing.publicKey),
  }
}

async function decrypt(body: string, key: KeyObject) {
  try {
    return await compactDecrypt(body, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))
      throw httpErrors.SEAL_INVALID()
    throw error
  }
}

/** The key set of `/wps/keys`; the key's id is its thumbprint. */
async function publicKeysOf(pem: string): Promise<{ keys: JWK[] }> {
  const jwk = await exportJWK(createPublicKey(pem))
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'enc', alg: 'ECDH-ES' }] }
}

export type Sealing = ReturnType<typeof createSealing>

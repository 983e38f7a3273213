import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

const keyLifetime = 300_000

/**
 * Seals bodies of (E) calls: a compact JWE (ECDH-ES, A256GCM) to the platform's published key. `iat` and `jti` stand in the
 * protected header, by which the platform refuses replays (domain.md 9). `readKeys` gives the key set of `/wps/keys`.
 */
export function createSealer(readKeys: () => Promise<{ keys: readonly Record<string, unknown>[] }>) {
  let known: { key: Promise<SealingKey>; readAt: number } | undefined

  const currentKey = (): Promise<SealingKey> => {
    if (known !== undefined && Date.now() - known.readAt < keyLifetime) return known.key
    const key = readKeys().then(pickKey)
    known = { key, readAt: Date.now() }
    key.catch(() => {
      known = undefined
    })
    return key
  }

  return {
    async seal(body: unknown): Promise<string> {
      const { key, id } = await currentKey()
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
        .setProtectedHeader({
          alg: 'ECDH-ES',
          enc: 'A256GCM',
          cty: 'json',
          ...(id !== undefined && { kid: id }),
          iat: Math.floor(Date.now() / 1000),
          jti: randomUUID(),
        })
        .encrypt(key)
    },
    /** Forgets the key, because the platform could not open what was sealed to it. */
    forget(): void {
      known = undefined
    },
  }
}

export type Sealer = ReturnType<typeof createSealer>

interface SealingKey {
  readonly key: Awaited<ReturnType<typeof importJWK>>
  readonly id: string | undefined
}

async function pickKey(set: { keys: readonly Record<string, unknown>[] }): Promise<SealingKey> {
  const jwk = (set.keys as readonly JWK[]).find((one) => one.kty === 'EC' && one.crv === 'P-256')
  if (jwk === undefined) throw new Error('/wps/keys publishes no P-256 key')
  return { key: await importJWK(jwk, 'ECDH-ES'), id: jwk.kid }
}

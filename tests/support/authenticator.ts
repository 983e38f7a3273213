import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const url64 = (data: Uint8Array) => Buffer.from(data).toString('base64url')
/** User present and verified; with attested credential data. */
const [VERIFIED, WITH_KEY] = [0x05, 0x45]

/** A passkey in software: makes one ES256 key for a site and signs what it is asked, as a browser would send it. */
export function createAuthenticator(origin: string) {
  const site = new URL(origin)
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }))
  function authenticatorData(flags: number): Buffer {
    counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(site.hostname), head])
  }
  const common = { id: url64(id), rawId: url64(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** Answers `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([
        authenticatorData(WITH_KEY),
        Buffer.alloc(16),
        length,
        id,
        Buffer.from(isoCBOR.encode(key)),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: url64(clientData('webauthn.create', challenge)),
          attestationObject: url64(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },

    /** Answers `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }) {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(VERIFIED)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: url64(client),
          authenticatorData: url64(data),
          signature: url64(signature),
        },
      }
    },
  }
}

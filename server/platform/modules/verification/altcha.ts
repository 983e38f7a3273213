import { randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** Who asks for a challenge and where it will open a door. */
export interface ProofSubject {
  readonly merchantId: string
  readonly purpose: string
}

/** A solved challenge that is good; `signature` is what must not come twice. */
export interface GoodProof {
  readonly signature: string
  readonly expiresAt: Date
}

/** The least of the guesses, as a part of the most: a lucky guess shall not be free. */
const LEAST_PART = 4

const Proof = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      algorithm: Type.Literal('SHA-256'),
      nonce: Type.String({ pattern: '^[0-9a-f]{2,128}$' }),
      salt: Type.String({ pattern: '^[0-9a-f]{2,128}$' }),
      cost: Type.Literal(1),
      keyLength: Type.Literal(32),
      keyPrefix: Type.String({ pattern: '^[0-9a-f]{2,64}$' }),
      keySignature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      expiresAt: Type.Integer(),
      data: Type.Object({ merchantId: Type.String(), purpose: Type.String(), most: Type.Integer() }),
    }),
    signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  solution: Type.Object({ counter: Type.Integer({ minimum: 0 }), derivedKey: Type.String({ maxLength: 64 }) }),
})

/**
 * ALTCHA's proof of work: the browser guesses numbers until a hash fits, which costs a second for a person and much for
 * a machine that asks a thousand times. Both halves are signed, so that nothing is kept until a proof is spent.
 */
export function createProofOfWork(secret: string) {
  const secrets = { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` }
  return {
    /** A challenge that takes `most` guesses at most, as the JSON text that ALTCHA's solvers read. */
    async challenge({ merchantId, purpose }: ProofSubject, most: number, expiresAt: Date): Promise<string> {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        deriveKey,
        counter: randomInt(Math.floor(most / LEAST_PART), most),
        // `most` lets the browser show how far it is.
        data: { merchantId, purpose, most },
        expiresAt,
        ...secrets,
      })
      return JSON.stringify(challenge)
    },

    /** Reads the base64 of a solved challenge; undefined when it is not ours, not for this, too old or not solved. */
    async read(proof: string, { merchantId, purpose }: ProofSubject, now: Date): Promise<GoodProof | undefined> {
      const payload = parse(proof)
      if (payload === undefined) return undefined
      const { challenge, solution } = payload
      const { data, expiresAt = 0 } = challenge.parameters
      const result = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      const isForThis = data?.merchantId === merchantId && data.purpose === purpose
      const until = new Date(expiresAt * 1000)
      if (!result.verified || !isForThis || until <= now) return undefined
      return { signature: challenge.signature ?? '', expiresAt: until }
    },
  }
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** Strict about the shape, since the library signs whatever parameters it finds. */
function parse(proof: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    return Value.Check(Proof, value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Somebody with an account at Google or Facebook. */
export interface IdentityPerson {
  /** The person's id at Firebase. */
  readonly uid: string
  readonly provider: 'google' | 'facebook'
  readonly name: string
  readonly email: string
}

const HOUR = 3600

/** Issues ID tokens in Firebase's public format with a key of its own, new at each start: so its keys rotate too. */
export function createIssuer(projectId: string) {
  const kid = createHash('sha256').update(`${projectId} ${process.pid} ${Date.now()}`).digest('hex').slice(0, 40)
  let pair: ReturnType<typeof generateKeyPair> | undefined
  const keys = () => {
    pair ??= generateKeyPair('RS256')
    return pair
  }

  async function issue(subject: string, claims: Record<string, unknown>, seconds: number): Promise<string> {
    const { privateKey } = await keys()
    return new SignJWT({ ...claims, auth_time: seconds, user_id: subject })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject(subject)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR)
      .sign(privateKey)
  }
  const now = () => Math.floor(Date.now() / 1000)

  return {
    async publishedKeys() {
      const { publicKey } = await keys()
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }
    },

    forPerson({ uid, provider, name, email }: IdentityPerson): Promise<string> {
      const house = `${provider}.com`
      const identities = { [house]: [uid], email: [email] }
      const claims = { name, email, email_verified: true, firebase: { identities, sign_in_provider: house } }
      return issue(uid, claims, now())
    },

    forPhone(number: string): Promise<string> {
      const uid = createHash('sha256').update(number).digest('base64url').slice(0, 28)
      const firebase = { identities: { phone: [number] }, sign_in_provider: 'phone' }
      return issue(uid, { phone_number: number, firebase }, now())
    },
  }
}

export type Issuer = ReturnType<typeof createIssuer>

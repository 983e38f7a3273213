import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const PROJECT = 'test-project'

/** What a token says; each may be bent to something wrong. */
export interface TokenWish {
  readonly provider?: string
  readonly subject?: string
  readonly claims?: Record<string, unknown>
  readonly issuer?: string
  readonly audience?: string
  /** Seconds added to the moment of issue. */
  readonly shift?: number
  readonly kid?: string
  readonly lifeSeconds?: number
}

/** Firebase as the platform sees it: published keys over HTTP, and ID tokens signed with them. */
export async function startIdentityHouse(now: () => Date = () => new Date()) {
  const keys = new Map<string, Awaited<ReturnType<typeof generateKeyPair>>>()
  let requests = 0
  let isDown = false
  const server: Server = createServer(async (_request, response) => {
    requests += 1
    if (isDown) return response.writeHead(503).end()
    const published = await Promise.all(
      [...keys].map(async ([kid, { publicKey }]) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg: 'RS256',
        use: 'sig',
      })),
    )
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const publish = async (kid: string) => void keys.set(kid, await generateKeyPair('RS256'))
  await publish('first')

  return {
    firebase: { projectId: PROJECT, jwksUrl: `${url}/jwks`, popupUrl: `${url}/popup` },
    publish,
    /** From now on only this key is published. */
    async rotate(kid: string) {
      keys.clear()
      await publish(kid)
    },
    requests: () => requests,
    setDown: (down: boolean) => {
      isDown = down
    },

    async token(wish: TokenWish = {}): Promise<string> {
      const kid = wish.kid ?? [...keys.keys()].at(-1) ?? ''
      const pair = keys.get(kid) ?? (await generateKeyPair('RS256'))
      const at = Math.floor(now().getTime() / 1000) + (wish.shift ?? 0)
      const firebase = { sign_in_provider: wish.provider ?? 'google.com' }
      return new SignJWT({ auth_time: at, firebase, ...wish.claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(wish.issuer ?? `https://securetoken.google.com/${PROJECT}`)
        .setAudience(wish.audience ?? PROJECT)
        .setSubject(wish.subject ?? 'person1')
        .setIssuedAt(at)
        .setExpirationTime(at + (wish.lifeSeconds ?? 3600))
        .sign(pair.privateKey)
    },

    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

import type { FastifyInstance } from 'fastify'
import { importJWK, jwtVerify } from 'jose'
import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import type { Journal } from '../journal.ts'
import type { Outbox } from '../messages/outbox.ts'
import { newBrowser, readNotification, type SubscribedBrowser } from './browser.ts'

/** Bytes that every push service takes (RFC 8030, 7.2). */
const LARGEST = 4096

const Subscription = Type.Object({ applicationServerKey: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }) })
const Plan = Type.Object({ answer: Type.Enum([201, 404, 410, 429, 500]) })

interface Parts {
  readonly journal: Journal
  readonly outbox: Outbox
  /** Address of the simulator, to which senders must have signed. */
  readonly publicUrl: string
}

type OfBrowser = { Params: { id: string } }

/**
 * The push service of a browser's maker (RFC 8030, VAPID of RFC 8292), and the browsers that subscribed at it: what they can read of
 * a notification stands in the outbox.
 */
export function registerPush(room: FastifyInstance, { journal, outbox, publicUrl }: Parts) {
  const browsers = journal.collection<SubscribedBrowser>('push-browser', 1000)
  const find = (id: string) => {
    const browser = browsers.get(id)
    if (browser === undefined) throw new SimulatorError(404, 'NOT_FOUND', 'there is no such subscription')
    return browser
  }

  room.post('/push/subscriptions', (request, reply) => {
    const browser = newBrowser(readInput(Subscription, request.body).applicationServerKey)
    browsers.put(browser.id, browser)
    const keys = { p256dh: browser.publicKey, auth: browser.auth }
    return reply.status(201).send({ id: browser.id, endpoint: `${publicUrl}/push/${browser.id}`, keys })
  })

  room.put<OfBrowser>('/push/:id/answer', (request) => {
    const browser = find(request.params.id)
    browsers.put(browser.id, { ...browser, answer: readInput(Plan, request.body).answer })
    return { done: true }
  })

  room.register(async (service) => {
    service.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST },
      (_, body, done) => done(null, body),
    )
    service.post<OfBrowser & { Body: Buffer }>('/push/:id', async (request, reply) => {
      const browser = find(request.params.id)
      const sender = await senderOf(request.headers.authorization, browser, new URL(publicUrl).origin)
      if (!/^\d+$/.test(String(request.headers.ttl ?? '')))
        throw new SimulatorError(400, 'INVALID_INPUT', 'TTL: is missing')
      if (request.headers['content-encoding'] !== 'aes128gcm')
        throw new SimulatorError(415, 'INVALID_INPUT', 'Content-Encoding: must be aes128gcm')
      if (browser.answer === 429) reply.header('retry-after', '1')
      if (browser.answer !== 201) return reply.status(browser.answer).send()
      const { title, text, path } = JSON.parse(readNotification(browser, request.body)) as Record<string, string>
      const message = outbox.add({
        kind: 'push',
        to: browser.id,
        from: sender,
        subject: title,
        text: `${text}\n${path}`,
        html: undefined,
      })
      return reply.status(201).header('location', `${publicUrl}/push/messages/${message.id}`).send()
    })
  })
}

/** Who signed the request: `vapid t=<token>, k=<key>`, for this service, by the key that the browser subscribed with. */
async function senderOf(header: string | undefined, { applicationServerKey }: SubscribedBrowser, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header ?? '') ?? []
  if (key !== applicationServerKey)
    throw new SimulatorError(403, 'FORBIDDEN', 'Authorization: is not of the key subscribed with')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { audience, clockTolerance: 5 })
    return payload.sub ?? ''
  } catch {
    throw new SimulatorError(401, 'UNAUTHORIZED', 'Authorization: the token is not good')
  }
}

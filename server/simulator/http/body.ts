import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SimulatorError } from './errors.ts'

const rawBodies = new WeakMap<FastifyRequest, Buffer>()

/** The bytes as they came, over which signatures are made. */
export function rawBody(request: FastifyRequest): Buffer {
  return rawBodies.get(request) ?? Buffer.alloc(0)
}

/** JSON and form bodies of at most `limit` bytes, their raw bytes kept; every other content type is refused. */
export function parseBodies(room: FastifyInstance, limit: number) {
  room.removeAllContentTypeParsers()
  room.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limit },
    (request, body: Buffer, done) => {
      rawBodies.set(request, body)
      try {
        done(null, body.length === 0 ? undefined : JSON.parse(body.toString('utf8')))
      } catch {
        done(new SimulatorError(400, 'INVALID_JSON', 'the body is not JSON'))
      }
    },
  )
  room.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: limit },
    (request, body: Buffer, done) => {
      rawBodies.set(request, body)
      done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))))
    },
  )
}

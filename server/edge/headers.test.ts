import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { registerHeaders } from './headers.ts'

const apps: FastifyInstance[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

function open(): FastifyInstance {
  const app = Fastify()
  apps.push(app)
  return app
}

const settings = { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } }, hsts: { maxAge: 5 } }

it('are those of helmet, on answers, refusals and what writes to the response itself', async () => {
  const [plain, ours] = [open(), open()]
  await plain.register(helmet, settings)
  await registerHeaders(ours, settings)
  for (const app of [plain, ours]) {
    app.get('/', async () => 'answer')
    app.get('/refused', async () => {
      throw Object.assign(new Error('no'), { statusCode: 400 })
    })
    app.get('/streamed', async (_request, reply) => {
      // As the library of streams does.
      reply.hijack()
      reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>).end('event')
    })
  }
  for (const path of ['/', '/refused', '/streamed', '/'])
    expect(await headersOf(ours, path), path).toEqual(await headersOf(plain, path))
  expect(await headersOf(ours, '/')).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age=5'),
    'x-content-type-options': 'nosniff',
  })
})

it('are not shared: what one answer changes of them is nothing to the next', async () => {
  const ours = open()
  await registerHeaders(ours, settings)
  ours.get('/', async (_request, reply) => reply.header('x-frame-options', 'DENY').send('answer'))
  ours.get('/next', async () => 'answer')
  expect(await headersOf(ours, '/')).toMatchObject({ 'x-frame-options': 'DENY' })
  expect(await headersOf(ours, '/next')).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' })
})

async function headersOf(app: FastifyInstance, url: string) {
  const { date: _moment, ...headers } = (await app.inject({ url })).headers
  return headers
}

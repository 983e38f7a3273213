import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  const times = { headers: 400, body: 400, upload: 3_000, checks: 50 }
  app = createHttpServer(pino({ level: 'silent' }), times)
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/', async ({ body }) => ({ body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends a beginning, then a byte now and then until the server has enough of it; answers what it said. */
async function drip(beginning: string): Promise<string> {
  const socket = createConnection(port, '127.0.0.1')
  await once(socket, 'connect')
  let said = ''
  socket.on('data', (data) => {
    said += data.toString()
  })
  // The server breaks off while we send.
  socket.on('error', () => undefined)
  socket.write(beginning)
  const dripping = setInterval(() => socket.write('a'), 20)
  await once(socket, 'close')
  clearInterval(dripping)
  return said
}

const head = (lines: string) => `POST / HTTP/1.1\r\nHost: test\r\n${lines}`

it.each([
  ['nothing but the beginning of a header', head('X-Slow: a')],
  ['an upgrade that never ends', head('Connection: Upgrade\r\nUpgrade: websocket\r\nX-Slow: a')],
  ['a body', head('Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n"')],
  ['a body in pieces', head('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n100000\r\n"')],
  ['a file', head('Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n')],
])('whoever drips %s is answered 408 and cut off', async (_what, beginning) => {
  expect(await drip(beginning)).toMatch(/^HTTP\/1.1 408 /)
})

it('a file may take longer than another body', async () => {
  const socket = createConnection(port, '127.0.0.1')
  const body = 'a'.repeat(8)
  socket.write(head(`Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`))
  for (const byte of body) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.write(byte)
  }
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
  socket.destroy()
})

it('an address that cannot be decoded is answered in the envelope, in the language of who asks', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/wps/%E0%A4%A`, { headers: { 'accept-language': 'en' } })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { success: false, code: 'INVALID_INPUT', message: expect.stringMatching(/\w/) },
  ])
})

it('leads a person with such an address to the page that says so', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/%`, { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/not-found'])
})

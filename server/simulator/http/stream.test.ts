import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setHeaders } from './headers.ts'
import { endStreams, sendStream } from './stream.ts'

let app: FastifyInstance
let url = ''
const readers = new Set<(message: unknown) => void>()

beforeEach(async () => {
  // After an abort the test's own client opens a line that it never uses, and a server waits some seconds for such a one.
  app = Fastify({ forceCloseConnections: true })
  setHeaders(app)
  app.addHook('preClose', async () => endStreams())
  app.get('/table', (request, reply) =>
    sendStream(request, reply, (send) => {
      send({ state: 'whole' })
      readers.add(send)
      return () => readers.delete(send)
    }),
  )
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: string) {
  let text = ''
  while (!text.includes(wanted)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the stream ended after ${text}`)
    text += new TextDecoder().decode(value)
  }
  return text
}

it('sends the whole state first, then each message, to a page of any origin', async () => {
  const answer = await fetch(`${url}/table`)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await readUntil(reader, 'data: {"state":"whole"}\n\n')
  for (const send of readers) send({ drawn: 7 })
  await readUntil(reader, 'data: {"drawn":7}\n\n')
})

it('forgets a reader that has gone, and ends with the server', async () => {
  const leaving = new AbortController()
  const left = await fetch(`${url}/table`, { signal: leaving.signal })
  const staying = await fetch(`${url}/table`)
  expect(readers.size).toBe(2)
  const abandoned = expect(left.text()).rejects.toThrow()
  leaving.abort()
  await abandoned
  await vi.waitFor(() => expect(readers.size).toBe(1))
  const whole = staying.text()
  await app.close()
  expect(await whole).toContain('whole')
})

import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from '../testing/gateway.ts'

let gateway: TestGateway
const leaving = new AbortController()
afterEach(() => gateway.close())

const member = { getMember: () => ({ id: 'member-1', type: 0 }) }
const balance = 'subscription { balanceChanged { balance version } }'

async function start(options: Parameters<typeof startGateway>[0] = {}) {
  gateway = await startGateway(options)
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
}

function ask(body: object, headers: Record<string, string> = {}): Promise<Response> {
  const { port } = gateway.app.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
}

/** The events of an answer as they come: their name and what they carry. */
async function* eventsOf(answer: Response) {
  let rest = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = `${rest}${chunk}`.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const name = /^event: (.*)$/m.exec(part)?.[1]
      if (name !== undefined) yield { name, data: JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? 'null') }
    }
  }
}

it('tells as events what a socket tells, whatever the letter case of the headers', async () => {
  let version = 1
  await start({ answers: { ...member, getBalance: () => ({ balance: `${version}.00`, version }) } })
  const answer = await ask(
    { query: balance },
    { ACCEPT: 'Text/Event-Stream; charset=utf-8', AUTHORIZATION: 'bearer token-of-a-member' },
  )
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = eventsOf(answer)
  const next = async () => (await events.next()).value
  expect(await next()).toEqual({ name: 'next', data: { data: { balanceChanged: { balance: '1.00', version: 1 } } } })
  version = 2
  gateway.wps.publish({ type: 'balance', memberId: 'member-1', account: 'CASH', version: 2 })
  expect(await next()).toMatchObject({ data: { data: { balanceChanged: { balance: '2.00' } } } })
  // Who listens no more is forgotten, and whoever comes again is told first how it stands.
  await events.return(undefined)
  version = 3
  const again = eventsOf(await ask({ query: balance }, { authorization: 'Bearer token-of-a-member' }))
  expect((await again.next()).value).toMatchObject({ data: { data: { balanceChanged: { version: 3 } } } })
})

it('tells in an event why a subscription cannot begin, and ends', async () => {
  await start()
  const codes: unknown[] = []
  for (const body of [
    { query: balance },
    { query: 'subscription { nothing }' },
    { query: '{ site { name } }' },
    { query: 'subscription {' },
  ]) {
    const events = eventsOf(await ask(body))
    const { value } = await events.next()
    codes.push((value as { data: { errors: { extensions: { code: string } }[] } }).data.errors[0]?.extensions.code)
    expect((await events.next()).value).toMatchObject({ name: 'complete' })
  }
  expect(codes).toEqual(['UNAUTHENTICATED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_REFUSED', 'GRAPHQL_PARSE_FAILED'])
})

it('answers an ordinary operation as ever to clients that name every form they know', async () => {
  await start()
  const accept = 'application/graphql-response+json, application/json, text/event-stream, multipart/mixed'
  const answer = await ask({ query: '{ product }' }, { accept })
  expect(answer.headers.get('content-type')).toContain('json')
  const stream = await ask({ query: 'subscription { siteChanged }' }, { accept })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
})

it('takes none but our own where nothing else is allowed, and lets a server that closes go', async () => {
  await start({ allowAdHocOperations: false, operations: { one: balance }, answers: member })
  const token = { authorization: 'Bearer token-of-a-member' }
  expect(await (await ask({ query: balance }, token)).json()).toMatchObject({
    errors: [{ extensions: { code: 'OPERATION_REFUSED' } }],
  })
  const events = eventsOf(await ask({ documentId: 'one' }, token))
  expect((await events.next()).value).toMatchObject({ name: 'next' })
  await gateway.close()
  expect((await events.next()).done).toBe(true)
  await start()
})

/** Streams that are open, as the house counts them. */
async function openStreams(): Promise<number> {
  const { values = [] } = (await gateway.metrics.getSingleMetric('gateway_sockets')?.get()) ?? {}
  return values[0]?.value ?? 0
}

it('gives back what requests took that wait behind one another on a connection that ends', async () => {
  await start()
  const { port } = gateway.app.server.address() as AddressInfo
  const body = JSON.stringify({ query: 'subscription { siteChanged }' })
  const head = ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Accept: text/event-stream']
  const request = [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')
  const socket = connect(port, '127.0.0.1')
  socket.write(request.repeat(5))
  await vi.waitFor(async () => expect(await openStreams()).toBe(5), { timeout: 10_000 })
  socket.destroy()
  await vi.waitFor(async () => expect(await openStreams()).toBe(0), { timeout: 10_000 })
})

it('reads no operation that the allow list did not see, whatever type it comes in', async () => {
  await start({ allowAdHocOperations: false })
  const { port } = gateway.app.server.address() as AddressInfo
  const post = (body: string, type: string) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': type },
      body,
    })
  const operation = JSON.stringify({ query: 'subscription { siteChanged }' })
  const statuses: number[] = []
  for (const [body, type] of [
    [operation, 'text/plain;application/json'],
    ['null', 'application/json'],
    ['""', 'application/json'],
    ['0', 'application/json'],
  ] as const)
    statuses.push((await post(body, type)).status)
  expect(statuses).toEqual([400, 400, 400, 400])
  expect(await openStreams()).toBe(0)
})

it('keeps no queue for a reader who does not read', async () => {
  const currency = 'x'.repeat(20_000)
  let version = 0
  await start({ answers: { ...member, getBalance: () => ({ balance: '1.00', version: ++version, currency }) } })
  const query = `subscription { balanceChanged { version ${'abcdefghijkl'.replace(/./g, '$&: currency ')} } }`
  const answer = await ask({ query }, { authorization: 'Bearer token-of-a-member' })
  const event = { type: 'balance', memberId: 'member-1', account: 'CASH', version: 1 }
  const reads = () => gateway.wps.countOf('getBalance')
  let before = -1
  // Until the pipe is full: from then on nothing more is read for him, however much happens.
  for (let rounds = 0; before !== reads() && rounds < 200; rounds++) {
    before = reads()
    for (let index = 0; index < 20; index++) gateway.wps.publish(event)
    await wait(200)
  }
  expect(before).toBe(reads())
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
})

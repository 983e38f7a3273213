import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
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

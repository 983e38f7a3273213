import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, createClient } from 'graphql-ws'
import { afterEach, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { failWith } from '../testing/fake-wps.ts'
import { startGateway, type TestGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let client: Client | undefined
afterEach(async () => {
  await client?.dispose()
  client = undefined
  await gateway.close()
})

async function start(options: Parameters<typeof startGateway>[0] = {}) {
  gateway = await startGateway(options)
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
}

const address = () => `127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`

function connect(connectionParams: Record<string, unknown> = {}): Client {
  client = createClient({
    url: `ws://${address()}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { acceptLanguage: 'en', ...connectionParams },
    retryAttempts: 0,
  })
  return client
}

const balance = { query: 'subscription { balanceChanged { balance version } }' }
const site = { query: 'subscription { siteChanged }' }

it('tells a member the present balance, then after each own movement, read in the member’s name', async () => {
  let version = 1
  await start({
    answers: {
      getMember: () => ({ id: 'member-1', type: 0 }),
      getBalance: () => ({ balance: `${version}.00`, version }),
    },
  })
  const events = connect({ authorization: 'Bearer token-of-a-member' }).iterate(balance)
  expect((await events.next()).value).toEqual({ data: { balanceChanged: { balance: '1.00', version: 1 } } })
  gateway.wps.publish({ type: 'balance', memberId: 'member-2', account: 'CASH', version: 9 })
  gateway.wps.publish({ type: 'balance', memberId: 'member-1', account: 'HOLD', version: 9 })
  await wait(100)
  expect(gateway.wps.countOf('getBalance')).toBe(1)
  version = 2
  gateway.wps.publish({ type: 'balance', memberId: 'member-1', account: 'CASH', version: 2 })
  expect((await events.next()).value).toEqual({ data: { balanceChanged: { balance: '2.00', version: 2 } } })
  expect(gateway.wps.countOf('getBalance')).toBe(2)
  const reads = gateway.wps.requests.filter((request) => request.url === '/wps/v2/wallets/balance')
  expect(reads.every((request) => request.headers.authorization === 'Bearer token-of-a-member')).toBe(true)
})

it('tells a member that a break of theirs began, and nobody else', async () => {
  const exclusion = { id: 'break-1', endsAt: '2030-01-01T00:00:00.000Z' }
  await start({
    answers: {
      getMember: () => ({ id: 'member-1', type: 0 }),
      getProtection: () => ({ limits: [], exclusion, realityCheckMinutes: 60 }),
    },
  })
  const query = 'subscription { protectionChanged { exclusion { id endsAt } } }'
  const events = connect({ authorization: 'Bearer token-of-a-member' }).iterate({ query })
  const first = events.next()
  await vi.waitFor(() => expect(gateway.wps.countOf('getMember')).toBeGreaterThan(0))
  await wait(100)
  gateway.wps.publish({ type: 'protection', memberId: 'member-2' })
  await wait(50)
  expect(gateway.wps.countOf('getProtection')).toBe(0)
  gateway.wps.publish({ type: 'protection', memberId: 'member-1' })
  expect((await first).value).toEqual({ data: { protectionChanged: { exclusion } } })
})

it('asks in the name of the caller whom our proxies told, not of the one he writes himself', async () => {
  const forwarded = { 'x-forwarded-for': '8.8.8.8, 203.0.113.7', 'x-country': 'SG', 'x-caller-address': '9.9.9.9' }
  class BehindProxy extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: forwarded })
    }
  }
  for (const [trustedProxies, caller, country] of [
    [1, '203.0.113.7', 'SG'],
    [0, '127.0.0.1', undefined],
  ] as const) {
    await start({
      edge: { trustedProxies, countryHeader: 'x-country' },
      answers: { getMember: () => ({ id: 'member-1', type: 0 }), getBalance: () => ({ balance: '1.00', version: 1 }) },
    })
    const url = `ws://${address()}/graphql`
    const connectionParams = { authorization: 'Bearer token-of-a-member' }
    client = createClient({ url, webSocketImpl: BehindProxy, connectionParams, retryAttempts: 0 })
    await client.iterate(balance).next()
    const told = gateway.wps.requests[0]?.headers
    expect([told?.['x-caller-address'], told?.['x-caller-country']]).toEqual([caller, country])
    if (trustedProxies === 1) {
      await client.dispose()
      await gateway.close()
    }
  }
})

it('knows a member by the headers that a client hands on, however they are written', async () => {
  await start({
    answers: { getMember: () => ({ id: 'member-1', type: 0 }), getBalance: () => ({ balance: '1.00', version: 1 }) },
  })
  const words = { Authorization: 'bearer token-of-a-member', 'Accept-Language': 'vi', acceptLanguage: undefined }
  const { value } = await connect(words).iterate(balance).next()
  expect(value).toEqual({ data: { balanceChanged: { balance: '1.00', version: 1 } } })
  const read = gateway.wps.requests.find(({ url }) => url === '/wps/v2/wallets/balance')
  expect(read?.headers).toMatchObject({ authorization: 'Bearer token-of-a-member', 'accept-language': 'vi' })
})

it('tells balances to nobody without a session', async () => {
  await start({
    answers: { getMember: failWith(401, 'UNAUTHENTICATED'), getOperator: failWith(401, 'UNAUTHENTICATED') },
  })
  for (const params of [{}, { authorization: 'Bearer expired-token' }]) {
    const { value } = await connect(params).iterate(balance).next()
    expect(value.errors).toMatchObject([{ message: 'Please sign in first.', extensions: { code: 'UNAUTHENTICATED' } }])
  }
})

it('tells that the site changed, to its own brand only, and drops what was shared', async () => {
  await start({ answers: { getSite: () => ({ merchantId: 'merchant-1', name: 'Sakura' }) } })
  const events = connect().iterate(site)
  const first = events.next()
  await vi.waitFor(() => expect(gateway.wps.countOf('getSite')).toBe(1))
  await wait(50)
  gateway.wps.publish({ type: 'site', merchantId: 'merchant-2', topic: 'banners' })
  gateway.wps.publish({ type: 'site', merchantId: 'merchant-1', topic: 'whitelabel' })
  expect((await first).value).toEqual({ data: { siteChanged: 'SETTINGS' } })
  await gateway.query('{ site { name } }')
  expect(gateway.wps.countOf('getSite')).toBe(2)
  gateway.wps.publish({ type: 'notices', merchantId: 'merchant-1' })
  expect((await events.next()).value).toEqual({ data: { siteChanged: 'ANNOUNCEMENTS' } })
})

it('takes everything for changed after the platform’s stream was interrupted', async () => {
  await start()
  const events = connect().iterate(site)
  const first = events.next()
  await vi.waitFor(() => expect(gateway.wps.countOf('getSite')).toBe(1))
  await wait(50)
  gateway.wps.cutStreams()
  const topics = [await first]
  for (let count = 0; count < 6; count += 1) topics.push(await events.next())
  expect(topics.map(({ value }) => value.data.siteChanged)).toEqual([
    'STATUS',
    'SETTINGS',
    'BANNERS',
    'ANNOUNCEMENTS',
    'GAMES',
    'PROMOTIONS',
    'PAYMENTS',
  ])
})

it('takes nothing but subscriptions, persisted ones in LIVE, and not many', async () => {
  await start()
  const codeOf = async (query: string) => {
    try {
      const { value } = await connect().iterate({ query }).next()
      return value.errors[0].extensions.code
    } catch (errors) {
      return (errors as { extensions: { code: string } }[])[0]?.extensions.code
    }
  }
  expect(await codeOf('{ product }')).toBe('OPERATION_REFUSED')
  expect(await codeOf('subscription { nothing }')).toBe('GRAPHQL_VALIDATION_FAILED')
  expect(await codeOf('subscription {')).toBe('GRAPHQL_PARSE_FAILED')
  const held = connect()
  const codes: unknown[] = []
  for (let count = 0; count < 12; count += 1) {
    held.subscribe(site, { next: () => undefined, complete: () => undefined, error: (error) => codes.push(error) })
  }
  await vi.waitFor(() => expect(codes).toHaveLength(2))
  expect(codes[0]).toMatchObject([{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }])
})

it('refuses a text in LIVE that is not persisted', async () => {
  await start({ allowAdHocOperations: false })
  await expect(connect().iterate(site).next()).rejects.toMatchObject([{ extensions: { code: 'OPERATION_REFUSED' } }])
})

it('refuses a socket opened from another site, and takes one from its own', async () => {
  await start()
  const open = (origin: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://${address()}/graphql`, 'graphql-transport-ws', { origin })
      socket.on('open', () => resolve(101)).on('open', () => socket.close())
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => resolve(0))
    })
  expect(await open('https://evil.example')).toBe(403)
  expect(await open(`http://${address()}`)).toBe(101)
})

it('tells a member the bets of a round when it is settled, and that the line was broken', async () => {
  const bet = { id: 'bet-1', state: 'SETTLED', payout: '25.00' }
  await start({
    answers: {
      getMember: () => ({ id: 'member-1', type: 0 }),
      listBets: ({ query }) => ({ content: (query as { round?: string }).round === 'round-2' ? [bet] : [] }),
    },
  })
  const query = 'subscription { betsSettled { id state payout } }'
  const events = connect({ authorization: 'Bearer token-of-a-member' }).iterate({ query })
  const first = events.next()
  await wait(100)
  gateway.wps.publish({ type: 'bets', memberIds: ['member-2'], round: 'round-1' })
  gateway.wps.publish({ type: 'bets', memberIds: ['member-2', 'member-1'], round: 'round-2' })
  expect((await first).value).toEqual({ data: { betsSettled: [bet] } })
  expect(gateway.wps.countOf('listBets')).toBe(1)
  gateway.wps.cutStreams()
  expect((await events.next()).value).toEqual({ data: { betsSettled: null } })
})

import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SENVANG, startPlatform, type TestPlatform } from '../../tests/support/platform.ts'
import { registerGateway } from '../gateway/gateway.ts'
import { createArrivalReader } from './arrival.ts'
import { readTrustedProxies, type TrustedProxies } from './proxies.ts'

const PEER = '127.0.0.1'
const OTHER = '127.9.9.9'

/** What stands in TRUST_PROXY, where the socket comes from, what is in X-Forwarded-For, and whose call it is then. */
const cases: readonly [trust: string, socket: string, forwarded: string | undefined, address: string][] = [
  ['0', PEER, undefined, PEER],
  ['0', PEER, '203.0.113.7', PEER],
  ['1', PEER, undefined, PEER],
  ['1', PEER, '203.0.113.7', '203.0.113.7'],
  // What stands to the left of what our own proxy appended is what the caller wrote.
  ['1', PEER, '8.8.8.8, 203.0.113.7', '203.0.113.7'],
  ['1', PEER, '8.8.8.8,9.9.9.9 ,203.0.113.7', '203.0.113.7'],
  ['2', PEER, '8.8.8.8, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['2', PEER, '203.0.113.7', '203.0.113.7'],
  ['loopback', PEER, '203.0.113.7', '203.0.113.7'],
  ['loopback', OTHER, '8.8.8.8, 203.0.113.7', '203.0.113.7'],
  ['loopback', PEER, '8.8.8.8, 203.0.113.7, 10.0.0.1', '10.0.0.1'],
  ['loopback,private', PEER, '8.8.8.8, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['127.9.9.9', PEER, '203.0.113.7', PEER],
  ['127.9.9.9', OTHER, '203.0.113.7', '203.0.113.7'],
  ['127.9.9.0/24, 198.51.100.0/24', OTHER, '203.0.113.7, 198.51.100.4', '203.0.113.7'],
  ['1', PEER, '2001:DB8:0:0::7', '2001:db8::7'],
  ['1', PEER, '::ffff:203.0.113.7', '203.0.113.7'],
  ['1', PEER, '203.0.113.7:4711', '203.0.113.7'],
  ['1', PEER, '[2001:db8::7]:4711', '2001:db8::7'],
  // What is no address ends the way: the proxy that speaks with us is all that is known.
  ['1', PEER, 'unknown', PEER],
  ['1', PEER, '203.0.113.7, ', PEER],
  ['1', PEER, '203.0.113.7, 1.2.3', PEER],
  ['2', PEER, 'x"; drop, 10.0.0.1', '10.0.0.1'],
  ['1', PEER, '999.1.1.1', PEER],
]

const edgeOf = (trust: string) => ({ trustedProxies: proxiesOf(trust), countryHeader: 'x-country' })
const proxiesOf = (trust: string): TrustedProxies => {
  const proxies = readTrustedProxies(trust)
  if (proxies === undefined) throw new Error(`${trust} names nobody`)
  return proxies
}

interface Doors {
  readonly platform: TestPlatform
  readonly gateway: FastifyInstance
  readonly rest: string
  readonly graphql: string
}

let first: TestPlatform
const open = new Map<string, Promise<Doors>>()
beforeAll(async () => {
  first = await startPlatform()
  await first.database.transaction((tx) =>
    first.context.sites.updateMerchant(tx, SENVANG, { blockedCountries: ['SG'] }),
  )
})
afterAll(async () => {
  for (const { gateway, platform } of await Promise.all(open.values())) {
    await gateway.close()
    await platform.stop()
  }
  await first.stop()
})

/** Both doors of one house that was told whom to believe. */
function doorsOf(trust: string): Promise<Doors> {
  const doors = open.get(trust) ?? openDoors(trust)
  open.set(trust, doors)
  return doors
}

async function openDoors(trust: string): Promise<Doors> {
  const edge = edgeOf(trust)
  const platform = await startPlatform({ database: first.database, config: { edge } })
  const gateway = Fastify({ forceCloseConnections: true })
  await registerGateway(gateway, {
    wpsUrl: platform.url,
    serviceKey: platform.context.config.serviceKey,
    mode: 'DEMO',
    publicUrl: 'http://127.0.0.1:4000',
    introspection: true,
    allowAdHocOperations: true,
    edge,
    logger: pino({ level: 'silent' }),
    metrics: new Registry(),
  })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
  return {
    platform,
    gateway,
    rest: `${platform.url}/wps/system/status`,
    graphql: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}/graphql`,
  }
}

interface Seen {
  readonly status: number
  readonly ip: string
  readonly merchantCode: string
  readonly requestId: string | undefined
}

const doors: readonly [string, (trust: string, socket: string, headers: Record<string, string>) => Promise<Seen>][] = [
  [
    'REST',
    async (trust, socket, headers) => {
      const { rest } = await doorsOf(trust)
      const { body, answered } = await send(rest, socket, headers)
      const site = await send(rest.replace('status', 'whitelabel'), socket, headers)
      const { status, ip } = body.value
      return { status, ip, merchantCode: site.body.value.merchantCode, requestId: idIn(answered) }
    },
  ],
  [
    'GraphQL',
    async (trust, socket, headers) => {
      const { graphql } = await doorsOf(trust)
      const query = JSON.stringify({ query: '{ systemStatus { status ip } site { merchantCode } }' })
      const { body, answered } = await send(graphql, socket, { 'content-type': 'application/json', ...headers }, query)
      const { systemStatus, site } = body.data
      const status = statusWords.indexOf(systemStatus.status)
      return { ...systemStatus, status, merchantCode: site.merchantCode, requestId: idIn(answered) }
    },
  ],
]

/** The numbers that REST tells, in the graph's words. */
const statusWords = ['OPEN', 'MAINTENANCE', 'REGION_BLOCKED']

/** What the two doors answer, of which a test reads what it asked for. */
interface Answered {
  readonly value: { readonly status: number; readonly ip: string; readonly merchantCode: string }
  readonly data: {
    readonly systemStatus: { readonly status: string; readonly ip: string }
    readonly site: { readonly merchantCode: string }
  }
}

/** A request from the given address of this machine. */
function send(url: string, localAddress: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ body: Answered; answered: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', localAddress, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve({ body: JSON.parse(text), answered: response.headers }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const idIn = (headers: IncomingHttpHeaders) => headers['x-request-id'] as string | undefined
const forwardedBy = (forwarded: string | undefined): Record<string, string> =>
  forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }

describe.each(doors)('a caller by %s', (_door, ask) => {
  it.each(cases)('with TRUST_PROXY=%s from %s with %s is %s', async (trust, socket, forwarded, address) => {
    expect((await ask(trust, socket, forwardedBy(forwarded))).ip).toBe(address)
  })

  it('chooses neither host nor country nor request id, which a proxy of ours does', async () => {
    const told = {
      'x-forwarded-host': 'sakura.localhost',
      'x-country': 'sg',
      'x-request-id': 'id-of-the-proxy',
    }
    expect(await ask('127.9.9.9', OTHER, { ...told, 'x-forwarded-host': 'senvang.localhost' })).toMatchObject({
      status: 2,
      merchantCode: 'SENVANG',
      requestId: 'id-of-the-proxy',
    })
    expect(await ask('127.9.9.9', OTHER, told)).toMatchObject({ status: 0, merchantCode: 'SAKURA' })
    const own = await ask('127.9.9.9', PEER, told)
    expect(own).toMatchObject({ status: 0, merchantCode: 'SENVANG' })
    expect(own.requestId).not.toBe('id-of-the-proxy')
  })

  it('is not believed in the words of the gateway, nor with a wrong service key', async () => {
    const told = { 'x-caller-address': '203.0.113.7', 'x-caller-host': 'sakura.localhost', 'x-caller-country': 'SG' }
    for (const headers of [told, { ...told, 'x-service-key': 'not-the-service-key' }]) {
      expect(await ask('1', PEER, headers)).toMatchObject({ ip: PEER, status: 0, merchantCode: 'SENVANG' })
    }
  })

  it('has an id without line breaks, whatever was sent for one', async () => {
    const { requestId } = await ask('1', PEER, { 'x-request-id': 'a b{"level":60}' })
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('an arrival', () => {
  const read = (trust: string, remoteAddress: string | undefined, headers: Record<string, string | string[]> = {}) =>
    createArrivalReader(edgeOf(trust))({ headers, socket: { remoteAddress } })

  it.each([
    ['loopback', '::1', '203.0.113.7', '203.0.113.7'],
    ['loopback', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['private', 'fd00::1', '203.0.113.7, fd12:3456::9', '203.0.113.7'],
    ['2001:db8:1::/48', '2001:db8:1:0::5', '2001:db8:2::1', '2001:db8:2::1'],
    ['2001:db8:1::/48', '2001:db8:2::5', '203.0.113.7', '2001:db8:2::5'],
    ['private', 'fe80::1%eth0', '203.0.113.7', 'fe80::1'],
    ['1', undefined, '203.0.113.7', '203.0.113.7'],
    ['private', undefined, '203.0.113.7', ''],
  ])('with %s from %s with %s is of %s', (trust, peer, forwarded, address) => {
    expect(read(trust, peer, { 'x-forwarded-for': forwarded }).address).toBe(address)
  })

  it.each([
    ['evil.example/path', 'house.example'],
    ['evil.example"', 'house.example'],
    ['', 'house.example'],
    ['evil.example, Told.Example:8443', 'told.example:8443'],
    ['[2001:db8::1]:443', '[2001:db8::1]:443'],
  ])('is at the host that was forwarded as %j if it is one', (forwarded, host) => {
    expect(read('1', PEER, { host: 'House.example', 'x-forwarded-host': forwarded }).host).toBe(host)
  })
})

describe('TRUST_PROXY', () => {
  it.each(['true', 'false', 'yes', '-1', '10', '1.5', '', '10.0.0.0/0', '10.0.0.0/33', '::/0', 'proxy.example', '1,'])(
    'is not %j',
    (text) => expect(readTrustedProxies(text)).toBeUndefined(),
  )
})

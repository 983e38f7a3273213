import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { committedManifest } from './plugins/persisted-operations.ts'
import { failWith } from './testing/fake-wps.ts'
import { startGateway, type TestGateway } from './testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const game = (nodeId: string) => ({
  nodeId,
  gameType: 'RNG',
  vassalage: 'JL',
  gameClassify: null,
  gameName: nodeId,
  displayName: 'Jili',
  showIcon: '/icon.webp',
  availability: 'OPEN',
  hasDemo: true,
})
const games = Array.from({ length: 24 }, (_, index) => game(`game-${index}`))
const committed = Object.values(JSON.parse(readFileSync(committedManifest, 'utf8')) as Record<string, string>)
const lobby = committed.find((text) => text.startsWith('query Lobby')) ?? ''

it('no operation of the pages is beyond the limits of a document', async () => {
  gateway = await startGateway()
  const refused: string[] = []
  for (const text of committed.filter((one) => !one.startsWith('subscription'))) {
    const { errors = [] } = await gateway.query(text)
    if (errors.some(({ extensions }) => extensions?.code === 'GRAPHQL_VALIDATION_FAILED'))
      refused.push(text.split('\n', 1)[0] ?? '')
  }
  expect(refused).toEqual([])
})

describe('REST calls', () => {
  it('the lobby needs 4 calls, and none while its answers are shared', async () => {
    gateway = await startGateway({ answers: { listHotGames: () => ({ list: games }) } })
    const cold = await gateway.query(lobby)
    expect(cold.errors).toBeUndefined()
    expect(cold.data?.hotGames).toHaveLength(24)
    expect(gateway.wps.calls).toHaveLength(4)
    await gateway.query(lobby)
    expect(gateway.wps.calls).toHaveLength(4)
  })

  it('the lobby of a member is that of everybody', async () => {
    gateway = await startGateway({ answers: { listHotGames: () => ({ list: games }) } })
    await gateway.query(lobby)
    await gateway.query(lobby, { token: 'token-of-a-member' })
    expect(gateway.wps.calls).toHaveLength(4)
  })

  it('hearts ask once for the favourites, however many games have one', async () => {
    gateway = await startGateway({
      answers: { listHotGames: () => ({ list: games }), listFavouriteIds: () => ['game-3'] },
    })
    const hearts = '{ hotGames { id isFavourite } }'
    const { data } = await gateway.query(hearts, { token: 'token-of-a-member' })
    const shown: readonly { isFavourite: boolean }[] = data?.hotGames ?? []
    const favourites = shown.map((one) => one.isFavourite)
    expect(favourites.filter(Boolean)).toHaveLength(1)
    expect(favourites[3]).toBe(true)
    expect(gateway.wps.countOf('listFavouriteIds')).toBe(1)
    expect(gateway.wps.calls).toHaveLength(2)
    await gateway.query(hearts, { token: 'token-of-a-member' })
    expect(gateway.wps.calls).toHaveLength(3)
  })

  it('many games by id are one call, in the order asked for, with null for the unknown', async () => {
    gateway = await startGateway({
      answers: { listGamesByIds: () => [game('b'), game('a')] },
    })
    const { data } = await gateway.query(
      '{ one: game(id: "a") { id } two: game(id: "b") { id } three: game(id: "c") { id } }',
    )
    expect(data).toEqual({ one: { id: 'a' }, two: { id: 'b' }, three: null })
    expect(gateway.wps.calls).toEqual(['listGamesByIds'])
    expect(gateway.wps.requests[0]?.query).toMatchObject({ ids: 'a,b,c' })
  })

  it('equal public reads at one time are one call', async () => {
    gateway = await startGateway({ answers: { listVendors: () => wait(50, { data: { lanes: [] } }) } })
    await Promise.all(Array.from({ length: 20 }, () => gateway.query('{ lobbyCategories { gameType } }')))
    expect(gateway.wps.countOf('listVendors')).toBe(1)
  })

  it('public answers are shared by brand and language, and read without the token of whoever asks', async () => {
    gateway = await startGateway()
    const query = '{ site { name } }'
    await gateway.query(query, { token: 'token-of-a-member' })
    await gateway.query(query, { headers: { 'accept-language': 'vi' } })
    await gateway.query(query, { headers: { merchant: 'LOTUS' } })
    await gateway.query(query, { headers: { host: 'other.example' } })
    expect(gateway.wps.countOf('getSite')).toBe(4)
    expect(gateway.wps.requests[0]?.headers).not.toHaveProperty('authorization')
    expect(gateway.wps.requests[0]?.headers).toMatchObject({
      'accept-language': 'en',
      'x-module-id': 'getSite',
      // Whose read it is: the limits of the platform count it.
      'x-caller-address': '127.0.0.1',
    })
    expect(gateway.wps.requests[3]?.headers).toMatchObject({ 'x-caller-host': 'other.example' })
  })

  it('are counted in the metrics, by call and by operation of ours', async () => {
    gateway = await startGateway({ operations: { lobby } })
    await gateway.post({ documentId: 'lobby' })
    const text = await gateway.metrics.metrics()
    expect(text).toContain('gateway_rest_calls_total{call="listHotGames",outcome="success"} 1')
    expect(text).toContain('gateway_rest_calls_per_operation_sum{operation="Lobby"} 4')
  })

  it('carry who calls: request id, address, brand, token', async () => {
    gateway = await startGateway({ edge: { trustedProxies: 1, countryHeader: undefined } })
    const { headers } = await gateway.query('{ me { id } }', {
      token: 'token-of-a-member',
      headers: { 'x-request-id': 'request-0001', merchant: 'LOTUS' },
    })
    expect(headers['x-request-id']).toBe('request-0001')
    expect(gateway.wps.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-of-a-member',
      merchant: 'LOTUS',
      'x-request-id': 'request-0001',
      'x-caller-address': '127.0.0.1',
      'x-service-key': 'service-key-of-the-test',
    })
  })
})

describe('a part that fails', () => {
  it('is null with path, code and request id, when the platform is slow; the others stand', async () => {
    gateway = await startGateway({
      deadlines: { read: 200, write: 1_000 },
      answers: { listWinners: () => wait(3_000, []), listHotGames: () => ({ list: games }) },
    })
    const startedAt = Date.now()
    const { data, errors, headers } = await gateway.query(lobby)
    expect(Date.now() - startedAt).toBeLessThan(2_500)
    expect(data?.winners).toBeNull()
    expect(data?.hotGames).toHaveLength(24)
    expect(errors).toEqual([
      {
        message: 'This part does not answer at the moment. Please try again shortly.',
        path: ['winners'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: headers['x-request-id'] },
      },
    ])
  })

  it.each([
    [
      '500',
      (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) =>
        reply.code(500).send({ success: false, code: 'INTERNAL_ERROR', message: 'secret' }),
    ],
    [
      'truncated JSON',
      (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) =>
        reply.code(200).send('{"success":true,"val'),
    ],
    [
      'another form',
      (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) => reply.code(200).send('<html>'),
    ],
    [
      '5 MB',
      (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) =>
        reply.code(200).send('x'.repeat(5_000_000)),
    ],
  ])('is null when the platform answers %s', async (_, answer) => {
    gateway = await startGateway({ answers: { listHotGames: answer as never } })
    const { data, errors } = await gateway.query('{ hotGames { id } winners { playerName } }')
    expect(data?.hotGames).toBeNull()
    expect(data?.winners).not.toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(JSON.stringify(errors)).not.toContain('secret')
  })

  it('reads alike whether the document is interpreted or compiled', async () => {
    gateway = await startGateway({
      edge: { trustedProxies: 1, countryHeader: undefined },
      answers: { listHotGames: failWith(429, 'RATE_LIMITED', { retryAfter: 7 }) },
    })
    const ask = () => gateway.query('{ hotGames { id } }', { headers: { 'x-request-id': 'request-0001' } })
    const first = await ask()
    expect(first.errors).toEqual([
      {
        message: 'Sentence of RATE_LIMITED',
        path: ['hotGames'],
        extensions: { code: 'RATE_LIMITED', reason: 'RATE_LIMITED', retryAfter: 7, requestId: 'request-0001' },
      },
    ])
    expect((await ask()).errors).toEqual(first.errors)
    expect((await ask()).errors).toEqual(first.errors)
  })

  it('speaks the language of the caller', async () => {
    gateway = await startGateway()
    const { errors } = await gateway.query('{ favouriteGames { id } }', { headers: { 'accept-language': 'vi-VN' } })
    expect(errors?.[0]?.message).toBe('Vui lòng đăng nhập trước.')
  })
})

describe('who asks', () => {
  it('is nobody without a token and with an expired one', async () => {
    gateway = await startGateway({ answers: { getMember: failWith(401, 'UNAUTHENTICATED') } })
    expect((await gateway.query('{ me { id } }')).data).toEqual({ me: null })
    expect(gateway.wps.calls).toEqual([])
    const { data, errors } = await gateway.query('{ me { id } }', { token: 'expired-token' })
    expect(data).toEqual({ me: null })
    expect(errors).toBeUndefined()
  })

  it('skips unread messages and consolidated data for trial accounts (section 6)', async () => {
    const member = { id: 'm', account: 'trial', type: 4 }
    gateway = await startGateway({ answers: { getMember: () => member } })
    const { data } = await gateway.query('{ me { isTrial unreadMessages contractStandings { dividend } } }', {
      token: 'trial-token',
    })
    expect(data).toEqual({ me: { isTrial: true, unreadMessages: 0, contractStandings: null } })
    expect(gateway.wps.calls).toEqual(['getMember'])
  })

  it('is somebody in an agent’s name, who is asked nothing that is the agent’s own', async () => {
    const subaccount = { name: 'quanly', displayName: 'Chị Hạnh', rights: ['REGISTER'] }
    const member = {
      ...{ id: 'm', account: 'agent01', nickname: null, type: 1, currency: 'VND', currencySymbol: '₫', language: 'vi' },
      ...{
        hasVip: false,
        vipLabelName: null,
        vipRankLevel: null,
        avatarUrl: null,
        playBlockedUntil: null,
        mustChangePassword: false,
        subaccount,
      },
    }
    gateway = await startGateway({ answers: { getMember: () => member } })
    const token = 'token-of-a-subaccount'
    const me = committed.find((text) => text.startsWith('query Me ')) ?? ''
    const { data, errors } = await gateway.query(me, { token })
    expect(errors).toBeUndefined()
    expect(data?.me).toMatchObject({ isAgent: true, wallet: null, unreadMessages: 0, subaccount })
    expect((await gateway.query('{ me { contractStandings { dividend } } }', { token })).data).toEqual({
      me: { contractStandings: null },
    })
    expect(gateway.wps.calls).toEqual(['getMember', 'getMember'])
  })

  it.each([
    [['AGENTPOLICY3'], { dividend: 'NONE' }],
    [[], null],
  ])('sees consolidated data only with AGENTPOLICY3 (modules %j)', async (modules, contractStandings) => {
    const member = { id: 'm', account: 'agent', type: 1 }
    gateway = await startGateway({ answers: { getMember: () => member, getSite: () => ({ modules }) } })
    const { data } = await gateway.query('{ me { isAgent contractStandings { dividend } } }', { token: 'agent-token' })
    expect(data).toEqual({ me: { isAgent: true, contractStandings } })
  })

  it('is refused early what the role does not allow', async () => {
    gateway = await startGateway({
      answers: { getMember: () => ({ id: 'm', type: 4 }), getOperator: failWith(401, 'UNAUTHENTICATED') },
    })
    const codes = async (query: string, token?: string) =>
      (await gateway.query(query, { ...(token && { token }) })).errors?.map((error) => error.extensions?.code)
    expect(await codes('{ bets { items { id } } }')).toEqual(['UNAUTHENTICATED'])
    expect(await codes('{ paymentChannels { id } }', 'trial-token')).toEqual(['FORBIDDEN'])
    expect(await codes('{ operatorMembers { items { id } } }', 'trial-token')).toEqual(['FORBIDDEN'])
    expect(gateway.wps.calls).not.toContain('listChannels')
    expect(gateway.wps.calls).not.toContain('listOperatorMembers')
  })
})

it.each([
  [{ field: 'NAME' }, 'gameName'],
  [{ field: 'PLAYS', direction: 'DESC' }, '-plays'],
])('an order %j is one of the platform, in its words', async (order, sort) => {
  gateway = await startGateway()
  const query = 'query ($order: GameOrder) { games(filter: { gameType: SLOTS }, order: $order) { items { id } } }'
  const { errors } = await gateway.query(query, { variables: { order } })
  expect(errors).toBeUndefined()
  expect(gateway.wps.requests.map((request) => (request.query as { sort?: string }).sort)).toContain(sort)
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith } from '../testing/fake-wps.ts'
import { startGateway, type TestGateway } from '../testing/gateway.ts'

let gateway: TestGateway
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
})

const banners = '{ banners(group: HOME) { id title } }'
const tiles = '{ hotGames { name isFavourite } }'
const bannersCalled = (title: string) => [{ id: 'one', title, imageUrl: '/a.png', url: '', linkType: 'NONE' }]

/** How operations were answered so far. */
async function answered(): Promise<Record<string, number>> {
  const metric = await gateway.metrics.getSingleMetric('gateway_answers_total')?.get()
  return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [String(labels.result), value]))
}
const executed = () => gateway.logs.filter((line) => JSON.parse(line).msg === 'operation').length
const get = (query: string, headers: Record<string, string> = {}, variables?: object) =>
  gateway.app.inject({
    method: 'GET',
    url: `/graphql?${new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) })}`,
    headers: { 'apollo-require-preflight': '1', 'accept-language': 'en', ...headers },
  })

describe('an answer that is equal for everybody of a brand and language', () => {
  it('is made once for whoever asks for it, by its id, its text, by POST or by GET', async () => {
    gateway = await startGateway({ operations: { one: banners } })
    const first = await gateway.query(banners)
    const others = [
      await gateway.query(banners),
      await gateway.query(banners, { token: 'token-of-a-member' }),
      (await get(banners)).json(),
    ]
    for (const { data, errors } of others) expect({ data, errors }).toEqual({ data: first.data, errors: undefined })
    expect(executed()).toBe(1)
    await gateway.post({ documentId: 'one' })
    await gateway.post({ documentId: 'one' })
    expect(await answered()).toMatchObject({ made: 2, hit: 4 })
  })

  it('is made once for a thousand who ask at the same time', async () => {
    let open: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      open = resolve
    })
    gateway = await startGateway({ answers: { listBanners: () => held.then(() => bannersCalled('Tet')) } })
    const all = Array.from({ length: 1_000 }, () => gateway.query(banners))
    open()
    for (const { data } of await Promise.all(all)) expect(data).toEqual({ banners: [{ id: 'one', title: 'Tet' }] })
    expect(executed()).toBe(1)
    expect(await answered()).toEqual({ made: 1, joined: 999 })
  })

  it('is the same however its variables are ordered, and another for other variables', async () => {
    gateway = await startGateway()
    const query =
      'query($filter: GameFilter!, $page: PageInput) { games(filter: $filter, page: $page) { items { name } } }'
    await gateway.query(query, { variables: { filter: { gameType: 'LIVE', vendorCode: 'JL' }, page: { page: 1 } } })
    await gateway.query(query, { variables: { page: { page: 1 }, filter: { vendorCode: 'JL', gameType: 'LIVE' } } })
    expect(await answered()).toEqual({ made: 1, hit: 1 })
    await gateway.query(query, { variables: { filter: { gameType: 'LIVE', vendorCode: 'JL' }, page: { page: 2 } } })
    expect(await answered()).toEqual({ made: 2, hit: 1 })
  })

  it('is another one for another brand and another language', async () => {
    gateway = await startGateway({
      answers: {
        listBanners: ({ headers }) =>
          bannersCalled([headers['x-caller-host'], headers.merchant, headers['accept-language']].join(' ')),
      },
    })
    const titleFor = async (headers: Record<string, string>) =>
      JSON.stringify((await gateway.query(banners, { headers })).data)
    for (let turn = 0; turn < 2; turn++) {
      expect(await titleFor({ host: 'senvang.example' })).toContain('senvang.example  en')
      expect(await titleFor({ host: 'sakura.example' })).toContain('sakura.example  en')
      expect(await titleFor({ host: 'senvang.example', merchant: 'SAKURA' })).toContain('senvang.example SAKURA en')
      expect(await titleFor({ host: 'senvang.example', 'accept-language': 'vi' })).toContain('senvang.example  vi')
    }
    expect(await answered()).toEqual({ made: 4, hit: 4 })
  })

  it('lives as long as its shortest part has left, and says so', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    gateway = await startGateway()
    const lobby = '{ hotGames { name } banners(group: HOME) { id } }'
    const age = async (query: string) => (await get(query)).headers['cache-control']
    expect(await age(banners)).toBe('private, max-age=10')
    vi.advanceTimersByTime(4_000)
    expect(await age(banners)).toBe('private, max-age=6')
    // Of banners that were read four seconds ago.
    expect(await age(lobby)).toBe('private, max-age=6')
    vi.advanceTimersByTime(6_000)
    expect(await age(lobby)).toBe('private, max-age=10')
    expect(await answered()).toEqual({ made: 3, hit: 1 })
  })

  it('comes as a tag where the browser has it already, and compressed to who takes that', async () => {
    const titles = bannersCalled('x'.repeat(4_000))
    gateway = await startGateway({ answers: { listBanners: () => titles } })
    const { headers, payload } = await get(banners)
    const { etag } = headers
    const again = await get(banners, { 'if-none-match': `"other", ${etag}` })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
    expect((await get(banners, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    const brotli = await get(banners, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get(banners, { 'accept-encoding': 'gzip' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(payload)
    const posted = await gateway.query(banners, { headers: { 'if-none-match': String(etag) } })
    expect(posted.status).toBe(200)
  })

  it('comes in the type that a client accepts', async () => {
    gateway = await startGateway()
    const type = async (accept: string) => (await get(banners, { accept })).headers['content-type']
    for (let turn = 0; turn < 2; turn++) {
      expect(await type('*/*')).toBe('application/json; charset=utf-8')
      expect(await type('application/graphql-response+json, application/json;q=0.9')).toBe(
        'application/graphql-response+json; charset=utf-8',
      )
    }
  })
})

describe('what is the caller’s own', () => {
  it('is asked for by each: a heart of a member, the address of a visitor', async () => {
    gateway = await startGateway({
      answers: {
        listFavouriteIds: ({ headers }) => (headers.authorization === 'Bearer token-of-an' ? ['text'] : []),
        getStatus: ({ headers }) => ({ status: 'OPEN', ip: headers['x-caller-address'], domainValid: true }),
      },
    })
    const hearts = async (token?: string) =>
      JSON.stringify((await gateway.query(tiles, token === undefined ? {} : { token })).data)
    for (let turn = 0; turn < 2; turn++) {
      expect(await hearts()).toContain('"isFavourite":false')
      expect(await hearts('token-of-an')).toContain('"isFavourite":true')
      expect(await hearts('token-of-binh')).toContain('"isFavourite":false')
    }
    expect(await answered()).toEqual({ made: 1, hit: 1, own: 4 })
    const status = '{ site { name } systemStatus { ip } }'
    await gateway.query(status)
    await gateway.query(status)
    expect(gateway.wps.countOf('getStatus')).toBe(2)
  })

  it('is never joined: two equal mutations are two', async () => {
    gateway = await startGateway({ answers: { addFavourite: () => ({ done: true }) } })
    const heart = 'mutation { setFavourite(input: { gameId: "text", isFavourite: true }) { userErrors { code } } }'
    const token = 'token-of-a-member'
    await Promise.all([gateway.query(heart, { token }), gateway.query(heart, { token })])
    expect(gateway.wps.countOf('addFavourite')).toBe(2)
  })

  it('is what people search for, which counts against their own limits', async () => {
    gateway = await startGateway()
    const search = '{ games(filter: { search: "rong" }) { items { name } } }'
    await gateway.query(search)
    await gateway.query(search)
    expect(gateway.wps.countOf('listGames')).toBe(2)
  })
})

describe('what memory does not answer', () => {
  it('a failure, which is the failure of nobody else', async () => {
    let times = 0
    const answer = bannersCalled('Tet')
    gateway = await startGateway({
      answers: {
        listBanners: (request, reply) =>
          times++ === 0 ? failWith(429, 'RATE_LIMITED', { retryAfter: 9 })(request, reply) : answer,
      },
    })
    const [first, second] = await Promise.all([gateway.query(banners), gateway.query(banners)])
    expect(first.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    expect(first.headers['cache-control']).toContain('no-store')
    expect(second.data).toEqual({ banners: [{ id: 'one', title: 'Tet' }] })
    expect((await gateway.query(banners)).data).toEqual(second.data)
  })

  it('what would have been refused: by the allow list, by its form, by its variables, as a batch, by HEAD', async () => {
    gateway = await startGateway({ operations: { one: banners }, allowAdHocOperations: false })
    await gateway.post({ documentId: 'one' })
    await gateway.post({ documentId: 'one' })
    expect(await answered()).toMatchObject({ hit: 1 })
    const statusOf = async (body: unknown, headers?: Record<string, string>) =>
      (await gateway.post(body, headers)).status
    expect(await statusOf({ query: `${banners} ` })).toBe(400)
    expect(await statusOf({ documentId: 'another' })).toBe(400)
    expect(await statusOf([{ documentId: 'one' }])).toBe(400)
    expect(await statusOf({ documentId: 'one', variables: 'x' })).toBe(400)
    expect(await statusOf({ documentId: 'one', operationName: 'Other' })).toBeGreaterThanOrEqual(400)
    const url = '/graphql?documentId=one'
    // Without a header that another site could not send, as Apollo demands.
    expect((await gateway.app.inject({ method: 'GET', url })).statusCode).toBe(400)
    const head = await gateway.app.inject({ method: 'HEAD', url, headers: { 'apollo-require-preflight': '1' } })
    expect(head.statusCode).toBeGreaterThanOrEqual(400)
    const accept = { accept: 'image/png', 'apollo-require-preflight': '1' }
    expect((await gateway.app.inject({ method: 'GET', url, headers: accept })).statusCode).toBe(406)
    expect(await answered()).toMatchObject({ hit: 1 })
  })
})

describe('what the platform tells', () => {
  let title: string
  let answer: () => unknown
  const titleOf = async () => JSON.stringify((await gateway.query(banners)).data).match(/"title":"(\w+)"/)?.[1]
  beforeEach(async () => {
    title = 'old'
    answer = () => bannersCalled(title)
    gateway = await startGateway({ answers: { listBanners: () => answer() } })
    // As soon as the gateway follows what is told.
    await vi.waitFor(async () => {
      gateway.wps.publish({ type: 'site', merchantId: 'm', topic: 'banners' })
      await titleOf()
      title = 'known'
      expect(await titleOf()).toBe('known')
    })
  })
  const tell = (topic: string) => gateway.wps.publish({ type: 'site', merchantId: 'm', topic })

  it('drops the answers that it makes old, and no others', async () => {
    title = 'new'
    tell('games')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await titleOf()).toBe('known')
    tell('banners')
    await vi.waitFor(async () => expect(await titleOf()).toBe('new'))
  })

  it('keeps nothing that was on its way when it became old, and nobody joins that any more', async () => {
    let open: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      open = resolve
    })
    tell('banners')
    let asked = 0
    answer = () => {
      asked += 1
      return asked === 1 ? held.then(() => bannersCalled('old')) : bannersCalled('new')
    }
    // Of the answer that was kept until the event came.
    const early: Promise<unknown>[] = []
    await vi.waitFor(() => {
      early.push(titleOf())
      expect(asked).toBe(1)
    })
    tell('banners')
    await vi.waitFor(async () =>
      expect(await Promise.race([titleOf(), new Promise((r) => setTimeout(r, 20))])).toBe('new'),
    )
    open()
    expect(await Promise.all(early)).toContain('old')
    expect(await titleOf()).toBe('new')
  })

  it('drops everything when the line to it was broken', async () => {
    title = 'new'
    gateway.wps.cutStreams()
    await vi.waitFor(async () => expect(await titleOf()).toBe('new'), { timeout: 5_000 })
  })
})

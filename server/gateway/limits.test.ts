import { afterEach, describe, expect, it } from 'vitest'
import { type Answer, startGateway, type TestGateway } from './testing/gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const signIn = 'signIn(input: { type: USERNAME, username: "demo01", password: "x" }) { token }'
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions?.code

describe('refused before anything is executed', () => {
  afterEach(() => expect(gateway.wps.calls).toEqual([]))

  it('many tries to sign in under aliases of one operation', async () => {
    gateway = await startGateway()
    const tries = (count: number) => Array.from({ length: count }, (_, index) => `try${index}: ${signIn}`).join(' ')
    expect(codeOf(await gateway.query(`mutation { ${tries(2)} }`))).toBe('ONE_SENSITIVE_CALL')
    expect(codeOf(await gateway.query(`mutation { ...F } fragment F on Mutation { ${tries(3)} }`))).toBe(
      'ONE_SENSITIVE_CALL',
    )
    expect((await gateway.query(`mutation { ${tries(100)} }`)).status).toBe(400)
    const mixed = `mutation { ${signIn} startFreePlay(input: { os: "x" }) { token } }`
    expect(codeOf(await gateway.query(mixed))).toBe('ONE_SENSITIVE_CALL')
  })

  it('too many aliases of anything, __typename included', async () => {
    gateway = await startGateway()
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: __typename`).join(' ')
    const { status, errors } = await gateway.query(`{ ${aliases} }`)
    expect(status).toBe(400)
    // Whoever writes the document is told which limit it was.
    expect(errors?.[0]?.message).toMatch(/^Aliases limit of 15 exceeded, found 16/)
  })

  it('too much depth, too many tokens, too many directives', async () => {
    gateway = await startGateway({ introspection: true })
    const deep = `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`
    expect((await gateway.query(deep)).status).toBe(400)
    expect((await gateway.query(`{ ${'product '.repeat(2_000)} }`)).status).toBe(400)
    expect((await gateway.query(`{ product ${'@include(if: true) '.repeat(30)} }`)).status).toBe(400)
  })

  it('too much cost: rows asked for count, in variables too', async () => {
    gateway = await startGateway()
    const lists = (names: string[]) =>
      `query($page: PageInput) { ${names.map((name) => `${name}: operatorBanners(page: $page) { items { pictures { title } } }`).join(' ')} }`
    const ask = async (names: string[], pageSize: number) =>
      codeOf(await gateway.query(lists(names), { variables: { page: { pageSize } } }))
    expect(await ask(['a'], 100)).toBe('UNAUTHENTICATED')
    expect(await ask(['a', 'b', 'c'], 20)).toBe('UNAUTHENTICATED')
    expect(await ask(['a', 'b'], 100)).toBe('OPERATION_TOO_COSTLY')
    expect(await ask(['a', 'b'], 1_000_000)).toBe('OPERATION_TOO_COSTLY')
    const refused = await gateway.query(lists(['a', 'b']), { variables: { page: { pageSize: 100 } } })
    expect(refused.errors?.[0]?.extensions?.reason).toMatch(/^costs \d+, and 2500 at most are taken$/)
  })

  it('a batch', async () => {
    gateway = await startGateway()
    expect(
      (await gateway.post([{ query: `mutation { ${signIn} }` }, { query: `mutation { ${signIn} }` }])).status,
    ).toBe(400)
  })

  it('a body that is too large', async () => {
    gateway = await startGateway()
    expect((await gateway.post({ query: '{ product }', padding: 'x'.repeat(200_000) })).status).toBe(413)
  })

  it('a form another site could send (CSRF), and a mutation by GET', async () => {
    gateway = await startGateway()
    const simple = await gateway.app.inject({ method: 'GET', url: '/graphql?query={product}' })
    expect(simple.statusCode).toBe(400)
    const plain = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"{ product }"}',
    })
    expect([400, 415]).toContain(plain.statusCode)
    const mutation = await gateway.app.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(`mutation { ${signIn} }`)}`,
      headers: { 'apollo-require-preflight': 'true' },
    })
    expect(mutation.statusCode).toBe(405)
  })

  it('a reading by other sites: every answer carries the headers that forbid it', async () => {
    gateway = await startGateway()
    const { headers } = await gateway.query('{ product }')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('hides what the schema holds: no suggestions, no introspection unless switched on, no stack', async () => {
    gateway = await startGateway({ introspection: false })
    const misspelled = await gateway.query('{ sit { name } }')
    expect(JSON.stringify(misspelled.errors)).not.toContain('Did you mean')
    expect((await gateway.query('{ __schema { types { name } } }')).status).toBe(400)
    expect(JSON.stringify(misspelled.errors)).not.toMatch(/stack|node_modules|\.ts/)
  })
})

describe('persisted operations', () => {
  const operations = { 'id-of-site': 'query Site { site { name } }' }

  it('are taken by id in both forms', async () => {
    gateway = await startGateway({ operations, allowAdHocOperations: false })
    const expected = { site: { name: 'text' } }
    expect((await gateway.post({ documentId: 'id-of-site' })).data).toEqual(expected)
    const apollo = { operationName: 'Site', extensions: { persistedQuery: { version: 1, sha256Hash: 'id-of-site' } } }
    expect((await gateway.post(apollo)).data).toEqual(expected)
  })

  it('are taken by id in an address too, whose own text is judged as any other', async () => {
    const byId = { ...operations, 'id-of-game': 'query Game($id: ID!) { game(id: $id) { id } }' }
    gateway = await startGateway({ operations: byId, allowAdHocOperations: false })
    const get = async (parameters: Record<string, string> | string[][]) => {
      const response = await gateway.app.inject({
        method: 'GET',
        url: `/graphql?${new URLSearchParams(parameters)}`,
        headers: { 'apollo-require-preflight': '1' },
      })
      return { status: response.statusCode, ...JSON.parse(response.body) }
    }
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'id-of-site' } })
    expect(await get({ extensions })).toMatchObject({ data: { site: { name: 'text' } } })
    expect(await get({ documentId: 'id-of-game', variables: '{"id":"7"}', operationName: 'Game' })).toMatchObject({
      status: 200,
      data: { game: null },
    })
    expect(await get({ documentId: 'id-of-site', query: '{ product }' })).toMatchObject({ status: 400 })
    expect(
      await get([
        ['query', '{ product }'],
        ['query', ''],
        ['documentId', 'id-of-site'],
      ]),
    ).toMatchObject({ data: { site: { name: 'text' } } })
    expect(await get({ documentId: 'id-of-site', variables: 'no JSON' })).toMatchObject({ status: 400 })
    expect(await get({})).toMatchObject({ status: 400 })
  })

  it('are all that is taken in LIVE; sending a text does not add it', async () => {
    gateway = await startGateway({ operations, allowAdHocOperations: false })
    const query = '{ product }'
    const sha256Hash = 'ec2e01311ab3b02f3d8c8c712f9e579356d332cd007ac4c1ea5df727f482f05f'
    for (const body of [
      { query },
      { query, extensions: { persistedQuery: { version: 1, sha256Hash } } },
      { extensions: { persistedQuery: { sha256Hash } } },
    ]) {
      const answer = await gateway.post(body)
      expect(answer.status).toBe(400)
      expect(codeOf(answer)).toBe('OPERATION_REFUSED')
      expect(answer.errors?.[0]?.message).toBe('This request is not accepted here.')
    }
    expect(gateway.wps.calls).toEqual([])
  })
})

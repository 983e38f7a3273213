import type { AddressInfo } from 'node:net'
import { getOperationAST, parse, validate } from 'graphql'
import { type Client, createClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { mostSocketBytes } from '../../server/gateway/gateway.ts'
import { mostSockets } from '../../server/gateway/live/socket-places.ts'
import { longestIdle, mostSubscriptions } from '../../server/gateway/live/sockets.ts'
import { mostCost, mostRows, sensitiveCost, usualRows } from '../../server/gateway/plugins/cost.ts'
import {
  checkOperation,
  mostAliases,
  mostDepth,
  mostDirectives,
  mostTokens,
} from '../../server/gateway/plugins/limits.ts'
import { mostBytes } from '../../server/gateway/routes.ts'
import { buildSchema } from '../../server/gateway/schema.ts'
import { mostIds } from '../../server/gateway/wps/loaders.ts'
import { LIMITS } from '../../server/platform/http/limits.ts'
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../../server/platform/modules/sessions/limits.ts'
import { read } from './support/files.ts'
import { type Graph, startGraph } from './support/graph.ts'
import { type Snippet, snippetsOf, tableRows } from './support/guide.ts'

const guide = 'docs/graphql.md'
const snippets = snippetsOf(guide)
const schema = buildSchema()
const isLive = ({ query }: Snippet) => getOperationAST(parse(query))?.operation === 'subscription'

let graph: Graph
let client: Client | undefined
let tokens: Readonly<Record<Snippet['audience'], string | undefined>>
beforeAll(async () => {
  graph = await startGraph()
  await graph.gateway.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await graph.platform.signedInMember({ funds: 1_000_000n })
  tokens = { visitor: undefined, member: token, operator: await graph.platform.operator() }
})
afterAll(async () => {
  await client?.dispose()
  await graph.stop()
})

/** What an outside developer would get. */
async function send({ audience, query, variables }: Snippet): Promise<Record<string, unknown>> {
  const token = tokens[audience]
  const response = await graph.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
    payload: { query, variables },
  })
  return response.json()
}

/** What a guide shows of an answer, to be matched: "…" stands for whatever is there. */
function shown(value: unknown): unknown {
  if (value === '…') return expect.toSatisfy((found: unknown) => found !== null && found !== undefined)
  if (Array.isArray(value)) return value.map(shown)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, shown(inner)])
  return expect.objectContaining(Object.fromEntries(fields))
}

function expectAnswer({ answer }: Snippet, given: Record<string, unknown>): void {
  const isRefused = (answer as { errors?: unknown } | undefined)?.errors !== undefined
  if (!isRefused) expect(given).not.toHaveProperty('errors')
  if (answer !== undefined) expect(given).toEqual(shown(answer))
}

describe('a snippet of the guide', () => {
  it.each(snippets)('$name fits the schema and the limits', ({ query, variables, audience }) => {
    const document = parse(query)
    expect(validate(schema, document)).toEqual([])
    const operation = getOperationAST(document)
    expect(operation && checkOperation(schema, document, operation, variables)).toBeUndefined()
    expect(['visitor', 'member', 'operator']).toContain(audience)
  })

  it.each(snippets.filter((one) => !isLive(one)))('$name is answered as the guide says', async (snippet) => {
    expectAnswer(snippet, await send(snippet))
  })

  it('Balance tells the balance over a socket at once', async () => {
    const snippet = snippets.find((one) => one.name === 'Balance')
    if (snippet === undefined) throw new Error('The guide does not show how a balance is followed')
    const { port } = graph.gateway.server.address() as AddressInfo
    client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${tokens.member}`, acceptLanguage: 'en' },
      retryAttempts: 0,
    })
    const { value } = await client.iterate({ query: snippet.query }).next()
    expectAnswer(snippet, value)
  })

  it('Balance tells the balance as an event too', async () => {
    const snippet = snippets.find((one) => one.name === 'Balance')
    const { port } = graph.gateway.server.address() as AddressInfo
    const leaving = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${tokens.member}`,
      },
      body: JSON.stringify({ query: snippet?.query }),
      signal: leaving.signal,
    })
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('data: ')) break
    }
    leaving.abort()
    expect(text).toMatch(/event: next\ndata: \{"data":\{"balanceChanged":/)
  })

  it('what moves money may be sent again with its key', async () => {
    const snippet = snippets.find((one) => one.name === 'Deposit')
    if (snippet === undefined) throw new Error('The guide does not show a deposit')
    expect(await send(snippet)).toEqual(await send(snippet))
  })
})

describe('a figure of the guide', () => {
  const rows = tableRows(guide)
  const rowOf = (label: string) => rows.find(([first]) => first === label)

  it.each<[string, number, string]>([
    ['cost of an operation', mostCost, 'plugins/cost.ts'],
    ['rows of a page', mostRows, 'plugins/cost.ts'],
    ['rows where none are asked for', usualRows, 'plugins/cost.ts'],
    ['cost from which a root field is sensitive', sensitiveCost, 'plugins/cost.ts'],
    ['depth', mostDepth, 'plugins/limits.ts'],
    ['aliases', mostAliases, 'plugins/limits.ts'],
    ['directives', mostDirectives, 'plugins/limits.ts'],
    ['tokens of a document', mostTokens, 'plugins/limits.ts'],
    ['kilobytes of a request', mostBytes / 1024, 'routes.ts'],
    ['kilobytes of a message over a socket', mostSocketBytes / 1024, 'gateway.ts'],
    ['subscriptions of a socket', mostSubscriptions, 'live/sockets.ts'],
    ['seconds a socket may be without one', longestIdle / 1000, 'live/sockets.ts'],
    ['sockets and streams of a network', mostSockets, 'live/socket-places.ts'],
    ['ids that one call behind an edge takes', mostIds, 'wps/loaders.ts'],
  ])('%s is %i', (label, figure, file) => {
    const [, told, where] = rowOf(label) ?? []
    expect(told).toBe(String(figure))
    expect(where).toContain(`](../server/gateway/${file})`)
  })

  it.each([
    ['a call, from one address', LIMITS.call],
    ['a call, by one member', LIMITS.memberCall],
    ['signing in, registering, passwords, from one address', LIMITS.credential],
    ['trial accounts, from one address', LIMITS.trial],
  ])('%s is what the platform counts', (label, { points, seconds }) => {
    expect(rowOf(label)?.slice(1, 3)).toEqual([String(points), String(seconds)])
  })

  it('every row of the tables of limits is held against its constant', () => {
    expect(rows.filter((row) => /^\d+$/.test(row[1] ?? ''))).toHaveLength(15 + 4)
  })

  it('of sensitive fields is what an operation may have', () => {
    expect(rowOf('sensitive root fields in an operation')?.[1]).toBe('1')
    const one = 'operatorSignIn(input: { account: "a", password: "b" }) { token }'
    const refusalOf = (text: string) => {
      const document = parse(text)
      const operation = getOperationAST(document)
      return operation && checkOperation(schema, document, operation, {})?.extensions.code
    }
    expect(refusalOf(`mutation { ${one} }`)).toBeUndefined()
    expect(refusalOf(`mutation { ${one} other: ${one} }`)).toBe('ONE_SENSITIVE_CALL')
  })

  it('of sessions, pages and keys is the house’s', () => {
    const text = read(guide).replace(/\s+/g, ' ')
    expect(text).toContain(`ends after ${ABSOLUTE_LIMIT / 3_600_000} hours`)
    expect(text).toContain(`After ${IDLE_LIMIT / 60_000} minutes without a call`)
    expect(text).toContain(`has ${usualRows} rows unless told otherwise, and ${mostRows} at most`)
  })

  it('codes of errors are those that the gateway gives', () => {
    const given = [...read('server/gateway/errors.ts').matchAll(/^ {2}\| '([A-Z_]+)'$/gm)].map(([, code]) => code)
    const told = rows
      .filter((row) => row.length === 3)
      .map(([first = '']) => /^`([A-Z_]+)`$/.exec(first)?.[1])
      .filter(Boolean)
    expect(told.sort()).toEqual(given.sort())
  })

  it('names of fields that it tells are in the schema', () => {
    const ofTheTransport = ['operationName', 'requestId', 'documentId', 'acceptLanguage', 'possibleTypes']
    const sdl = read('graphql/schema.graphql')
    const told = [...read(guide).matchAll(/`([a-z]+[A-Z]\w*)(?: \{[^`]*\})?`/g)].map(([, name = '']) => name)
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((name) => !ofTheTransport.includes(name) && !new RegExp(`\\b${name}\\b`).test(sdl))).toEqual([])
  })
})

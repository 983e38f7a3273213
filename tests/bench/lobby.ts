import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/process.mjs'
import { load, type Request, send } from './load.ts'
import type { Section } from './report.ts'
import type { RunningServer } from './running-server.ts'
import { median, perSecond, ratio } from './statistics.ts'

const connections = 32
const rounds = 5
const secondsPerRound = 4
const operationName = 'Lobby'

/** Counts the calls the gateway makes to the platform; read from /metrics. */
const restCallCounter = /^gateway_rest_calls_total(\{[^}]*\})? (\S+)/gm

/**
 * The REST calls the lobby query stands for, as a client without the gateway would make them. The games of MXWIN are a query
 * of their own, which only that tab and the end of the home tab ask.
 */
const restPaths = [
  '/wps/content/banners?groupName=w_home&language=vi',
  '/wps/relay/MCSFE_getListAnnouncements?types=B&platform=W&language=vi&pageNo=1&pageSize=9',
  '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&limitNum=20&language=vi',
  '/wps/relay/GCSGAME_hotGamesV2?language=vi',
]

/** Measures the lobby as visitors and members ask for it, beside the REST calls it stands for, in turns. */
export async function benchLobby(server: RunningServer): Promise<Section> {
  const { origin, serviceKey } = server
  // As the gateway itself asks: a visitor's address would be held to its rate limit.
  const restCalls: Request[] = restPaths.map((path) => ({
    method: 'GET',
    path,
    headers: { 'x-service-key': serviceKey },
  }))
  const lobby = lobbyRequest()
  const firstCalls = await countRestCalls(server, () => demandData(origin, lobby))
  const measured: Measured[] = [
    { name: `lobby of visitors (the first: ${firstCalls} REST calls)`, requests: [lobby] },
    { name: 'lobby of a member', requests: [withHeaders(lobby, { authorization: `Bearer ${await signIn(origin)}` })] },
    { name: 'the same, compressed (br)', requests: [withHeaders(lobby, { 'accept-encoding': 'br' })] },
    { name: '`{ site { name } }`, by its text', requests: [graphql({ query: '{ site { name } }' })] },
    { name: `${restCalls.length} raw REST calls`, requests: restCalls },
  ]
  const results = await measureInTurns(server, measured)
  const raw = median(results.at(-1)?.perSecond ?? [])
  return {
    title: 'Lobby query through the gateway',
    method: `The persisted operation ${operationName} by POST /graphql beside the ${restCalls.length} REST calls it stands for, ${connections} connections, medians of ${rounds} rounds of ${secondsPerRound} s in turns. Server (PGlite, all roles) and load generator are two processes of the machine; the server takes one core.`,
    columns: ['measured', 'per second', 'ratio', 'p50', 'p99', 'REST calls each'],
    best: { column: 'per second', better: 'more' },
    rows: results.map(({ name, perSecond: figures, p50, p99, restCallsEach }) => [
      name,
      perSecond(median(figures)),
      ratio(median(figures), raw),
      `${median(p50).toFixed(1)} ms`,
      `${median(p99).toFixed(1)} ms`,
      restCallsEach.toFixed(3),
    ]),
  }
}

interface Measured {
  readonly name: string
  /** Together they are one of what is counted. */
  readonly requests: readonly Request[]
}

async function measureInTurns(server: RunningServer, measured: readonly Measured[]) {
  const results = measured.map((one) => ({
    ...one,
    ...{ perSecond: [] as number[], p50: [] as number[], p99: [] as number[], count: 0, calls: 0 },
  }))
  for (const { requests } of measured) await load(server.origin, requests, { connections, seconds: 2 })
  for (let round = 0; round < rounds; round++) {
    for (const one of results) {
      one.calls += await countRestCalls(server, async () => {
        const done = await load(server.origin, one.requests, { connections, seconds: secondsPerRound })
        one.perSecond.push(done.requestsPerSecond / one.requests.length)
        one.p50.push(done.p50)
        one.p99.push(done.p99)
        one.count += done.requests / one.requests.length
      })
    }
  }
  return results.map((one) => ({ ...one, restCallsEach: one.calls / one.count }))
}

const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
})

const graphql = (operation: object): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', 'accept-language': 'vi' },
  body: JSON.stringify(operation),
})

/** Signs in as a member of the demo. */
async function signIn(origin: string): Promise<string> {
  const query = `mutation { signIn(input: { type: USERNAME, username: "demo01", password: "Demo@12345" }) {
    token userErrors { code } } }`
  const { signIn: answer } = (await demandData(origin, graphql({ query }))) as { signIn: { token: string | null } }
  if (answer.token === null) throw new Error(`demo01 cannot sign in: ${JSON.stringify(answer)}`)
  return answer.token
}

/** What the portal sends for the lobby: the id of the operation, not its text. */
function lobbyRequest(): Request {
  const manifest = 'graphql/persisted-operations.json'
  const operations = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Record<string, string>
  const id = Object.keys(operations).find((key) => operations[key]?.startsWith(`query ${operationName} `))
  if (id === undefined) throw new Error(`${manifest} has no operation ${operationName}: run npm run codegen.`)
  return graphql({
    operationName,
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  })
}

async function demandData(origin: string, request: Request): Promise<unknown> {
  const { data, errors } = JSON.parse(await send(origin, request)) as { data?: unknown; errors?: unknown[] }
  if (errors) throw new Error(`An operation fails: ${JSON.stringify(errors)}`)
  return data
}

/** How many REST calls the gateway made while `work` ran. */
async function countRestCalls(server: RunningServer, work: () => Promise<unknown>): Promise<number> {
  const before = await readCounter(server)
  await work()
  return (await readCounter(server)) - before
}

async function readCounter({ origin, serviceKey }: RunningServer): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`, { headers: { 'x-service-key': serviceKey } })).text()
  return [...text.matchAll(restCallCounter)].reduce((total, match) => total + Number(match[2]), 0)
}

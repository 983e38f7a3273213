import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
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

/** Measures the lobby query beside the REST calls it stands for, in turns, and how many REST calls one query costs. */
export async function benchLobby(server: RunningServer): Promise<Section> {
  const { origin, serviceKey } = server
  // As the gateway itself asks: a visitor's address would be held to its rate limit.
  const restCalls: Request[] = restPaths.map((path) => ({
    method: 'GET',
    path,
    headers: { 'x-service-key': serviceKey },
  }))
  const query = lobbyRequest()
  const firstCalls = await countRestCalls(server, () => sendOnce(origin, query))
  const options = { connections, seconds: secondsPerRound }
  await load(origin, [query], { connections, seconds: 2 })
  await load(origin, restCalls, { connections, seconds: 2 })
  const throughGateway: number[] = []
  const raw: number[] = []
  let queries = 0
  let calls = 0
  for (let round = 0; round < rounds; round++) {
    calls += await countRestCalls(server, async () => {
      const result = await load(origin, [query], options)
      throughGateway.push(result.roundsPerSecond)
      queries += result.rounds
    })
    raw.push((await load(origin, restCalls, options)).roundsPerSecond)
  }
  const [gatewayMedian, rawMedian] = [median(throughGateway), median(raw)]
  return {
    title: 'Lobby query through the gateway',
    method: `The persisted operation ${operationName} by POST /graphql beside the ${restCalls.length} REST calls it stands for, ${connections} connections, medians of ${rounds} rounds of ${secondsPerRound} s in turns. Server (PGlite, all roles) and load generator share the machine.`,
    columns: ['measured', 'lobbies per second', 'ratio', 'REST calls per lobby'],
    rows: [
      [
        'through the gateway',
        perSecond(gatewayMedian),
        ratio(gatewayMedian, rawMedian),
        `${(calls / queries).toFixed(3)} (the first: ${firstCalls})`,
      ],
      ['raw REST calls', perSecond(rawMedian), '1.00 ×', String(restCalls.length)],
    ],
  }
}

/** What the portal sends for the lobby: the id of the operation, not its text. */
function lobbyRequest(): Request {
  const manifest = 'graphql/persisted-operations.json'
  const operations = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Record<string, string>
  const id = Object.keys(operations).find((key) => operations[key]?.startsWith(`query ${operationName} `))
  if (id === undefined) throw new Error(`${manifest} has no operation ${operationName}: run npm run codegen.`)
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-language': 'vi' },
    body: JSON.stringify({
      operationName,
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }),
  }
}

async function sendOnce(origin: string, request: Request): Promise<void> {
  const pool = new Pool(origin)
  const { errors } = JSON.parse(await send(pool, request)) as { errors?: unknown[] }
  await pool.close()
  if (errors) throw new Error(`The lobby query fails: ${JSON.stringify(errors)}`)
}

/** How many REST calls the gateway made while `work` ran. */
async function countRestCalls(server: RunningServer, work: () => Promise<void>): Promise<number> {
  const before = await readCounter(server)
  await work()
  return (await readCounter(server)) - before
}

async function readCounter({ origin, serviceKey }: RunningServer): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`, { headers: { 'x-service-key': serviceKey } })).text()
  return [...text.matchAll(restCallCounter)].reduce((total, match) => total + Number(match[2]), 0)
}

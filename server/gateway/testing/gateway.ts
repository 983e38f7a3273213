import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import pino from 'pino'
import { Registry } from 'prom-client'
import { registerGateway } from '../gateway.ts'
import type { GatewayOptions } from '../options.ts'
import { type FakeWps, startFakeWps } from './fake-wps.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  // The tests know what they asked for.
  readonly data: Record<string, never> | null | undefined
  readonly errors: readonly GraphQLFormattedError[] | undefined
}

export interface TestGateway {
  readonly app: FastifyInstance
  readonly wps: FakeWps
  readonly metrics: Registry
  /** Everything logged, one JSON line each. */
  readonly logs: string[]
  query(query: string, options?: QueryOptions): Promise<Answer>
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

export interface QueryOptions {
  readonly variables?: Record<string, unknown>
  readonly token?: string
  readonly headers?: Record<string, string>
}

/** A gateway over a fake platform; the manifest holds `operations` by their ids. */
export async function startGateway(
  options: Partial<GatewayOptions> & { operations?: Record<string, string>; answers?: FakeWps['answers'] } = {},
): Promise<TestGateway> {
  const { operations = {}, answers, ...more } = options
  const wps = await startFakeWps(answers)
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const persistedOperations = join(folder, 'operations.json')
  writeFileSync(persistedOperations, JSON.stringify(operations))
  const logs: string[] = []
  const metrics = new Registry()
  const app = Fastify({ forceCloseConnections: true })
  await registerGateway(app, {
    wpsUrl: wps.url,
    serviceKey: 'service-key-of-the-test',
    mode: 'DEMO',
    publicUrl: 'http://127.0.0.1:4000',
    introspection: true,
    edge: { trustedProxies: 0, countryHeader: undefined },
    allowAdHocOperations: true,
    logger: pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) }),
    persistedOperations,
    metrics,
    ...more,
  })

  const post: TestGateway['post'] = async (body, headers = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const result = JSON.parse(response.body) as ExecutionResult
    return {
      status: response.statusCode,
      headers: response.headers,
      data: result.data as Answer['data'],
      errors: result.errors as readonly GraphQLFormattedError[] | undefined,
    }
  }
  return {
    app,
    wps,
    metrics,
    logs,
    post,
    query: (query, { variables, token, headers } = {}) =>
      post({ query, variables }, { ...headers, ...(token && { authorization: `Bearer ${token}` }) }),
    async close() {
      await app.close()
      await wps.close()
      await rm(folder, { recursive: true })
    },
  }
}

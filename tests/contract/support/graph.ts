import fastify from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { registerGateway } from '../../../server/gateway/gateway.ts'
import type { Mutation, Query } from '../../../server/gateway/generated/resolvers.ts'
import { startPlatform } from '../../support/platform.ts'

export interface Answer {
  /** The tests know what they asked for; null where all of it failed. */
  readonly data: Query & Mutation
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

/** A gateway over a platform, and ways to ask it and to see what it asks. */
export async function startGraph(options: Parameters<typeof startPlatform>[0] = {}) {
  const platform = await startPlatform(options)
  const gateway = fastify({ forceCloseConnections: true })
  const metrics = new Registry()
  await registerGateway(gateway, {
    wpsUrl: platform.url,
    serviceKey: platform.context.config.serviceKey,
    mode: 'DEMO',
    publicUrl: platform.url,
    edge: platform.context.config.edge,
    introspection: true,
    allowAdHocOperations: true,
    logger: pino({ level: 'silent' }),
    metrics,
    // The machine of a test may be busy with others; drills with slow platforms are in server/gateway.
    deadlines: { read: 20_000, write: 20_000 },
  })
  return {
    platform,
    gateway,

    /** By whoever has the token, or by a visitor. */
    async ask(query: string, variables: object = {}, token?: string): Promise<Answer> {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const payload = { query, variables }
      const response = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload })
      return response.json()
    },

    /** How often each call of the platform was made until now. */
    async restCalls(): Promise<Record<string, number>> {
      const counter = await metrics.getSingleMetric('gateway_rest_calls_total')?.get()
      return Object.fromEntries((counter?.values ?? []).map(({ labels, value }) => [String(labels.call), value]))
    },

    async stop(): Promise<void> {
      await gateway.close()
      await platform.stop()
    },
  }
}

export type Graph = Awaited<ReturnType<typeof startGraph>>

import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createMetrics } from './plugins/metrics.ts'
import { registerWatch } from './watch.ts'

it('tells figures to who brings the service key or the token of scrapers, and to nobody else', async () => {
  const app = Fastify()
  const registry = new Registry()
  createMetrics(registry)
  registerWatch(app, { serviceKey: 'the-service-key', metricsToken: undefined }, registry)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  expect((await get('/health/live')).statusCode).toBe(200)
  expect((await get('/metrics', { 'x-service-key': 'the-service-key' })).body).toContain('gateway_sockets')
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer undefined' },
    { 'x-service-key': 'another' },
  ]
  for (const headers of strangers) expect((await get('/metrics', headers)).statusCode).toBe(403)
  await app.close()
})

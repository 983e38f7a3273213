import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listCalls } from '../calls.ts'
import { buildOpenapi } from '../openapi.ts'
import { documentationPage } from './documentation-page.ts'

/** `/wps/openapi.json` and a page to read it at `/wps/docs`, both made from the calls that are served. */
export function registerDocumentation(app: FastifyInstance): void {
  const document = JSON.stringify(buildOpenapi())
  const html = documentationPage(listCalls())
  const style = readFileSync(join(import.meta.dirname, 'documentation.css'), 'utf8')
  const shared = { 'cache-control': 'public, max-age=60' }
  app.get('/wps/openapi.json', async (_request, reply) => reply.headers(shared).type('application/json').send(document))
  app.get('/wps/docs', async (_request, reply) => reply.headers(shared).type('text/html; charset=utf-8').send(html))
  app.get('/wps/docs/style.css', async (_request, reply) => reply.headers(shared).type('text/css').send(style))
}

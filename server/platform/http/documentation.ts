import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listCalls } from '../modules.ts'
import { buildOpenapi } from '../openapi.ts'
import { documentationPage } from './documentation-page.ts'

/** What is served, made when it is first asked for: it takes a while, and most processes are never asked. */
let made: { readonly document: string; readonly html: string; readonly style: string } | undefined

function makeDocumentation() {
  return {
    document: JSON.stringify(buildOpenapi()),
    html: documentationPage(listCalls()),
    style: readFileSync(join(import.meta.dirname, 'documentation.css'), 'utf8'),
  }
}

function documentation() {
  made ??= makeDocumentation()
  return made
}

/** `/wps/openapi.json` and a page to read it at `/wps/docs`, both made from the calls that are served. */
export function registerDocumentation(app: FastifyInstance): void {
  const shared = { 'cache-control': 'public, max-age=60' }
  app.get('/wps/openapi.json', async (_request, reply) =>
    reply.headers(shared).type('application/json').send(documentation().document),
  )
  app.get('/wps/docs', async (_request, reply) =>
    reply.headers(shared).type('text/html; charset=utf-8').send(documentation().html),
  )
  app.get('/wps/docs/style.css', async (_request, reply) =>
    reply.headers(shared).type('text/css').send(documentation().style),
  )
}

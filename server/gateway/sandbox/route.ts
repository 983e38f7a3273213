import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { commonHeaders, registerHeaders } from '../../edge/headers.ts'
import type { GatewayOptions } from '../options.ts'

const built = fileURLToPath(new URL('dist', import.meta.url))

/** Everything from here; the editor writes styles of its own and runs its language workers. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  workerSrc: ["'self'", 'blob:'],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

/**
 * Serves the sandbox, a page to try the schema in, with what it must know beforehand at `/sandbox/settings.json`. It is built by
 * `npm run build:sandbox -w server` and needs nothing from elsewhere.
 */
export function registerSandbox(
  app: FastifyInstance,
  { mode, introspection, allowAdHocOperations, logger }: GatewayOptions,
): void {
  if (!existsSync(built)) {
    logger.warn('the sandbox is not built: npm run build:sandbox --workspace server')
    return
  }
  const settings = { mode, introspection, allowAdHocOperations }
  app.register(async (scope) => {
    await registerHeaders(scope, { contentSecurityPolicy: { directives: contentPolicy }, ...commonHeaders })
    scope.get('/sandbox/settings.json', (_request, reply) => reply.header('cache-control', 'no-store').send(settings))
    scope.get('/sandbox', ({ url }, reply) => reply.redirect(url.replace('/sandbox', '/sandbox/')))
    // `decorateReply: false`: other parts of the server may serve files too, and only one may add reply.sendFile.
    scope.register(staticFiles, {
      root: built,
      prefix: '/sandbox/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      setHeaders,
    })
  })
}

/** Only files whose name holds their hash may be kept. */
function setHeaders(reply: FastifyReply, path: string): void {
  if (path.endsWith('.html')) reply.header('cache-control', 'no-cache')
}

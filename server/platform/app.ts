import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { commonHeaders, registerHeaders } from '../edge/headers.ts'
import { registerArtworkRoutes } from './artwork/routes.ts'
import type { PlatformContext } from './context.ts'
import { readBodies } from './http/bodies.ts'
import { logCalls } from './http/call-log.ts'
import { registerDocumentation } from './http/documentation.ts'
import { answerFailures, answerUnknownCalls } from './http/failures.ts'
import { registerHealth } from './http/health.ts'
import { meterCalls } from './http/metrics.ts'
import { LARGEST_UPLOAD } from './http/upload.ts'
import { modules } from './modules.ts'

/** The REST platform as a Fastify plugin with its own parsers, headers and failures; it leaves its neighbours alone. */
export function buildPlatform(context: PlatformContext): FastifyPluginAsync {
  return async (app) => {
    app.decorate('sealing', context.sealing)
    await registerHeaders(app, {
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          scriptSrc: ["'self'"],
          imgSrc: ["'self'"],
          connectSrc: ["'self'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: null,
        },
      },
      ...commonHeaders,
    })
    readBodies(app)
    await app.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 1 } })
    answerFailures(app, context)
    meterCalls(app)
    logCalls(app, context)
    app.addHook('onSend', async (request, reply) => {
      if (request.requestId !== undefined) reply.header('x-request-id', request.requestId)
      if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store')
    })
    registerHealth(app, context)
    registerDocumentation(app)

    registerArtworkRoutes(app, context)
    for (const { routes } of modules) for (const register of routes) register(app, context)
    answerUnknownCalls(app)
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { header } from './caller.ts'
import type { HttpContext } from './http-context.ts'

const MODULE_HEADER = /^[A-Za-z0-9_.-]{1,64}$/

/** What every line about a call tells. Bodies, tokens and queries never reach the log. */
export function aboutCall(request: FastifyRequest) {
  const named = header(request, 'x-module-id')
  return {
    requestId: request.requestId,
    module: request.moduleId,
    // Callers name calls in their own way, so it may differ; it is never counted or limited by.
    moduleHeader: named !== undefined && MODULE_HEADER.test(named) ? named : undefined,
    merchant: request.caller?.merchant.code,
    actor: request.actor,
    ip: request.caller?.ip,
  }
}

/**
 * Logs every call that was answered: those that prove or change who somebody is always (ASVS 16.3.1), the others for
 * developers. Refusals and failures have lines of their own (failures.ts).
 */
export function logCalls(app: FastifyInstance, { logger }: Pick<HttpContext, 'logger'>): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.moduleId === undefined || reply.statusCode >= 400) return
    const level = request.routeOptions.config.isCredential ? 'info' : 'debug'
    if (!logger.isLevelEnabled(level)) return
    const milliseconds = Math.round(reply.elapsedTime)
    logger[level]({ ...aboutCall(request), status: reply.statusCode, milliseconds }, 'call answered')
  })
}

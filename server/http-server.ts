import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { answerMalformedAddress } from './platform/http/failures.ts'

/** How long a caller may take to send something; milliseconds. */
export interface SendingTimes {
  readonly headers: number
  /** From the first byte to the last of an ordinary call. */
  readonly body: number
  /** Of a call with files: 5 MB come in that time also over a poor mobile line (350 kbit/s). */
  readonly upload: number
  /** Between two looks at the connections. */
  readonly checks: number
}

const SENDING_TIMES: SendingTimes = { headers: 10_000, body: 10_000, upload: 120_000, checks: 1_000 }

/** The one HTTP server of a process, on which the roles mount what they serve. Whoever sends too slowly is answered 408. */
export function createHttpServer(logger: Logger, times: SendingTimes = SENDING_TIMES): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // Each room logs its own calls, with what it knows of them.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: answerMalformedAddress,
    requestTimeout: times.upload,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.checks },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    limitBody(request, times)
    done()
  })
  return app
}

/** Node has one limit for all requests, that of uploads; most bodies are smaller and get less. */
function limitBody({ raw, headers }: FastifyRequest, times: SendingTimes): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return
  const giveUp = () => {
    // As Node itself answers where its own limits are crossed.
    raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => raw.destroy())
  }
  const timer = setTimeout(giveUp, times.body).unref()
  for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer))
}

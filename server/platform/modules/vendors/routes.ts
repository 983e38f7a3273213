import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { gcpCalls, vendorsCalls } from './schema.ts'
import type { VendorsService } from './service.ts'

interface Context extends HttpContext {
  readonly vendors: VendorsService
}

const CALLS = { hub88: vendorsCalls, gcp: gcpCalls }

/** The wallet as vendors call it, each in its own form. Every failure before the signature is good looks the same. */
export function registerVendorsRoutes(app: FastifyInstance, context: Context): void {
  const { vendors } = context
  for (const [source, calls] of Object.entries(CALLS)) {
    const adapter = vendors.findAdapter(source)
    // Not configured here: the address answers as any unknown one.
    if (adapter === undefined) continue
    for (const call of Object.values(calls)) {
      const operation = call.path.slice(`/wps/callbacks/${source}/`.length)
      route(app, context, call, async ({ rawBody, request }) => {
        if (!adapter.verify(rawBody, request.headers)) {
          const { status, body } = adapter.unsigned
          return rawAnswer(body, { status })
        }
        const parsed = adapter.parse(operation, rawBody)
        const outcome =
          parsed.command === undefined
            ? { result: parsed.flaw ?? ('INVALID_SYNTAX' as const) }
            : await vendors.execute(source, parsed.command)
        const { status, body } = adapter.render(outcome, parsed)
        return rawAnswer(body, { status })
      })
    }
  }
}

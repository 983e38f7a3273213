import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { vendorsCalls } from './schema.ts'
import type { VendorsService } from './service.ts'

interface Context extends HttpContext {
  readonly vendors: VendorsService
}

const SOURCE = 'hub88'
const PREFIX = '/wps/callbacks/hub88/'

/** The wallet as Hub88 calls it. Every failure before the signature is good looks the same. */
export function registerVendorsRoutes(app: FastifyInstance, context: Context): void {
  const { vendors } = context
  const adapter = vendors.adapterOf(SOURCE)
  for (const call of Object.values(vendorsCalls)) {
    const operation = call.path.slice(PREFIX.length)
    route(app, context, call, async ({ rawBody, request }) => {
      if (!adapter.verify(rawBody, request.headers))
        return rawAnswer({ status: 'RS_ERROR_INVALID_SIGNATURE' }, { status: 401 })
      const parsed = adapter.parse(operation, rawBody)
      const outcome =
        parsed.command === undefined
          ? { result: parsed.flaw ?? ('INVALID_SYNTAX' as const) }
          : await vendors.execute(SOURCE, parsed.command)
      return rawAnswer(adapter.render(outcome, parsed))
    })
  }
}

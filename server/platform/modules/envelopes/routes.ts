import type { FastifyInstance } from 'fastify'
import type { CallMerchant, HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentRain } from './presenter.ts'
import { envelopesCalls as calls } from './schema.ts'
import type { EnvelopesService } from './service.ts'

/** Red envelopes, for members. */
export function registerEnvelopesRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly envelopes: EnvelopesService },
): void {
  const { envelopes } = context

  route(app, context, calls.listEnvelopes, async ({ session, merchant, locale }) =>
    (await envelopes.readEnvelopes(session)).map((view) => presentRain(view, readingOf(merchant, locale))),
  )
  route(app, context, calls.openEnvelope, async ({ session, merchant, locale, params }) =>
    presentRain(await envelopes.openEnvelope(session, params.id), readingOf(merchant, locale)),
  )
}

const readingOf = ({ defaultLanguage }: CallMerchant, language: string) => ({ language, defaultLanguage })

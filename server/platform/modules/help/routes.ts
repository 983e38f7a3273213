import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentArticle, presentFinding } from './presenter.ts'
import { helpCalls } from './schema.ts'
import type { HelpService } from './service.ts'

/** What players read of the help centre. */
export function registerHelpRoutes(app: FastifyInstance, context: HttpContext & { readonly help: HelpService }): void {
  const { help } = context
  route(app, context, helpCalls.getHelpCenter, async ({ merchant, query, locale }) =>
    (await help.list(merchant.id, query.lang ?? locale)).map(presentArticle),
  )
  route(app, context, helpCalls.searchHelp, async ({ merchant, query, locale }) =>
    (await help.search(merchant.id, query.lang ?? locale, query.text)).map(presentFinding),
  )
}

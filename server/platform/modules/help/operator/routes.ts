import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { typedLine } from '../../../http/typed-text.ts'
import type { HelpDraft } from '../shapes.ts'
import { presentOperatorArticle, presentVersion } from './presenter.ts'
import type { OperatorArticleRow } from './repository.ts'
import { helpOperatorCalls as calls } from './schema.ts'
import { createHelpOperatorService, type HelpOperatorDependencies } from './service.ts'

/** Articles of the help centre, their versions, and which of them players read. */
export function registerHelpOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & HelpOperatorDependencies,
): void {
  const help = createHelpOperatorService(context)
  const present = async ({ merchantId }: OperatorSession, article: OperatorArticleRow) =>
    presentOperatorArticle(article, (await context.sites.findMerchant(merchantId)).languages)

  route(app, context, calls.listOperatorHelpArticles, async ({ session, query }) => {
    const { rows, total } = await help.list(session, { ...query, ids: query.ids?.split(',') }, query)
    return page(await Promise.all(rows.map((row) => present(session, row))), total, query)
  })
  route(app, context, calls.getOperatorHelpArticle, async ({ session, params }) =>
    present(session, await help.find(session, params.id)),
  )
  route(app, context, calls.listHelpVersions, async ({ session, params, query }) => {
    const { rows, total } = await help.listVersions(session, params.id, query)
    return page(rows.map(presentVersion), total, query)
  })
  route(app, context, calls.createHelpArticle, async ({ session, ip, body: { reason, anchor, ...draft } }) =>
    present(session, await help.create({ session, ip, reason }, anchor, tidied(draft))),
  )
  route(app, context, calls.saveHelpArticle, async ({ session, ip, params, body: { reason, basedOn, ...draft } }) =>
    present(session, await help.save({ session, ip, reason }, params.id, basedOn, tidied(draft))),
  )
  route(app, context, calls.publishHelpArticle, async ({ session, ip, params, body: { reason, version } }) =>
    present(session, await help.publish({ session, ip, reason }, params.id, version)),
  )
  route(app, context, calls.withdrawHelpArticle, async ({ session, ip, params, body: { reason } }) =>
    present(session, await help.withdraw({ session, ip, reason }, params.id)),
  )
  route(app, context, calls.restoreHelpVersion, async ({ session, ip, params, body: { reason, version } }) =>
    present(session, await help.restore({ session, ip, reason }, params.id, version)),
  )
}

/** Titles in one line, without what is not seen; of the text every sign may be Markdown. */
const tidied = (draft: HelpDraft): HelpDraft => ({
  ...draft,
  texts: draft.texts.map((text, index) => ({ ...text, title: typedLine(text.title, `texts.${index}.title`) })),
})

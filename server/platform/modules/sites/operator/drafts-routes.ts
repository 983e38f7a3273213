import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { draftsCalls as calls } from './drafts-schema.ts'
import * as drafts from './drafts-service.ts'
import { presentDraft, presentStanding, presentVersion } from './presenter.ts'
import { getMerchant, type SitesOperatorDependencies } from './service.ts'

/** What operators mean to change on brands, and what each save made different. */
export function registerDraftsRoutes(app: FastifyInstance, context: HttpContext & SitesOperatorDependencies): void {
  const standing = async (session: OperatorSession, id: string) =>
    presentStanding(await getMerchant(context, session, id))

  route(app, context, calls.getMerchantDraft, async ({ session, params }) =>
    presentDraft(await drafts.getDraft(context, session, params.id)),
  )
  route(app, context, calls.saveMerchantDraft, async ({ session, ip, params, body: { reason, basedOn, ...body } }) =>
    presentDraft(await drafts.saveDraft(context, { session, ip, reason }, params.id, { basedOn, body })),
  )
  route(app, context, calls.discardMerchantDraft, async ({ session, ip, params, query: { number, reason } }) => {
    await drafts.discardDraft(context, { session, ip, reason }, params.id, number)
    return standing(session, params.id)
  })
  route(app, context, calls.publishMerchantDraft, async ({ session, ip, params, body: { reason, revision } }) => {
    await drafts.publishDraft(context, { session, ip, reason }, params.id, revision)
    return standing(session, params.id)
  })

  route(app, context, calls.listMerchantVersions, async ({ session, params, query }) => {
    const { versions, total } = await drafts.listVersions(context, session, params.id, query)
    return page(versions.map(presentVersion), total, query)
  })
  route(app, context, calls.getMerchantVersion, async ({ session, params }) =>
    presentVersion(await drafts.getVersion(context, session, params.id, params.number)),
  )
  route(app, context, calls.takeBackMerchantVersion, async ({ session, ip, params, body: { reason, ...wish } }) => {
    await drafts.takeBack(context, { session, ip, reason }, params, wish)
    return standing(session, params.id)
  })
}

import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../../http/envelope.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page, pageOf } from '../../../http/paging.ts'
import { privatePicture } from '../../../http/private-picture.ts'
import { route } from '../../../http/route.ts'
import type { ProtectionOperatorDependencies } from './dependencies.ts'
import { presentCase, presentMarked, presentOperatorExclusion, presentOverview, presentPending } from './presenter.ts'
import { protectionOperatorCalls as calls } from './schema.ts'
import { createProtectionOperatorService } from './service.ts'

type Context = HttpContext & ProtectionOperatorDependencies

/** The queue of identities, and what operators do for the protection of members. */
export function registerProtectionOperatorRoutes(app: FastifyInstance, context: Context): void {
  const service = createProtectionOperatorService(context)
  registerIdentities(app, context, service)
  registerLists(app, context, service)
  registerMembers(app, context, service)
}

type Service = ReturnType<typeof createProtectionOperatorService>

function registerIdentities(app: FastifyInstance, context: Context, { identities }: Service): void {
  route(app, context, calls.listOperatorIdentities, async ({ session, query }) => {
    const { cases, total } = await identities.list(session, query, pageOf(query))
    return page(cases.map(presentCase), total, query)
  })
  route(app, context, calls.getOperatorIdentity, async ({ session, params }) =>
    presentCase(await identities.find(session, params.id)),
  )
  route(app, context, calls.claimIdentity, async ({ session, ip, params }) =>
    presentCase(await identities.claim({ session, ip, reason: undefined }, params.id)),
  )
  route(app, context, calls.decideIdentity, async ({ session, ip, params, body: { approve, reason } }) =>
    presentCase(await identities.decide({ session, ip, reason }, params.id, approve)),
  )
  route(app, context, calls.getOperatorIdentityDocument, async ({ session, ip, params: { id, kind } }) => {
    const { bytes, content_type } = await identities.document({ session, ip, reason: undefined }, id, kind)
    return rawAnswer(Buffer.from(bytes), { headers: privatePicture(content_type) })
  })
}

const totalOf = (rows: readonly { total: bigint }[]) => rows[0]?.total ?? 0n

function registerLists(app: FastifyInstance, context: Context, { lists }: Service): void {
  route(app, context, calls.listOperatorExclusions, async ({ session, query }) => {
    const rows = await lists.exclusions(session, query, query)
    return page(
      rows.map((row) => presentOperatorExclusion(row, row.account)),
      totalOf(rows),
      query,
    )
  })
  route(app, context, calls.decideExclusionLift, async ({ session, ip, params, body: { grant, reason } }) => {
    const { row, account } = await lists.decideLift({ session, ip, reason }, params.id, grant)
    return presentOperatorExclusion(row, account)
  })
  route(app, context, calls.listPendingLimits, async ({ session, query }) => {
    const rows = await lists.pendingLimits(session, query)
    return page(rows.flatMap(presentPending), totalOf(rows), query)
  })
  route(app, context, calls.listMarkedMembers, async ({ session, query }) => {
    const rows = await lists.marked(session, query)
    return page(rows.map(presentMarked), totalOf(rows), query)
  })
}

function registerMembers(app: FastifyInstance, context: Context, { members }: Service): void {
  const { clock } = context

  route(app, context, calls.getMemberProtection, async ({ session, params }) =>
    presentOverview(await members.find(session, params.id), clock.now()),
  )
  route(app, context, calls.setOperatorLimit, async ({ session, ip, params, body: { reason, ...wish } }) =>
    presentOverview(await members.setLimit({ session, ip, reason }, params.id, wish), clock.now()),
  )
  route(app, context, calls.reopenAccount, async ({ session, ip, params, body: { reason } }) =>
    presentOverview(await members.reopen({ session, ip, reason }, params.id), clock.now()),
  )
}

import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { privatePicture } from '../../http/private-picture.ts'
import { route } from '../../http/route.ts'
import type { MemberSession } from '../../http/session.ts'
import { readPicture } from '../../http/upload.ts'
import type { SitesService } from '../sites/service.ts'
import { presentPlay } from './play/stretches.ts'
import { protectionPolicy } from './policy.ts'
import { presentClosing, presentExclusion, presentExport, presentIdentity, presentLimit } from './presenter.ts'
import { protectionCalls as calls } from './schema.ts'
import type { ProtectionService } from './service.ts'

interface Context extends HttpContext {
  readonly protection: ProtectionService
  readonly sites: SitesService
}

/** What members do for their own protection, and who they are. */
export function registerProtectionRoutes(app: FastifyInstance, context: Context): void {
  registerLimits(app, context)
  registerBreaks(app, context)
  registerPrompts(app, context)
  registerOwnData(app, context)
  registerIdentity(app, context)
}

/** A trial player has nothing to protect. */
function own(session: MemberSession): MemberSession {
  if (!protectionPolicy['protection.use'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
  return session
}

function registerLimits(app: FastifyInstance, context: Context): void {
  const { clock, protection } = context
  const { limits } = protection

  route(app, context, calls.setLimit, async ({ session, body }) =>
    (await limits.set(own(session), body)).map((limit) => presentLimit(limit, clock.now())),
  )
  route(app, context, calls.confirmLimit, async ({ session, body }) =>
    (await limits.confirm(own(session), body.kind, body.period)).map((limit) => presentLimit(limit, clock.now())),
  )
  route(app, context, calls.cancelLimitChange, async ({ session, body }) =>
    (await limits.cancel(own(session), body.kind, body.period)).map((limit) => presentLimit(limit, clock.now())),
  )
}

function registerPrompts(app: FastifyInstance, context: Context): void {
  const { prompts } = context.protection

  route(app, context, calls.listPrompts, ({ session }) => prompts.listDue(own(session)))
  route(app, context, calls.answerPrompt, async ({ session, body }) => {
    await prompts.answer(own(session), body.kind)
    return prompts.listDue(session)
  })
}

function registerBreaks(app: FastifyInstance, context: Context): void {
  const { clock, protection, sites } = context
  const { exclusions, limits, play } = protection

  async function overview(session: MemberSession) {
    const [states, [exclusion], realityCheckMinutes, { timeZone }] = await Promise.all([
      limits.list(session),
      exclusions.findActive(session),
      play.realityCheckMinutes(session),
      sites.findMerchant(session.merchantId),
    ])
    return {
      limits: states.map((limit) => presentLimit(limit, clock.now())),
      exclusion: exclusion === undefined ? null : presentExclusion(exclusion),
      realityCheckMinutes,
      timeZone,
    }
  }

  route(app, context, calls.getProtection, ({ session }) => overview(own(session)))
  route(app, context, calls.startTimeOut, async ({ session, body }) => {
    await exclusions.startTimeOut(own(session), body.length)
    return overview(session)
  })
  route(app, context, calls.selfExclude, async ({ session, body }) => {
    await exclusions.selfExclude(own(session), body.length, body.reason?.trim() || null)
    return overview(session)
  })
  route(app, context, calls.requestExclusionLift, async ({ session, body }) => {
    await exclusions.requestLift(own(session), body.reason.trim())
    return overview(session)
  })
  route(app, context, calls.setRealityCheck, async ({ session, body }) => {
    await play.setRealityCheck(own(session), body.minutes)
    return overview(session)
  })
  route(app, context, calls.keepPlaying, async ({ session }) => presentPlay(await play.beat(own(session))))
  route(app, context, calls.acknowledgeRealityCheck, async ({ session }) =>
    presentPlay(await play.acknowledge(own(session))),
  )
}

function registerOwnData(app: FastifyInstance, context: Context): void {
  const { protection } = context
  const { activity, closing, exports } = protection

  route(app, context, calls.getActivity, ({ session, query }) => {
    const from = query.from === undefined ? undefined : new Date(query.from)
    const to = query.to === undefined ? undefined : new Date(query.to)
    return activity.read(own(session), from, to)
  })
  route(app, context, calls.getClosing, async ({ session }) =>
    presentClosing(await closing.unsettled(own(session), session.currency)),
  )
  route(app, context, calls.closeAccount, async ({ session, body }) => {
    await closing.close(own(session), body.account)
    return { done: true }
  })
  route(app, context, calls.listDataExports, async ({ session }) =>
    (await exports.list(own(session))).map(presentExport),
  )
  route(app, context, calls.requestDataExport, async ({ session }) =>
    presentExport(await exports.request(own(session))),
  )
  route(app, context, calls.downloadDataExport, async ({ session, params }) =>
    rawAnswer(await exports.read(own(session), params.id), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="my-data-${params.id}.json"`,
        'cache-control': 'private, no-store',
      },
    }),
  )
}

function registerIdentity(app: FastifyInstance, context: Context): void {
  const { limits, protection } = context
  const { identity } = protection
  const read = async (session: MemberSession) => presentIdentity(await identity.read(session), identity.maskedNumber)

  route(app, context, calls.getIdentity, ({ session }) => read(own(session)))
  route(app, context, calls.uploadIdentityDocument, async ({ session, params, request }) => {
    await limits.consume('upload', `MEMBER:${own(session).memberId}`)
    await identity.upload(session, params.kind, await readPicture(request))
    return read(session)
  })
  route(app, context, calls.getIdentityDocument, async ({ session, params }) => {
    const { bytes, content_type } = await identity.document(own(session), params.kind)
    return rawAnswer(Buffer.from(bytes), { headers: privatePicture(content_type) })
  })
  route(app, context, calls.submitIdentity, async ({ session, body }) => {
    await identity.submit(own(session), body)
    return read(session)
  })
}

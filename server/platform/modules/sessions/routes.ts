import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../../edge/address.ts'
import { answer } from '../../http/envelope.ts'
import type { CallMerchant, HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { MembersService } from '../members/service.ts'
import type { SitesService } from '../sites/service.ts'
import type { VerificationService } from '../verification/service.ts'
import { sessionsCalls } from './schema.ts'
import type { SessionsService } from './service.ts'

interface Context extends HttpContext {
  readonly members: MembersService
  readonly sessions: SessionsService
  readonly sites: SitesService
  readonly verification: VerificationService
}

export function registerSessionsRoutes(app: FastifyInstance, context: Context): void {
  const { limits, members, sessions, sites, verification } = context

  route(app, context, sessionsCalls.signIn, async ({ body, ...caller }) =>
    members.presentSignedIn(await members.signIn(body, originOf(caller))),
  )

  route(app, context, sessionsCalls.signInWithFirebase, async ({ merchant, body, ip, userAgent, locale }) =>
    members.presentSignedIn(await members.signInWithFirebase(body, { merchantId: merchant.id, ip, userAgent, locale })),
  )

  route(app, context, sessionsCalls.sendSecondStepCode, ({ body, ...caller }) =>
    members.sendSecondStepCode(body, originOf(caller)),
  )

  route(app, context, sessionsCalls.finishSecondStep, async ({ body, host, ...caller }) =>
    members.presentSignedIn(await members.finishSecondStep(body, { ...originOf(caller), host })),
  )

  route(app, context, sessionsCalls.askPasskey, async ({ merchant, host, ip }) => {
    await limits.consume('passkey', networkOf(ip))
    return verification.askPasskey(merchant.id, host)
  })

  route(app, context, sessionsCalls.signInByPasskey, async ({ body, host, ...caller }) =>
    members.presentSignedIn(await members.signInByPasskey(body, { ...originOf(caller), host })),
  )

  route(app, context, sessionsCalls.resumeSession, async ({ body, ...caller }) =>
    members.presentSignedIn(await members.resumeSession(body.deviceToken, originOf(caller))),
  )

  route(app, context, sessionsCalls.reauthenticate, async ({ session, body, host }) => {
    await members.reauthenticate(session, body, { host })
    return { done: true }
  })

  route(app, context, sessionsCalls.listSessions, ({ session }) => sessions.list(session))

  route(app, context, sessionsCalls.endSession, async ({ session, params }) => {
    await sessions.endElsewhere(session, params.id)
    return { done: true }
  })

  route(app, context, sessionsCalls.endOtherSessions, async ({ session }) => {
    await sessions.endOthers(session)
    return { done: true }
  })

  route(app, context, sessionsCalls.startFreePlay, async ({ merchant, ip, userAgent, locale }) => {
    await limits.consume('trial', networkOf(ip))
    return members.presentSignedIn(await members.startFreePlay({ merchantId: merchant.id, ip, userAgent, locale }))
  })

  route(app, context, sessionsCalls.signOut, async ({ session }) => {
    await sessions.end(session)
    return { done: true }
  })

  route(app, context, sessionsCalls.getCaptchaChallenge, async ({ merchant: { id }, query, ip }) => {
    await limits.consume('captcha', networkOf(ip))
    const merchant = await sites.findMerchant(id)
    return verification.makeChallenge(merchant, query.purpose, ip, await members.failuresFrom(id, ip))
  })

  route(app, context, sessionsCalls.getCaptcha, async ({ merchant, ip }) => {
    await limits.consume('captcha', networkOf(ip))
    const { captchaId, png } = await verification.drawCaptcha(merchant.id)
    return answer(png.toString('base64'), { captchaId })
  })
}

/** From where a call comes, as the members know it. */
const originOf = (caller: { merchant: CallMerchant; ip: string; userAgent: string; locale: string }) => ({
  merchantId: caller.merchant.id,
  ip: caller.ip,
  userAgent: caller.userAgent,
  locale: caller.locale,
})

import type { FastifyInstance } from 'fastify'
import type { PlatformContext } from '../../context.ts'
import { answer } from '../../http/envelope.ts'
import { route } from '../../http/route.ts'
import { sessionsCalls } from './schema.ts'

export function registerSessionsRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { limits, members, sessions, sites, verification } = context

  // `remember` is the gateway's affair: it keeps the user name and a device token in an HttpOnly cookie of its own.
  route(app, context, sessionsCalls.signIn, async ({ merchant, body, ip, userAgent, locale }) =>
    members.presentSignedIn(await members.signIn(body, { merchantId: merchant.id, ip, userAgent, locale })),
  )

  route(app, context, sessionsCalls.signInWithFirebase, async ({ merchant, body, ip, userAgent, locale }) =>
    members.presentSignedIn(await members.signInWithFirebase(body, { merchantId: merchant.id, ip, userAgent, locale })),
  )

  route(app, context, sessionsCalls.startFreePlay, async ({ merchant, ip, userAgent, locale }) => {
    await limits.consume('trial', ip)
    return members.presentSignedIn(await members.startFreePlay({ merchantId: merchant.id, ip, userAgent, locale }))
  })

  route(app, context, sessionsCalls.signOut, async ({ session }) => {
    await sessions.end(session)
    return { done: true }
  })

  route(app, context, sessionsCalls.getCaptchaChallenge, async ({ merchant: { id }, query, ip }) => {
    await limits.consume('captcha', ip)
    const merchant = await sites.findMerchant(id)
    return verification.makeChallenge(merchant, query.purpose, ip, await members.failuresFrom(id, ip))
  })

  route(app, context, sessionsCalls.getCaptcha, async ({ merchant, ip }) => {
    await limits.consume('captcha', ip)
    const { captchaId, png } = await verification.drawCaptcha(merchant.id)
    return answer(png.toString('base64'), { captchaId })
  })
}

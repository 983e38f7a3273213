import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../../edge/address.ts'
import { answer } from '../../http/envelope.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { SitesService } from '../sites/service.ts'
import { verificationCalls as calls } from './schema.ts'
import type { VerificationService } from './service.ts'

interface Context extends HttpContext {
  readonly sites: SitesService
  readonly verification: VerificationService
}

/** What a browser asks for before it can prove anything. */
export function registerVerificationRoutes(app: FastifyInstance, context: Context): void {
  const { limits, sites, verification } = context

  route(app, context, calls.askPasskey, async ({ merchant, host, ip }) => {
    await limits.consume('passkey', networkOf(ip))
    return verification.askPasskey(merchant.id, host)
  })

  route(app, context, calls.getCaptchaChallenge, async ({ merchant: { id }, query, ip }) => {
    await limits.consume('captcha', networkOf(ip))
    return verification.makeChallenge(await sites.findMerchant(id), query.purpose, ip)
  })

  route(app, context, calls.getCaptcha, async ({ merchant, ip }) => {
    await limits.consume('captcha', networkOf(ip))
    const { captchaId, png } = await verification.drawCaptcha(merchant.id)
    return answer(png.toString('base64'), { captchaId })
  })
}

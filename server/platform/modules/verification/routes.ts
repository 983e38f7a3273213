import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import type { MembersService } from '../members/service.ts'
import { parseMobile, type SitesService } from '../sites/service.ts'
import { verificationErrors } from './errors.ts'
import { verificationCalls } from './schema.ts'
import type { VerificationService } from './service.ts'

interface Context extends HttpContext {
  readonly members: MembersService
  readonly sites: SitesService
  readonly verification: VerificationService
}

export function registerVerificationRoutes(app: FastifyInstance, context: Context): void {
  const { members, sites, verification } = context

  route(app, context, verificationCalls.sendSignInCode, async ({ merchant: { id }, body, ip, locale }) => {
    const merchant = await sites.findMerchant(id)
    const purpose = body.purpose ?? 'LOGIN'
    await sites.demandModule(id, purpose === 'LOGIN' ? 'MOBILEVERCODELOGIN3' : 'CHNGPASSVERIF3')
    const mobile = parseMobile(merchant, body.countryDialingCode, body.mobileNum)
    if (mobile === undefined) throw verificationErrors.MOBILE_INVALID({ field: 'mobileNum' })
    const isWanted = await members.hasMobile(id, mobile)
    return verification.sendCode({ merchant, mobile, purpose, isWanted, language: locale, ip, answer: body })
  })

  route(app, context, verificationCalls.sendRegistrationCode, async ({ merchant: { id }, body, ip, locale }) => {
    const merchant = await sites.findMerchant(id)
    await sites.demandModule(id, 'REGMOBVERF3')
    const mobile = parseMobile(merchant, body.countryDialingCode, body.mobileNo)
    if (mobile === undefined) throw verificationErrors.MOBILE_INVALID({ field: 'mobileNo' })
    return verification.sendCode({
      merchant,
      mobile,
      purpose: 'REGISTER',
      isWanted: true,
      language: locale,
      ip,
      answer: body,
    })
  })
}

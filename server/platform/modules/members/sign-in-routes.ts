import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../../edge/address.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { parseMobile, type SitesService } from '../sites/service.ts'
import { type VerificationService, verificationErrors } from '../verification/service.ts'
import { originOf } from './origin.ts'
import { presentSignedIn } from './presenter.ts'
import type { MembersService } from './service.ts'
import { signInCalls as calls } from './sign-in-schema.ts'

interface Context extends HttpContext {
  readonly members: MembersService
  readonly sites: SitesService
  readonly verification: VerificationService
}

/** Every way in. */
export function registerSignInRoutes(app: FastifyInstance, context: Context): void {
  const { limits, members } = context

  route(app, context, calls.signIn, async ({ body, ...caller }) =>
    presentSignedIn(await members.signIn(body, originOf(caller))),
  )

  route(app, context, calls.signInWithFirebase, async ({ body, ...caller }) =>
    presentSignedIn(await members.signInWithFirebase(body, originOf(caller))),
  )

  route(app, context, calls.sendSecondStepCode, ({ body, ...caller }) =>
    members.sendSecondStepCode(body, originOf(caller)),
  )

  route(app, context, calls.finishSecondStep, async ({ body, host, ...caller }) =>
    presentSignedIn(await members.finishSecondStep(body, { ...originOf(caller), host })),
  )

  route(app, context, calls.signInByPasskey, async ({ body, host, ...caller }) =>
    presentSignedIn(await members.signInByPasskey(body, { ...originOf(caller), host })),
  )

  route(app, context, calls.resumeSession, async ({ body, ...caller }) =>
    presentSignedIn(await members.resumeSession(body.deviceToken, originOf(caller))),
  )

  route(app, context, calls.readDeviceCode, async ({ body, merchant, ip }) => {
    await limits.consume('deviceCodeTry', networkOf(ip))
    return members.readDeviceCode(merchant.id, body.code)
  })

  route(app, context, calls.signInByDeviceCode, async ({ body, ...caller }) => {
    await limits.consume('deviceCodeTry', networkOf(caller.ip))
    return presentSignedIn(await members.signInByDeviceCode(body.code, originOf(caller)))
  })

  route(app, context, calls.reauthenticate, async ({ session, body, host }) => {
    await members.reauthenticate(session, body, { host })
    return { done: true }
  })

  route(app, context, calls.startFreePlay, async (caller) => {
    await limits.consume('trial', networkOf(caller.ip))
    return presentSignedIn(await members.startFreePlay(originOf(caller)))
  })

  registerCodes(app, context)
}

/** Codes by SMS, which prove a number before somebody is in. */
function registerCodes(app: FastifyInstance, context: Context): void {
  const { members, sites, verification } = context

  route(app, context, calls.sendSignInCode, async ({ merchant: { id }, body, ip, locale }) => {
    const merchant = await sites.findMerchant(id)
    const purpose = body.purpose ?? 'LOGIN'
    await sites.demandModule(id, purpose === 'LOGIN' ? 'MOBILEVERCODELOGIN3' : 'CHNGPASSVERIF3')
    const mobile = parseMobile(merchant, body.countryDialingCode, body.mobileNum)
    if (mobile === undefined) throw verificationErrors.MOBILE_INVALID({ field: 'mobileNum' })
    const isWanted = await members.hasMobile(id, mobile)
    return verification.sendCode({ merchant, mobile, purpose, isWanted, language: locale, ip, answer: body })
  })

  route(app, context, calls.sendRegistrationCode, async ({ merchant: { id }, body, ip, locale: language }) => {
    const merchant = await sites.findMerchant(id)
    await sites.demandModule(id, 'REGMOBVERF3')
    const mobile = parseMobile(merchant, body.countryDialingCode, body.mobileNo)
    if (mobile === undefined) throw verificationErrors.MOBILE_INVALID({ field: 'mobileNo' })
    const purpose = 'REGISTER'
    return verification.sendCode({ merchant, mobile, purpose, isWanted: true, language, ip, answer: body })
  })
}

import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../../edge/address.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { type SitesService, sitesErrors } from '../sites/service.ts'
import type { VerificationService } from '../verification/service.ts'
import { type Caller, originOf } from './origin.ts'
import { presentIdentity, presentMember, presentSignedIn } from './presenter.ts'
import type { Registration, RegistrationMode } from './registration-rules.ts'
import { membersCalls } from './schema.ts'
import type { MembersService } from './service.ts'

interface Context extends HttpContext {
  readonly members: MembersService
  readonly sites: SitesService
  readonly verification: VerificationService
}

export function registerMembersRoutes(app: FastifyInstance, context: Context): void {
  const { limits, members, sites, verification } = context

  const register = async (mode: RegistrationMode, body: Registration, caller: Caller) => {
    const isFree = await limits.isWithin('registerFreely', networkOf(caller.ip))
    const merchant = await sites.findMerchant(caller.merchant.id)
    if (verification.asksFor(merchant, 'REGISTER', isFree)) await verification.checkCaptcha(merchant, 'REGISTER', body)
    return presentSignedIn(await members.register(body, mode, originOf(caller)))
  }
  route(app, context, membersCalls.register, (input) => register('username', input.body, input))
  route(app, context, membersCalls.registerMobile, (input) => register('mobile', input.body, input))

  route(app, context, membersCalls.getMember, async ({ session, locale }) =>
    presentMember(await members.findOwn(session), session, await members.findRank(session, locale)),
  )

  route(app, context, membersCalls.changePassword, async ({ session, body }) => {
    await members.changePassword(session, body)
    return { done: true }
  })

  route(app, context, membersCalls.setPaymentPassword, async ({ session, body }) => {
    await members.setPaymentPassword(session, body)
    return { done: true }
  })

  route(app, context, membersCalls.mailPassword, async (input) => {
    await limits.consume('mailAddress', networkOf(input.ip))
    await limits.consume('mailAccount', `${input.merchant.id}:${input.body.username.trim().toLowerCase()}`)
    await members.mailPassword(input.body, originOf(input))
    return { done: true }
  })

  route(app, context, membersCalls.setPasswordByPhone, async (input) =>
    presentSignedIn(await members.setPasswordByPhone(input.body, originOf(input))),
  )

  route(app, context, membersCalls.setLanguage, async ({ merchant, session, body }) => {
    if (!merchant.languages.includes(body.language))
      throw sitesErrors.LANGUAGE_NOT_OFFERED({ field: 'language', extras: { language: body.language } })
    if (session !== null) await members.setLanguage(session, body.language)
    return { done: session !== null }
  })

  route(app, context, membersCalls.listIdentities, async ({ session }) =>
    (await members.listIdentities(session)).map(presentIdentity),
  )
  route(app, context, membersCalls.linkIdentity, async ({ session, body }) => {
    await members.addIdentity(session, body)
    return (await members.listIdentities(session)).map(presentIdentity)
  })
  route(app, context, membersCalls.unlinkIdentity, async ({ session, body }) => {
    await members.removeIdentity(session, body.provider, body.password)
    return (await members.listIdentities(session)).map(presentIdentity)
  })

  route(app, context, membersCalls.checkAffiliate, async ({ merchant, body }) => ({
    valid: await members.isInvitation(merchant.id, body.code),
  }))
}

import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { originOf } from './origin.ts'
import { securityCalls } from './security-schema.ts'
import type { MembersService } from './service.ts'

interface Context extends HttpContext {
  readonly members: MembersService
}

export function registerSecurityRoutes(app: FastifyInstance, context: Context): void {
  const { members } = context
  const done = { done: true }

  route(app, context, securityCalls.getSecurity, ({ session }) => members.readSecurity(session))

  route(app, context, securityCalls.beginTotp, ({ session, body }) => members.beginTotp(session, body.password))

  route(app, context, securityCalls.confirmTotp, async ({ session, body }) => ({
    recoveryCodes: await members.confirmTotp(session, body.code),
  }))

  route(app, context, securityCalls.replaceRecoveryCodes, async ({ session, body }) => ({
    recoveryCodes: await members.replaceRecoveryCodes(session, body.code),
  }))

  route(app, context, securityCalls.removeTotp, async ({ session, body }) => {
    await members.removeTotp(session, body)
    return done
  })

  route(app, context, securityCalls.beginPasskey, ({ session, body, host }) =>
    members.beginPasskey(session, body.password, { host }),
  )

  route(app, context, securityCalls.finishPasskey, async ({ session, body, host }) => {
    await members.finishPasskey(session, body, host)
    return done
  })

  route(app, context, securityCalls.renamePasskey, async ({ session, params, body }) => {
    await members.renamePasskey(session, params.id, body.name)
    return done
  })

  route(app, context, securityCalls.removePasskey, async ({ session, params, body }) => {
    await members.removePasskey(session, params.id, body.password)
    return done
  })

  route(app, context, securityCalls.sendContactCode, ({ session, body, ...caller }) =>
    members.sendContactCode(session, body, originOf(caller)),
  )

  route(app, context, securityCalls.setContact, async ({ session, body }) => {
    await members.setContact(session, body)
    return done
  })
}

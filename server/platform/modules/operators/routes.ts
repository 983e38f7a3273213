import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { operatorsCalls as calls } from './schema.ts'
import type { OperatorsService } from './service.ts'

interface Context extends HttpContext {
  readonly operators: OperatorsService
}

/** How operators get in and out. */
export function registerOperatorsRoutes(app: FastifyInstance, context: Context): void {
  const { operators } = context

  route(app, context, calls.operatorSignIn, ({ body, ip, request }) => {
    const merchantCode = request.caller?.merchantHeader
    return operators.signIn({ ...body, ip, merchantCode })
  })
  route(app, context, calls.operatorSignOut, async ({ session, ip }) => {
    await operators.signOut(session, ip)
    return { done: true }
  })
  route(app, context, calls.getOperator, ({ session }) => operators.describe(session))
}

import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentSignInDays } from './presenter.ts'
import { signInDaysCalls as calls } from './schema.ts'
import type { SignInDaysService } from './service.ts'

/** What the signed-in member is given for coming. */
export function registerSignInDaysRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly signInDays: SignInDaysService },
): void {
  const { signInDays } = context

  route(app, context, calls.getSignInDays, async ({ session }) =>
    presentSignInDays(await signInDays.readSignInDays(session)),
  )
  route(app, context, calls.claimSignInDay, async ({ session }) => {
    await signInDays.claimSignInDay(session)
    return presentSignInDays(await signInDays.readSignInDays(session))
  })
}

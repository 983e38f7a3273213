import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { readSteps } from '../ladder.ts'
import { presentLadder } from './presenter.ts'
import { signInDaysOperatorCalls as calls } from './schema.ts'
import type { SignInDaysOperatorDependencies } from './service/dependencies.ts'
import { changeLadder, findLadder } from './service/settings.ts'

/** What operators say that coming every day is worth. */
export function registerSignInDaysOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & SignInDaysOperatorDependencies,
): void {
  route(app, context, calls.getSignInDaySettings, async ({ session }) =>
    presentLadder(await findLadder(context, session)),
  )
  route(app, context, calls.updateSignInDaySettings, async ({ session, ip, body: { reason, isRunning, steps } }) =>
    presentLadder(await changeLadder(context, { session, ip, reason }, { isRunning, steps: readSteps(steps) })),
  )
}

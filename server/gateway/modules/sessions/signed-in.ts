import type { GatewayContext } from '../../context.ts'
import type { SecondStep } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'
import { WpsFailure } from '../../wps/failures.ts'
import type { CallValue } from '../../wps/types.ts'

/** The second step that a right password owes, as the platform tells it with its refusal. */
function secondStepIn(error: unknown): SecondStep | undefined {
  if (!(error instanceof WpsFailure) || error.code !== 'SECOND_STEP_NEEDED') return undefined
  return error.extras.secondStep as SecondStep
}

/**
 * Answers a way of signing in. The rest of the operation then speaks for the new session, so that `member { wallet }` of the
 * payload can be read at once.
 */
export function signedIn(context: GatewayContext, work: () => Promise<CallValue<'signIn'>>) {
  return payload(async () => {
    try {
      const session = await work()
      if (session.deviceToken !== null) context.deviceCookie.keep(session.deviceToken)
      context.adoptToken(session.token)
      return session
    } catch (error) {
      const secondStep = secondStepIn(error)
      if (secondStep === undefined) throw error
      return { secondStep }
    }
  })
}

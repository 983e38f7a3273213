import type { GatewayContext } from '../../context.ts'
import { payload } from '../../user-errors.ts'
import type { CallValue } from '../../wps/types.ts'

/**
 * Answers a way of signing in. The rest of the operation then speaks for the new session, so that `member { wallet }` of the
 * payload can be read at once.
 */
export function signedIn(context: GatewayContext, work: () => Promise<CallValue<'signIn'>>) {
  return payload(async () => {
    const session = await work()
    context.adoptToken(session.token)
    return session
  })
}

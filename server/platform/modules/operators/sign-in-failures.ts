import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { operatorsErrors } from './errors.ts'
import * as repository from './repository.ts'

const MINUTE = 60 * 1000
const WINDOW = 30 * MINUTE
/**
 * After these failures within the window the next try is refused. From one address soon; from all addresses together
 * late, so that a stranger who only knows the account cannot keep its owner out with three tries.
 */
const MOST = { ofAccountFromAddress: 3, ofAccount: 20, fromAddress: 30 }

/** Wrong passwords of operators, and when they are too many. */
export function createSignInFailures(database: Database, clock: Clock) {
  const since = () => new Date(clock.now().getTime() - WINDOW)
  return {
    /** Throws OPERATOR_SIGN_IN_LOCKED. */
    async refuseLocked(account: string, ip: string): Promise<void> {
      const failures = await repository.countFailures(database.query, account, ip, since())
      const isLocked =
        failures.ofAccountFromAddress >= MOST.ofAccountFromAddress ||
        failures.ofAccount >= MOST.ofAccount ||
        failures.fromAddress >= MOST.fromAddress
      if (isLocked) throw operatorsErrors.OPERATOR_SIGN_IN_LOCKED({ extras: { minutes: WINDOW / MINUTE } })
    },
    add: (account: string, ip: string): Promise<void> =>
      repository.insertFailure(database.query, { id: newId(), account, ip, at: clock.now() }),
    sweep: (): Promise<void> => repository.deleteFailuresBefore(database.query, since()),
  }
}

export type SignInFailures = ReturnType<typeof createSignInFailures>

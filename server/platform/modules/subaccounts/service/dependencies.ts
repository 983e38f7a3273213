import type { Database, Transaction } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MembersService } from '../../members/service.ts'
import type { SessionsService } from '../../sessions/service.ts'
import { subaccountsErrors } from '../errors.ts'
import { subaccountsPolicy } from '../policy.ts'
import * as repository from '../repository/subaccounts.ts'

/** What the operations on subaccounts work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly members: Pick<MembersService, 'checkOwnPassword' | 'freeName'>
  readonly sessions: Pick<SessionsService, 'endAll'>
}

/** Throws FORBIDDEN for who is no agent, and for who acts in the name of one. */
export function demand(session: MemberSession, right: keyof typeof subaccountsPolicy): void {
  if (!subaccountsPolicy[right](session)) throw httpErrors.FORBIDDEN()
}

/** Subaccounts of an agent that may be open at a time. */
const MOST_OPEN = 20

/** Holds what an agent does about his subaccounts until the transaction ends. Throws SUBACCOUNTS_TOO_MANY when no other may be open. */
export async function demandRoom(tx: Transaction, agent: repository.Agent): Promise<void> {
  await repository.lockAgent(tx, agent)
  if ((await repository.countOpen(tx.query, agent)) >= MOST_OPEN)
    throw subaccountsErrors.SUBACCOUNTS_TOO_MANY({ extras: { most: MOST_OPEN } })
}

/** Throws SUBACCOUNT_NOT_FOUND, also for another agent's. */
export async function need(
  tx: Pick<Transaction, 'query'>,
  agent: repository.Agent,
  id: string,
): Promise<repository.SeenSubaccount> {
  const found = await repository.find(tx.query, agent, id)
  if (found === undefined) throw subaccountsErrors.SUBACCOUNT_NOT_FOUND()
  return found
}

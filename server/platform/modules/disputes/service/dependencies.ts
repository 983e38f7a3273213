import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { SettlementsService } from '../../settlements/service.ts'
import { disputesPolicy } from '../policy.ts'

/** What disputing works with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly settlements: Pick<SettlementsService, 'findEarning'>
}

/** Who acts: the agent of a session. */
export type Agent = Pick<MemberSession, 'merchantId' | 'memberId' | 'accountType'>

/** Throws FORBIDDEN for who is no agent. */
export function demand(agent: Agent, right: keyof typeof disputesPolicy): void {
  if (!disputesPolicy[right](agent)) throw httpErrors.FORBIDDEN()
}

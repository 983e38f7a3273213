import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Acting } from '../../../lib/subaccounts.ts'
import type { ContractsService } from '../../contracts/service.ts'
import type { MembersService } from '../../members/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { invitationsPolicy } from '../policy.ts'

/** What the operations of the register centre work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly jobs: Pick<Jobs, 'send'>
  readonly members: Pick<MembersService, 'find' | 'openForOwner'>
  readonly contracts: Pick<ContractsService, 'propose' | 'listOffers' | 'offerTerms'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** Who acts: the agent of a session. */
export type Agent = Pick<MemberSession, 'merchantId' | 'memberId' | 'accountType'> & Acting

/** Throws FORBIDDEN for who is no agent, or acts for one without the right. */
export function demand(agent: Agent, right: keyof typeof invitationsPolicy): void {
  if (!invitationsPolicy[right](agent)) throw httpErrors.FORBIDDEN()
}

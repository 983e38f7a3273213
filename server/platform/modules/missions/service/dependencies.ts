import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { AgentsService } from '../../agents/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import { missionsPolicy } from '../policy.ts'

/** What missions and leaderboards work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly rewards: RewardsService
  readonly sites: Pick<SitesService, 'findMerchant' | 'listMerchants'>
  readonly turnover: Pick<TurnoverService, 'count'>
  readonly agents: Pick<AgentsService, 'watermark'>
}

/** Whether somebody has missions. */
export const mayHave = (session: MemberSession): boolean => missionsPolicy['missions.own'](session)

/** Throws FORBIDDEN for who plays for free. */
export function demand(session: MemberSession): void {
  if (!mayHave(session)) throw httpErrors.FORBIDDEN()
}

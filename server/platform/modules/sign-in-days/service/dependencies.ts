import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { PointsService } from '../../points/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { signInDaysPolicy } from '../policy.ts'

/** What sign-in days work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly rewards: RewardsService
  readonly points: Pick<PointsService, 'givePoints'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** Throws FORBIDDEN for who plays for free. */
export function demand(session: MemberSession): void {
  if (!signInDaysPolicy['signInDays.claim'](session)) throw httpErrors.FORBIDDEN()
}

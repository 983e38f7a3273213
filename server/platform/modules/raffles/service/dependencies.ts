import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { PointsService } from '../../points/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import { rafflesPolicy } from '../policy.ts'

/** What raffles work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly rewards: RewardsService
  readonly points: Pick<PointsService, 'givePoints'>
}

/** Throws FORBIDDEN for who plays for free. */
export function demand(session: MemberSession): void {
  if (!rafflesPolicy['raffles.spin'](session)) throw httpErrors.FORBIDDEN()
}

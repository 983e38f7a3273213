import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MembersService } from '../../members/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { referralsPolicy } from '../policy.ts'

/** What referrals work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly rewards: RewardsService
  readonly members: Pick<MembersService, 'findOwn'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** Throws FORBIDDEN for who plays for free. */
export function demand(session: MemberSession): void {
  if (!referralsPolicy['referrals.own'](session)) throw httpErrors.FORBIDDEN()
}

/** The first day of the month of a date. */
export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`

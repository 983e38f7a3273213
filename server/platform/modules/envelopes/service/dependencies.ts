import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MembersService } from '../../members/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import { envelopesPolicy } from '../policy.ts'
import type { RainRow } from '../repository.ts'

/** What envelopes work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly rewards: RewardsService
  readonly members: Pick<MembersService, 'findRank'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** Throws FORBIDDEN for who plays for free. */
export function demand(session: MemberSession): void {
  if (!envelopesPolicy['envelopes.open'](session)) throw httpErrors.FORBIDDEN()
}

/** The VIP rank of a member; 0 for none. Asked before a transaction is opened. */
export async function rankOf({ members }: Dependencies, session: MemberSession): Promise<number> {
  return (await members.findRank(session, session.language))?.rank ?? 0
}

/** For what a member opens one: once, or for a day of the brand. */
export const occasionOf = ({ is_daily }: Pick<RainRow, 'is_daily'>, today: string): string =>
  is_daily ? today : 'once'

import type { Database } from '../../../db/connection.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { AccountHolder } from '../../../lib/account-types.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import type { VipService } from '../../vip/service.ts'
import { rebatesPolicy } from '../policy.ts'
import type { MemberKey } from '../repository/accruals.ts'

/** What rebates work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly sites: Pick<SitesService, 'findMerchant' | 'listMerchants'>
  readonly rewards: Pick<RewardsService, 'give' | 'checkMayReceive'>
  readonly protection: Pick<ProtectionService, 'mayHaveOffers'>
  readonly turnover: Pick<TurnoverService, 'count' | 'holding'>
  readonly vip: Pick<VipService, 'listRebateRises'>
}

/** Whose rebates are asked for. */
export interface Holder extends MemberKey, AccountHolder {}

/** Throws FORBIDDEN for who plays for free. */
export function demand(holder: Holder): void {
  if (!rebatesPolicy['rebates.own'](holder)) throw httpErrors.FORBIDDEN()
}

import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { MemberKey } from '../repository/claims.ts'

export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'sumKinds'>
  readonly rewards: RewardsService
  readonly sites: Pick<SitesService, 'findMerchant'>
}

/** Who asks for a promotion. */
export interface Claimant extends MemberKey {
  readonly currency: string
}

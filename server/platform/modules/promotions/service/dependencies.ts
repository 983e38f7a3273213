import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { PointsService } from '../../points/service.ts'
import type { RafflesService } from '../../raffles/service.ts'
import type { RebatesService } from '../../rebates/service.ts'
import type { ReportsService } from '../../reports/service.ts'
import type { RewardsService } from '../../rewards/service.ts'
import type { SitesService } from '../../sites/service.ts'
import type { TurnoverService } from '../../turnover/service.ts'
import type { VerificationService } from '../../verification/service.ts'
import type { MemberKey } from '../repository/claims.ts'

export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'sumKinds'>
  readonly points: Pick<PointsService, 'givePoints' | 'takeBack'>
  readonly raffles: Pick<RafflesService, 'giveTickets'>
  readonly rebates: Pick<RebatesService, 'raise'>
  readonly reports: Pick<ReportsService, 'losses'>
  readonly rewards: RewardsService
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly turnover: Pick<TurnoverService, 'recall'>
  readonly verification: Pick<VerificationService, 'attempts'>
}

/** Who asks for a promotion. */
export interface Claimant extends MemberKey {
  readonly currency: string
}

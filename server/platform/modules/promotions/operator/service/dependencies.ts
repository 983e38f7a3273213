import type { Database } from '../../../../db/connection.ts'
import type { EventBus } from '../../../../events/event-bus.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { PointsService } from '../../../points/service.ts'
import type { ProposalsService } from '../../../proposals/service.ts'
import type { RafflesService } from '../../../raffles/service.ts'
import type { RebatesService } from '../../../rebates/service.ts'
import type { RewardsService } from '../../../rewards/service.ts'
import type { SitesService } from '../../../sites/service.ts'

export interface PromotionsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'listShown'>
  readonly rewards: RewardsService
  readonly raffles: Pick<RafflesService, 'giveTickets' | 'mayGive'>
  readonly rebates: Pick<RebatesService, 'raise'>
  readonly points: Pick<PointsService, 'givePoints'>
  readonly events: EventBus
  readonly sites: Pick<SitesService, 'findMerchant'>
}

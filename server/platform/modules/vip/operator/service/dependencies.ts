import type { Database } from '../../../../db/connection.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { MembersService } from '../../../members/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { ProposalsService } from '../../../proposals/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import type { VipService } from '../../service.ts'

export interface VipOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'send'>
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly members: Pick<MembersService, 'find'>
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'find'>
  readonly vip: Pick<VipService, 'readVip' | 'listVipSteps'>
}

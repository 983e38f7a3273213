import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { ContractsService } from '../../../contracts/service.ts'
import type { MembersService } from '../../../members/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { ProposalsService } from '../../../proposals/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import type { LinesService } from '../../service.ts'

export interface LinesOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly members: Pick<MembersService, 'checkLineMove'>
  readonly contracts: Pick<ContractsService, 'previewMoved'>
  readonly lines: Pick<LinesService, 'move'>
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'find'>
}

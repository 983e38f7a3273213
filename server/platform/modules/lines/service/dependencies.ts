import type { Database } from '../../../db/connection.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ContractsService } from '../../contracts/service.ts'
import type { MembersService } from '../../members/service.ts'
import type { ProtectionService } from '../../protection/service.ts'
import type { SitesService } from '../../sites/service.ts'

export interface LinesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly sites: Pick<SitesService, 'findMerchant'>
  readonly protection: Pick<ProtectionService, 'stopPlay'>
  readonly contracts: Pick<ContractsService, 'endMoved' | 'previewMoved'>
  readonly members: Pick<MembersService, 'moveLine'>
}

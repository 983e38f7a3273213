import type { Database } from '../../../../db/connection.ts'
import type { Clock } from '../../../../lib/clock.ts'
import type { LedgerService } from '../../../ledger/service.ts'
import type { MessagesService } from '../../../messages/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { ProposalsService } from '../../../proposals/service.ts'
import type { SitesService } from '../../../sites/service.ts'

export interface PointsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Pick<LedgerService, 'openWallets' | 'post' | 'postMany' | 'balance' | 'statement'>
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'find' | 'listShown'>
  readonly messages: Pick<MessagesService, 'tell'>
  readonly sites: Pick<SitesService, 'findMerchant'>
}

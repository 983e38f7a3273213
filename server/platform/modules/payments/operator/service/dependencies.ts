import type { OperatorsService } from '../../../operators/service.ts'
import type { SitesService } from '../../../sites/service.ts'
import type { Dependencies } from '../../service/dependencies.ts'

/** What operators' reads and decisions work with. */
export interface OperatorDependencies extends Omit<Dependencies, 'logger' | 'protection'> {
  readonly operators: Pick<OperatorsService, 'perform' | 'merchantsWhere'>
  readonly sites: Pick<SitesService, 'findMerchant' | 'listMerchants'>
}

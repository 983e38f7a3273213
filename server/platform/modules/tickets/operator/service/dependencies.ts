import type { OperatorsService } from '../../../operators/service.ts'
import type { Dependencies } from '../../service/dependencies.ts'

export interface TicketsOperatorDependencies extends Dependencies {
  readonly operators: Pick<OperatorsService, 'perform'>
}

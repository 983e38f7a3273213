import type { OperatorsService } from '../../../operators/service.ts'
import type { DrawsDependencies } from '../../draws/dependencies.ts'

export interface DrawsOperatorDependencies extends DrawsDependencies {
  readonly operators: OperatorsService
}

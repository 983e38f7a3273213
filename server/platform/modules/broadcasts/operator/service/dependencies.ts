import type { MessagesService } from '../../../messages/service.ts'
import type { OperatorsService } from '../../../operators/service.ts'
import type { Dependencies } from '../../service/dependencies.ts'

export interface BroadcastsOperatorDependencies extends Omit<Dependencies, 'messages'> {
  readonly messages: Pick<MessagesService, 'deliverMany' | 'countReadOf'>
  readonly operators: Pick<OperatorsService, 'perform'>
}

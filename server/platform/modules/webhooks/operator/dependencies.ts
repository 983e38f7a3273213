import type { Database } from '../../../db/connection.ts'
import type { Limits } from '../../../http/limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { OperatorsService } from '../../operators/service.ts'
import type { WebhooksService } from '../service.ts'

export interface WebhooksOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly limits: Pick<Limits, 'consume'>
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly webhooks: Pick<WebhooksService, 'secrets' | 'checkTarget' | 'ping'>
}

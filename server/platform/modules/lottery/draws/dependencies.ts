import type { Config } from '../../../../config/config.ts'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MessagesService } from '../../messages/service.ts'

/** What planning, drawing, settling and putting right are composed of. */
export interface DrawsDependencies {
  readonly config: Pick<Config, 'credentialKey' | 'lotterySeconds'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Jobs
  readonly messages: Pick<MessagesService, 'tell'>
}

/** How many draws are carried out, or settled anew, at a time. */
export const DRAWS_AT_A_TIME = 200

import type { Logger } from 'pino'
import type { Config } from '../../../config/config.ts'
import type { Database } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { CORRECT_LOTTERY_DRAW, type CorrectionKey, createCorrections } from './corrections.ts'
import { createDrawsDesk } from './desk.ts'
import { createDraws } from './draws.ts'
import type { DrawKey } from './draws-repository.ts'
import { createHttpFeed } from './result-feeds/http-feed.ts'
import { createFeedReading } from './result-feeds/reading.ts'
import type { ResultFeed } from './result-feeds/result-feed.ts'
import { createResults } from './results.ts'
import { createSettlement, SETTLE_LOTTERY_DRAW } from './settlement.ts'

export interface LotteryDrawsDependencies {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Jobs
  readonly logger: Logger
  /** In place of those of the configuration. */
  readonly resultFeeds?: readonly ResultFeed[] | undefined
}

/** The side of the lotteries that draws and pays (domain.md 5): planning, closing, drawing, settling, and putting right. */
export function createLotteryDraws(dependencies: LotteryDrawsDependencies) {
  const { config, jobs } = dependencies
  const box = createSecretBox(config.credentialKey)
  const draws = createDraws({ ...dependencies, box, minuteSeconds: config.lotterySeconds })
  const settlement = createSettlement(dependencies)
  const results = createResults({ ...dependencies, draws })
  const corrections = createCorrections({ ...dependencies, draws, settlement })

  const feeds = dependencies.resultFeeds ?? config.lotteryFeeds.map(createHttpFeed)
  const readFeeds = createFeedReading({ ...dependencies, results, feeds })

  jobs.define<DrawKey>(SETTLE_LOTTERY_DRAW, { handler: ({ data }) => settlement.settle(data), retries: 10 })
  jobs.define<CorrectionKey>(CORRECT_LOTTERY_DRAW, { handler: ({ data }) => corrections.carryOut(data), retries: 10 })
  jobs.every('carry-out-draws', { seconds: 1, work: draws.carryOut })
  jobs.every('read-result-feeds', { seconds: 10, work: readFeeds })
  jobs.every('plan-draws', {
    seconds: 15,
    work: async () => {
      await draws.schedule()
      await draws.resendLost()
    },
  })

  return {
    /** Plans the draws that are missing. */
    schedule: draws.schedule,
    /** Closes and draws what is due. */
    carryOut: draws.carryOut,
    /** Settles the open bets of a draw. */
    settle: settlement.settle,
    /** Asks the feeds for the numbers of official draws that are due. */
    readFeeds,
    results,
    corrections,
    desk: createDrawsDesk(dependencies.database, dependencies.clock),
  }
}

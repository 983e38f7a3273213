import type { Logger } from 'pino'
import type { Config } from '../../../../config/config.ts'
import { createCarryingOut } from './closing.ts'
import { type CorrectionKey, carryOutCorrection } from './corrections/carry-out.ts'
import type { DrawsDependencies } from './dependencies.ts'
import type { DrawKey } from './draws-repository.ts'
import { createHttpFeed } from './feeds/http-feed.ts'
import { createFeedReading } from './feeds/reading.ts'
import type { ResultFeed } from './feeds/result-feed.ts'
import { resendLost } from './finishing.ts'
import { planDraws } from './planning.ts'
import { settleDraw } from './settlement.ts'

export interface LotteryDrawsDependencies extends DrawsDependencies {
  readonly config: DrawsDependencies['config'] & Pick<Config, 'lotteryFeeds'>
  readonly logger: Logger
  /** In place of those of the configuration. */
  readonly resultFeeds?: readonly ResultFeed[] | undefined
}

/** What happens to draws by itself (domain.md 5): planning, closing, drawing, settling, and putting right. */
export function createLotteryDraws(dependencies: LotteryDrawsDependencies) {
  const feeds = dependencies.resultFeeds ?? dependencies.config.lotteryFeeds.map(createHttpFeed)

  return {
    /** Plans the draws that are missing. */
    schedule: () => planDraws(dependencies),
    /** Closes and draws what is due. */
    carryOut: createCarryingOut(dependencies),
    /** Settles the open bets of a draw. */
    settle: (key: DrawKey) => settleDraw(dependencies, key),
    /** Sends the settlement of draws again whose job gave up. */
    resendLost: () => resendLost(dependencies),
    /** Does to the bets of a draw what a correction that was approved says. */
    carryOutCorrection: (key: CorrectionKey) => carryOutCorrection(dependencies, key),
    /** Asks the feeds for the numbers of official draws that are due. */
    readFeeds: createFeedReading({ ...dependencies, feeds }),
  }
}

import type { FamilyCode } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Logger } from 'pino'
import { Failure } from '../../../../lib/failure.ts'
import type { DrawsDependencies } from '../dependencies.ts'
import { dateOfNumber } from '../draw-calendar.ts'
import { enterByFeed, FEED } from '../results.ts'
import { listDueOfficialDraws } from '../results-repository.ts'
import type { ResultFeed } from './result-feed.ts'

interface ReadingDependencies extends DrawsDependencies {
  readonly logger: Logger
  readonly feeds: readonly ResultFeed[]
}

const DRAWS_AT_A_TIME = 50
/** Whoever did not tell a result for so long will not; people enter it then. */
const LONGEST_WAIT = 3 * 86_400_000

type Due = Awaited<ReturnType<typeof listDueOfficialDraws>>[number]

/** Asks the feeds for the numbers of official draws that are due, each until it has told them. */
export function createFeedReading({ feeds, logger, ...dependencies }: ReadingDependencies) {
  const { database, clock } = dependencies

  async function readOne(feed: ResultFeed, draw: Due): Promise<void> {
    const { merchantId, drawId, lottery_code: lotteryCode } = draw
    const groups = familyOf(draw.family as FamilyCode).groups.map(({ code }) => code)
    try {
      const result = await feed.read({ lotteryCode, date: dateOfNumber(draw.number), groups })
      if (result === undefined) return
      await database.transaction((tx) => enterByFeed(dependencies, tx, { merchantId, drawId }, feed.name, result))
    } catch (error) {
      // Two feeds drew it, or people did, while this one was asked.
      if (error instanceof Failure && error.code === 'LOTTERY_DRAW_NOT_WAITING') return
      logger.warn({ err: error, feed: feed.name, draw: draw.number, lotteryCode }, 'a result could not be read')
    }
  }

  return async function readFeeds(): Promise<void> {
    if (feeds.length === 0) return
    const now = clock.now()
    const since = new Date(now.getTime() - LONGEST_WAIT)
    for (const draw of await listDueOfficialDraws(database, now, since, DRAWS_AT_A_TIME)) {
      const missing = feeds.filter(({ name }) => !draw.feeds.includes(`${FEED}${name}`))
      await Promise.all(missing.map((feed) => readOne(feed, draw)))
    }
  }
}

import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { FeedBet } from '../adapters/transfer-wallet/transfer-games.ts'
import type { BetFeed } from '../transfer-wallet.ts'
import * as repository from './repository.ts'

export interface FeedDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly logger: Logger
  readonly adapter: string
  readonly source: BetFeed
}

const PAGE = 200
/** Pages of one run; what is left comes with the next. */
const MOST_PAGES = 20
/** A bet that has waited for its money for so long (milliseconds) is told to people. */
const ALARMING_WAIT = 15 * 60_000

/**
 * Brings the settled bets of a vendor that keeps wallets into our books (domain.md 4), each once, however often the feed
 * tells it: the cursor moves after the bets are written.
 */
export function createFeed({ database, clock, events, logger, adapter, source }: FeedDependencies) {
  async function take(bet: FeedBet): Promise<repository.ImportResult> {
    const hash = createHash('sha256').update(JSON.stringify(bet)).digest('base64url')
    const result = await repository.importBet(database, adapter, bet, hash, clock.now())
    const [merchantId, memberId] = bet.player.split('.')
    if (result === 'IMPORTED' && merchantId !== undefined && memberId !== undefined)
      events.publish({ type: 'bets', merchantId, memberIds: [memberId], round: bet.round })
    if (result === 'GAME_UNKNOWN' || result === 'MEMBER_NOT_FOUND')
      logger.error({ adapter, bet: bet.id, result }, 'the vendor told a bet of nobody, or in a game that is not here')
    return result
  }

  async function takeWaiting(): Promise<void> {
    for (const { transaction_id, record, since } of await repository.listWaiting(database, adapter, PAGE)) {
      const result = await take(record as unknown as FeedBet)
      if (result !== 'MONEY_MISSING') await repository.forgetWaiting(database, adapter, transaction_id)
      else if (clock.now().getTime() - since.getTime() > ALARMING_WAIT)
        logger.error({ adapter, bet: transaction_id }, 'a bet of the feed waits for money that our books do not show')
    }
  }

  return {
    /** Imports what is new. Returns how many bets it read. Throws when the vendor does not answer. */
    async pull(): Promise<number> {
      await takeWaiting()
      let count = 0
      for (let page = 0; page < MOST_PAGES; page++) {
        const before = await repository.findCursor(database, adapter)
        const { bets, cursor } = await source.pullBets(before, PAGE)
        for (const bet of bets)
          if ((await take(bet)) === 'MONEY_MISSING') await repository.keepWaiting(database, adapter, bet, clock.now())
        if (cursor !== before) await repository.saveCursor(database, adapter, cursor, clock.now())
        count += bets.length
        if (bets.length < PAGE) break
      }
      return count
    },
  }
}

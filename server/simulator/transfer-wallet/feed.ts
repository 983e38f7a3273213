import type { Journal } from '../journal.ts'

/** A settled bet as the feed tells it; its number is the cursor. */
export interface FeedBet {
  readonly number: number
  readonly id: string
  readonly round: string
  readonly vendor: string
  readonly player: string
  readonly game: string
  readonly currency: string
  readonly stake: string
  readonly payout: string
  readonly balanceAfter: string
  readonly placedAt: string
  readonly settledAt: string
}

const mostKept = 50_000

/** The settled bets in the order of their settling; who reads them goes on behind the last number read. */
export function createFeed(journal: Journal) {
  const bets = journal.collection<FeedBet>('walletFeed', mostKept)
  let last = bets.values().at(-1)?.number ?? 0
  return {
    add(bet: Omit<FeedBet, 'number'>) {
      last += 1
      bets.put(String(last), { ...bet, number: last })
    },
    /** Settled bets after a cursor, oldest first. */
    settledAfter: (cursor: number, limit: number): FeedBet[] =>
      bets
        .values()
        .filter(({ number }) => number > cursor)
        .slice(0, limit),
  }
}

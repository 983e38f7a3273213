import type { DrawResult } from '@croupier/lottery/core/play-type.ts'

/** What a feed is asked for. */
export interface FeedQuery {
  readonly lotteryCode: string
  /** Local date of the draw, `2026-11-22`. */
  readonly date: string
  /** Codes of the family's groups: the result is told in their order. */
  readonly groups: readonly string[]
}

/** Somebody who publishes the numbers of official lotteries. */
export interface ResultFeed {
  /** Unique; entries bear it. */
  readonly name: string
  /** The numbers, or undefined while they are not published. Throws when the feed does not answer, or nonsense. */
  read(query: FeedQuery): Promise<DrawResult | undefined>
}

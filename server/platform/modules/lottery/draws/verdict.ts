import type { DrawResult } from '@croupier/lottery/core/play-type.ts'

/** A result as somebody entered it. */
export interface Entry {
  /** People know better than feeds. */
  readonly isFeed: boolean
  readonly result: DrawResult
}

export type Verdict =
  | { readonly kind: 'WAIT' }
  /** Two differ. */
  | { readonly kind: 'HOLD' }
  | { readonly kind: 'DRAW'; readonly result: DrawResult }

/** Entries that must agree, of people or of feeds. */
const NEEDED = 2

/**
 * What entries of one result amount to (lottery.md 5.7). Two people who agree draw it, whatever feeds say; two feeds that agree
 * draw it where no person says otherwise. A result against which somebody of its own kind stands must lead by two votes, so
 * that a third person can settle the dispute of two.
 */
export function judgeEntries(entries: readonly Entry[]): Verdict {
  const people = entries.filter(({ isFeed }) => !isFeed)
  const feeds = entries.filter(({ isFeed }) => isFeed)
  const byPeople = leaderOf(people)
  if (byPeople !== undefined) return { kind: 'DRAW', result: byPeople }
  const byFeeds = leaderOf(feeds)
  const isUndisputed = people.every(({ result }) => byFeeds !== undefined && isSame(result, byFeeds))
  if (byFeeds !== undefined && isUndisputed) return { kind: 'DRAW', result: byFeeds }
  const isOne = entries.every(({ result }) => entries[0] !== undefined && isSame(result, entries[0].result))
  return { kind: isOne ? 'WAIT' : 'HOLD' }
}

/** Whether two results are the same, number for number and in the same order. */
export function isSame(left: DrawResult, right: DrawResult): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function leaderOf(entries: readonly Entry[]): DrawResult | undefined {
  const votes = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = JSON.stringify(entry.result)
    votes.set(key, [...(votes.get(key) ?? []), entry])
  }
  const [first, second] = [...votes.values()].toSorted((left, right) => right.length - left.length)
  if (first === undefined || first.length - (second?.length ?? 0) < NEEDED) return undefined
  return first[0]?.result
}

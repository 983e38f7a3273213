import { RATE } from './fraction.ts'
import { HIGHEST_SERIES, seriesOdds, type Winnable } from './odds.ts'
import type { Hit, Odds } from './play-type.ts'

/** So many tickets won that prize; nothing for none. */
export function hitsOf(prize: string, count: number): readonly Hit[] {
  return count > 0 ? [{ prize, count }] : []
}

/** How many tickets won each prize; those that nothing won are left out. */
export function hitsBy(counts: Readonly<Record<string, number>>): readonly Hit[] {
  return Object.entries(counts).flatMap(([prize, count]) => hitsOf(prize, count))
}

/** Hits of the same prize added up, prizes in the order in which they first won. */
export function addHits(all: Iterable<Hit>): readonly Hit[] {
  const counts = new Map<string, number>()
  for (const { prize, count } of all) counts.set(prize, (counts.get(prize) ?? 0) + count)
  return [...counts].map(([prize, count]) => ({ prize, count }))
}

/** The odds of the highest series, which a lower one keeps in proportion: by them the most is judged where none are told. */
export function worthOf(winnable: Winnable): Odds {
  return Object.fromEntries(winnable.prizes.map((prize) => [prize.code, seriesOdds(winnable, prize, HIGHEST_SERIES)]))
}

/** What hits pay for a stake of one, in 1/10,000. A prize without odds gives the stake back. */
export function paidFor(odds: Odds, hits: readonly Hit[]): number {
  let paid = 0
  for (const { prize, count } of hits) paid += count * (odds[prize] ?? Number(RATE))
  return paid
}

/** Of the hits that could come about, those that pay most at these odds: the first of equals, none of nothing. */
export function bestOf(odds: Odds, candidates: Iterable<readonly Hit[]>): readonly Hit[] {
  let best: readonly Hit[] = []
  let most = 0
  for (const hits of candidates) {
    const paid = paidFor(odds, hits)
    if (paid > most) [best, most] = [hits, paid]
  }
  return best
}

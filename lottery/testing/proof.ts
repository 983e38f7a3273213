import fc from 'fast-check'
import { expect } from 'vitest'
import type { Picks } from '../core/board.ts'
import { paidFor, worthOf } from '../core/hits.ts'
import type { DrawResult, Odds, PlayType } from '../core/play-type.ts'
import { picksOf } from './arbitraries.ts'

/** Picks to prove a play type with: its example, every value of every row where that is possible, and arbitrary ones. */
export function samplesOf(playType: PlayType, arbitrary = 1): readonly Picks[] {
  const { board, prizes, example } = playType
  const full = board.rows.map((row) => (row.kind === 'CHOICE' ? row.values : []))
  const isFullNeeded =
    prizes.length > 1 &&
    !board.isExclusive &&
    full.every((row, index) => row.length <= (board.rows[index]?.maximum ?? 0) && row.length > 0)
  return [
    example.picks,
    ...(isFullNeeded ? [full] : []),
    ...fc.sample(picksOf(playType), { numRuns: arbitrary, seed: 20_260 }),
  ]
}

/**
 * Proves the chances and counts of a play type over every result that matters to it: for the tickets of each name, the hits of
 * a prize over all results are exactly tickets × chance × results, and the tickets of all names are as many as counted. No
 * result pays more than the best hits, and one pays as much, at the usual odds and at those of a brand that turns them round.
 * Returns the prizes that were won.
 */
export function prove(playType: PlayType, picks: Picks, results: readonly DrawResult[]): ReadonlySet<string> {
  const totals = new Map<string, number>()
  const usual = worthOf(playType)
  const turned = turnedRound(usual)
  let [most, mostTurned] = [0, 0]
  for (const result of results) {
    const hits = playType.hits(picks, result, { date: '2026-11-22' })
    if (hits.length === 0) continue
    for (const { prize, count } of hits) totals.set(prize, (totals.get(prize) ?? 0) + count)
    most = Math.max(most, paidFor(usual, hits))
    mostTurned = Math.max(mostTurned, paidFor(turned, hits))
  }
  const shown = `${playType.code} ${JSON.stringify(picks)}`
  expectTickets(playType, { totals, count: BigInt(playType.count(picks)), draws: BigInt(results.length), shown })
  expect(paidFor(usual, playType.bestHits(picks)), `${shown}: best hits`).toBe(most)
  expect(paidFor(turned, playType.bestHits(picks, turned)), `${shown}: best hits at other odds`).toBe(mostTurned)
  return new Set(totals.keys())
}

/** The greatest odds for what has the least, and so on. */
function turnedRound(odds: Odds): Odds {
  const prizes = Object.keys(odds).sort((left, right) => (odds[left] ?? 0) - (odds[right] ?? 0))
  const greatestFirst = Object.values(odds).sort((left, right) => right - left)
  return Object.fromEntries(prizes.map((prize, index) => [prize, greatestFirst[index] ?? 0]))
}

interface Counted {
  /** Hits of each prize over all draws. */
  readonly totals: ReadonlyMap<string, number>
  /** Tickets that the picks are. */
  readonly count: bigint
  readonly draws: bigint
  readonly shown: string
}

function expectTickets({ prizes }: PlayType, { totals, count, draws, shown }: Counted): void {
  const tickets = new Map<string | undefined, bigint>()
  for (const { code, chance, ticket, returnsStake } of prizes) {
    const won = BigInt(totals.get(code) ?? 0) * chance.denominator
    const each = chance.numerator * draws
    expect(won % each, `${shown}: tickets of ${code}`).toBe(0n)
    if (returnsStake) expect(won / each, `${shown}: ties`).toBe(count)
    else {
      const before = tickets.get(ticket)
      if (before !== undefined) expect(won / each, `${shown}: tickets of ${ticket}`).toBe(before)
      tickets.set(ticket, won / each)
    }
  }
  const all = [...tickets.values()].reduce((sum, own) => sum + own, 0n)
  expect(all, `${shown}: tickets`).toBe(count)
}

/** Every result in which those places take each of their ways; the others show what is left, or the first value. */
export function everyResult(
  {
    places,
    values,
    isUrn,
  }: { readonly places: readonly string[]; readonly values: readonly string[]; readonly isUrn: boolean },
  at: readonly number[],
): readonly DrawResult[] {
  const results: DrawResult[] = []
  const drawn: string[] = []
  const visit = (): void => {
    if (drawn.length === at.length) {
      const rest = isUrn ? values.filter((value) => !drawn.includes(value)) : []
      results.push([places.map((_, place) => drawn[at.indexOf(place)] ?? rest.shift() ?? values[0] ?? '')])
      return
    }
    for (const value of values) {
      if (isUrn && drawn.includes(value)) continue
      drawn.push(value)
      visit()
      drawn.pop()
    }
  }
  visit()
  return results
}

/** The picks with no more than so many rows used. */
export function firstRows(picks: Picks, rows: number): Picks {
  const used = picks.flatMap((chosen, row) => (chosen.length > 0 ? [row] : [])).slice(0, rows)
  return picks.map((chosen, row) => (used.includes(row) ? chosen : []))
}

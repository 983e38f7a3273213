import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPicksFlaw, type Picks } from '../core/board.ts'
import { type Family, findPlayType, findResultFlaw } from '../core/family.ts'
import { paidFor } from '../core/hits.ts'
import { HIGHEST_SERIES, oddsOf } from '../core/odds.ts'
import type { Hit, Odds, PlayType } from '../core/play-type.ts'
import { oddsOfBrand, picksOf } from './arbitraries.ts'
import { drawResults } from './seeded.ts'

const TODAY = '2026-11-22'

/** What holds for every play type of a family, on any of the days given. */
export function describeFamily(family: Family, days: readonly string[] = [TODAY]): void {
  const drawn = drawResults(family, 30, 2026)

  describe(`play types of ${family.code}`, () => {
    it('have codes of their own, in kebab-case', () => {
      const codes = family.playTypes.map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([])
    })

    it.each(family.playTypes.map((playType) => [playType.code, playType] as const))('%s', (_, playType) => {
      const { board, prizes, example } = playType
      expect(findPicksFlaw(board, example.picks)).toBeUndefined()
      expect(findResultFlaw(family, example.result)).toBeUndefined()
      expect(playType.count(example.picks)).toBeGreaterThan(0)
      expect(playType.hits(example.picks, example.result, { date: example.date ?? TODAY })).not.toEqual([])
      expect(new Set(prizes.map(({ code }) => code)).size).toBe(prizes.length)
      const empty = board.rows.map(() => [])
      expect([playType.count(empty), playType.bestHits(empty)]).toEqual([0, []])

      const usual = oddsOf(family, playType, { series: HIGHEST_SERIES, table: {} })
      const results = [...drawn, example.result]
      fc.assert(
        fc.property(picksOf(playType), oddsOfBrand(playType), fc.constantFrom(...days), (picks, brand, date) => {
          expect(playType.bestHits(picks, usual)).toEqual(playType.bestHits(picks))
          const won = results.map((result) => playType.hits(picks, result, { date }))
          for (const odds of [usual, brand]) expectNoMore(playType, picks, won, odds)
          const reversed = picks.map((row) => row.toReversed())
          expect(playType.count(reversed)).toBe(playType.count(picks))
          expect(paidFor(usual, playType.bestHits(reversed))).toBe(paidFor(usual, playType.bestHits(picks)))
          const others = results.map((result) => playType.hits(reversed, result, { date }))
          expect(others.map((hits) => paidFor(usual, hits))).toEqual(won.map((hits) => paidFor(usual, hits)))
          expectExposed(playType, picks)
        }),
        { numRuns: 15, seed: 20_261 },
      )
    })
  })
}

/** None of the hits pay more than the best at those odds, and all are of prizes that there are. */
function expectNoMore(playType: PlayType, picks: Picks, won: readonly (readonly Hit[])[], odds: Odds): void {
  const best = paidFor(odds, playType.bestHits(picks, odds))
  const over = won.filter(
    (hits) => paidFor(odds, hits) > best || hits.some(({ prize, count }) => odds[prize] === undefined || count <= 0),
  )
  expect(over, JSON.stringify(picks)).toEqual([])
}

/** Where tickets are on numbers, each is on one, and each number is told once. */
function expectExposed(playType: PlayType, picks: Picks): void {
  const exposed = playType.exposed?.(picks)
  if (exposed === undefined) return
  expect(exposed.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(playType.count(picks))
  expect(new Set(exposed.map(({ number }) => number)).size).toBe(exposed.length)
}

/** The play type of that code. Throws where there is none. */
export function playOf(family: Family, code: string): PlayType {
  const found = findPlayType(family, code)
  if (found === undefined) throw new Error(`${family.code} has no play type ${code}`)
  return found
}

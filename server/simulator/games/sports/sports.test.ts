import { describe, expect, it } from 'vitest'
import { repeatableUniform } from '../../support/repeatable.ts'
import { announce, kickOff, longestMatch, slotsAround } from './fixtures.ts'
import { leagues, pairOf } from './leagues.ts'
import { combinedOdds, expectedReturn, payout, returnPercent } from './odds.ts'
import { chancesOf, marketsOf } from './offers.ts'
import { endOf, finalScore, progressOf } from './progress.ts'
import { raceWin } from './race.ts'
import { type Grade, gradeSelection, returnOf, type Selection } from './selections.ts'
import { type SportCode, sportCodes, sports } from './sports.ts'

/** Plays matches of a sport and looks at each once, at a moment between kick-off and end. */
function* playMatches(sport: SportCode, count: number) {
  const uniform = repeatableUniform(sport)
  for (let slot = 1; slot <= count; slot++) {
    const fixture = kickOff(announce(sport, slot, uniform), uniform)
    if (fixture.isCancelled) continue
    const end = endOf(sports[sport], fixture)
    const moment = fixture.kickoffAt + uniform(end - fixture.kickoffAt)
    const progress = progressOf(sports[sport], fixture, moment)
    yield { fixture, progress, final: progressOf(sports[sport], fixture, end) }
  }
}

describe('odds of a match', () => {
  it.each(sportCodes)(
    '%s: chances of every market sum to one and each price brings back the published return',
    (code) => {
      const sport = sports[code]
      let offers = 0
      for (const { fixture, progress } of playMatches(code, 12)) {
        for (const market of marketsOf(sport, fixture.rates, progress)) {
          const chances = chancesOf(sport, fixture.rates, progress, market.period)
          if (!chances) throw new Error('a market without chances')
          for (const distribution of [chances.margin, chances.total]) {
            expect([...distribution.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
          }
          for (const { selection, odds } of market.offers) {
            offers++
            // Odds are rounded to a hundredth: at most half of one is gained or lost.
            expect(Math.abs(expectedReturn(selection, chances, odds) - returnPercent / 100)).toBeLessThan(0.0051)
          }
        }
      }
      expect(offers).toBeGreaterThan(20)
    },
  )

  it.each(sportCodes)('%s: simulated bets bring back the published return within three standard errors', (code) => {
    const sport = sports[code]
    let count = 0
    let sum = 0
    let squares = 0
    for (const { fixture, progress, final } of playMatches(code, code === 'basketball' ? 450 : 2000)) {
      const offers = marketsOf(sport, fixture.rates, progress).flatMap((market) => market.offers)
      if (offers.length === 0) continue
      // A stake on every offer of the match: its bets hang together, matches do not.
      const returns = offers.map(({ selection, odds }) => {
        const score = finalScore(sport, final, selection.period)
        return score ? returnOf(gradeSelection(selection, score), odds) / 200 : 1
      })
      const back = returns.reduce((all, each) => all + each, 0) / returns.length
      count++
      sum += back
      squares += back * back
    }
    const mean = sum / count
    const standardError = Math.sqrt((squares / count - mean * mean) / count)
    expect(count).toBeGreaterThan(300)
    expect(Math.abs(mean - returnPercent / 100)).toBeLessThan(3 * standardError)
  })

  it('takes nothing while a goal is fresh, and opens again', () => {
    const sport = sports.football
    const { rates } = announce('football', 1, repeatableUniform('goal'))
    const steps = Array.from({ length: 90 }, (_, minute) => (minute === 9 ? 10 : 0))
    const at = (ticks: number) =>
      progressOf(sport, { kickoffAt: 0, steps, isCancelled: false }, ticks * sport.stepMilliseconds)
    expect(marketsOf(sport, rates, at(9))).not.toEqual([])
    expect(at(10).score).toEqual([1, 0])
    expect(marketsOf(sport, rates, at(10))).toEqual([])
    expect(marketsOf(sport, rates, at(12))).not.toEqual([])
  })

  it('knows a race of equals and a race almost won', () => {
    expect(raceWin(13, 0.5, [0, 0])).toBeCloseTo(0.5, 12)
    expect(raceWin(13, 0.5, [12, 11])).toBeCloseTo(0.75, 12)
    expect(raceWin(2, 0.6, [0, 0])).toBeCloseTo(0.6 ** 2 * (1 + 2 * 0.4), 12)
  })
})

describe('how a bet ends', () => {
  const handicap = (line: number, pick = 'home'): Selection => ({ period: 'match', market: 'handicap', line, pick })
  const total = (line: number, pick: string): Selection => ({ period: 'match', market: 'total', line, pick })
  it.each<[Selection, [number, number], Grade]>([
    [handicap(-1), [1, 1], 'HALF_LOST'],
    [handicap(-1), [1, 0], 'WON'],
    [handicap(-3), [1, 0], 'HALF_WON'],
    [handicap(-3), [0, 0], 'LOST'],
    [handicap(-4), [2, 1], 'VOID'],
    [handicap(-5), [1, 0], 'HALF_LOST'],
    [handicap(-1, 'away'), [1, 1], 'HALF_WON'],
    [handicap(2, 'away'), [0, 1], 'WON'],
    [handicap(-2), [0, 0], 'LOST'],
    [total(9, 'over'), [1, 1], 'HALF_LOST'],
    [total(9, 'under'), [1, 1], 'HALF_WON'],
    [total(11, 'over'), [2, 1], 'HALF_WON'],
    [total(12, 'under'), [2, 1], 'VOID'],
    [{ period: 'match', market: 'winner', line: 0, pick: 'away' }, [88, 88], 'VOID'],
    [{ period: 'match', market: 'result', line: 0, pick: 'draw' }, [2, 2], 'WON'],
    [{ period: 'match', market: 'oddEven', line: 0, pick: 'even' }, [0, 0], 'WON'],
    [{ period: 'match', market: 'score', line: 0, pick: '2-1' }, [1, 2], 'LOST'],
  ])('%j at %j is %s', (selection, score, grade) => {
    expect(gradeSelection(selection, score)).toBe(grade)
  })

  it('multiplies the legs exactly; a void leg counts as odds of one', () => {
    const won = { odds: 192, grade: 'WON' } as const
    expect(payout(100_000, [won])).toBe(192_000)
    expect(payout(100_000, [won, { odds: 305, grade: 'VOID' }])).toBe(192_000)
    expect(payout(100_000, [won, { odds: 305, grade: 'WON' }])).toBe(585_600)
    expect(payout(100_000, [won, { odds: 190, grade: 'HALF_WON' }])).toBe(278_400)
    expect(payout(100_000, [won, { odds: 190, grade: 'HALF_LOST' }])).toBe(96_000)
    expect(payout(100_000, [won, { odds: 190, grade: 'LOST' }])).toBe(0)
    // Eight legs exceed what a floating number can hold exactly.
    const long = Array.from({ length: 8 }, () => ({ odds: 1999, grade: 'WON' as const }))
    expect(payout(100_000, long)).toBe(Number((100_000n * 1999n ** 8n) / 100n ** 8n))
    expect(combinedOdds([192, 305])).toBe(585)
  })
})

describe('fixtures', () => {
  it('every side of a league plays each other, and never twice at once', () => {
    for (const league of leagues) {
      const matches = league.teams.length / 2
      const rounds = league.teams.length - 1
      const pairs = Array.from({ length: matches * rounds }, (_, index) => pairOf(league, index))
      const different = new Set(
        pairs.map((pair) =>
          [...pair]
            .map((team) => team.name)
            .sort()
            .join('/'),
        ),
      )
      expect(different.size).toBe(pairs.length)
      const sport = sports[league.sport]
      const own = leagues.filter((each) => each.sport === league.sport).length
      const overlapping = Math.ceil(longestMatch(sport) / (sport.kickOffEveryMilliseconds * own))
      pairs.forEach((pair, index) => {
        const meanwhile = pairs.slice(index + 1, index + overlapping).flat()
        expect(pair.filter((team) => meanwhile.includes(team))).toEqual([])
      })
    }
  })

  it('something kicks off within every minute, in both variants', () => {
    const now = Date.UTC(2026, 0, 5, 12)
    const kickOffs = (codes: readonly SportCode[]) =>
      slotsAround(now)
        .filter(({ sport }) => codes.includes(sport))
        .map(({ sport, slot }) => announce(sport, slot, repeatableUniform('schedule')).kickoffAt)
        .filter((moment) => moment > now)
    for (const codes of [['football'], ['moba', 'shooter']] as const) {
      expect(Math.min(...kickOffs(codes)) - now).toBeLessThanOrEqual(60_000)
    }
  })

  it('the half, a map not needed and the end are told apart', () => {
    const sport = sports.moba
    const map = (winner: number) => Array.from({ length: 9 }, () => winner)
    const course = { kickoffAt: 0, steps: [...map(10), ...map(10)], isCancelled: false }
    const after = (steps: number) => progressOf(sport, course, steps * sport.stepMilliseconds)
    expect(finalScore(sport, after(8), 'map1')).toBeUndefined()
    expect(finalScore(sport, after(9), 'map1')).toEqual([9, 0])
    expect(after(9)).toMatchObject({ phase: 'break', score: [1, 0], isSuspended: true })
    expect(after(20)).toMatchObject({ phase: 'finished', score: [2, 0] })
    expect(finalScore(sport, after(20), 'map3')).toBeNull()
    expect(endOf(sport, course)).toBe(20 * sport.stepMilliseconds)
  })
})

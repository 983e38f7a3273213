import type { Uniform } from '../../random/uniform.ts'
import { type League, leagues, pairOf, type Team } from './leagues.ts'
import type { Course } from './progress.ts'
import { drawMatch, type Rates, rateScale } from './rates.ts'
import { type Sport, type SportCode, sportCodes, sports } from './sports.ts'

/** One match of the book, journalled when it is announced and again when its course is drawn at kick-off. */
export interface Fixture extends Course {
  /** As in `football-57718200`. */
  readonly id: string
  readonly sport: SportCode
  readonly league: string
  readonly home: string
  readonly away: string
  readonly rates: Rates
}

/** How far ahead matches are announced, milliseconds. */
const horizon = 15 * 60 * 1000
/** One match in so many does not take place. */
const cancelledOneIn = 150
/** What the strongest side scores more than a middling one against the same side. */
const footballEdge = 0.42
const footballGoals = 1.32
const homeAdvantage = 0.12
const raceEdge = 0.075
const basketballEdge = 0.06

/** Kick-offs from the longest match that may still run to the horizon, for a clock in milliseconds since 1970. */
export function slotsAround(now: number): { readonly sport: SportCode; readonly slot: number }[] {
  return sportCodes.flatMap((sport) => {
    const first = slotAt(sport, now - longestMatch(sports[sport]))
    const last = slotAt(sport, now + horizon)
    return Array.from({ length: last - first }, (_, index) => ({ sport, slot: first + 1 + index }))
  })
}

export function fixtureId(sport: SportCode, slot: number): string {
  return `${sport}-${slot}`
}

/** Announces the match of a slot; the sides' form of the day is drawn. */
export function announce(sport: SportCode, slot: number, uniform: Uniform): Fixture {
  const own = leagues.filter((league) => league.sport === sport)
  const league = own[slot % own.length]
  if (!league) throw new Error(`no league plays ${sport}`)
  const [home, away] = pairOf(league, Math.floor(slot / own.length))
  return {
    id: fixtureId(sport, slot),
    sport,
    league: league.code,
    home: home.name,
    away: away.name,
    kickoffAt: slot * sports[sport].kickOffEveryMilliseconds + offsetOf(sport),
    rates: ratesOf(sport, home, away, uniform),
    steps: null,
    isCancelled: false,
  }
}

/** Draws at kick-off whether the match takes place and how it goes. */
export function kickOff(fixture: Fixture, uniform: Uniform): Fixture {
  if (uniform(cancelledOneIn) === 0) return { ...fixture, isCancelled: true }
  return { ...fixture, steps: drawMatch(sports[fixture.sport], fixture.rates, uniform) }
}

export function findLeague(code: string): League | undefined {
  return leagues.find((league) => league.code === code)
}

/** Sports kick off at different moments, so that something always begins. */
const offsetOf = (sport: SportCode) => sportCodes.indexOf(sport) * 37_000

function slotAt(sport: SportCode, moment: number): number {
  return Math.floor((moment - offsetOf(sport)) / sports[sport].kickOffEveryMilliseconds)
}

/** How long a match may last with all its pauses, milliseconds. */
export function longestMatch(sport: Sport): number {
  const steps =
    sport.engine === 'tally'
      ? (sport.periodEnds.at(-1) ?? 0) + (sport.periodEnds.length - 1) * sport.breakSteps
      : (2 * sport.mapsToWin - 1) * (2 * sport.pointsToWin - 1 + sport.breakSteps)
  return steps * sport.stepMilliseconds
}

/** How much stronger home is today: from -2 to 2 by rating, a little by form. */
function edgeOf(home: Team, away: Team, uniform: Uniform): number {
  const form = (uniform(2001) - 1000) / 2000
  return home.rating - away.rating + form
}

function ratesOf(sport: SportCode, home: Team, away: Team, uniform: Uniform): Rates {
  const edge = edgeOf(home, away, uniform)
  if (sport === 'football') {
    const pace = 0.85 + uniform(301) / 1000
    return {
      engine: 'tally',
      home: goalWeights(footballGoals * pace * Math.exp(footballEdge * edge + homeAdvantage)),
      away: goalWeights(footballGoals * pace * Math.exp(-footballEdge * edge - homeAdvantage / 2)),
    }
  }
  if (sport === 'basketball') {
    const pace = 0.88 + uniform(161) / 1000
    return {
      engine: 'tally',
      home: basketWeights(pace * (1.015 + basketballEdge * edge)),
      away: basketWeights(pace * (0.985 - basketballEdge * edge)),
    }
  }
  return { engine: 'race', home: Math.round(rateScale * (0.5 + (raceEdge * edge) / 2)) }
}

/** Goals expected in a match, as the chance of one in each of its minutes. */
function goalWeights(goals: number): number[] {
  const goal = Math.round((rateScale * goals) / 90)
  return [rateScale - goal, goal]
}

/** Free throws, baskets and long shots in half a minute. */
function basketWeights(pace: number): number[] {
  const scored = [0.1, 0.37, 0.12].map((chance) => Math.round(rateScale * chance * pace))
  return [rateScale - scored.reduce((sum, weight) => sum + weight, 0), ...scored]
}

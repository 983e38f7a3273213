import { SimulatorError } from '../../http/errors.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { stakesOf } from '../../play/stakes.ts'
import type { Book } from './book.ts'
import type { Fixture } from './fixtures.ts'
import type { Leg } from './legs.ts'
import { mostLegs, type StakeLimits, smallestUnit, stakeLimits } from './limits.ts'
import type { Selection } from './selections.ts'

/** A leg as the page asks for it. */
export interface LegRequest {
  readonly fixture: string
  readonly selection: Selection
}

/** A leg with the odds that were shown, in hundredths. */
export interface PricedLeg extends LegRequest {
  readonly odds: number
}

export interface BetRequest {
  readonly key: string
  readonly stake: number
  readonly legs: readonly PricedLeg[]
}

export interface Quote {
  /** Odds of each leg now, null where it is not taken. */
  readonly odds: readonly (number | null)[]
  /** Null when a leg is not taken. */
  readonly limits: StakeLimits | null
}

/** What a bet is taken at: the odds of the moment, and the stakes they allow. */
export function createTaking(book: Book) {
  function quote(session: PlaySession, legs: readonly LegRequest[]): Quote {
    const odds = legs.map((leg) => {
      const fixture = book.find(leg.fixture)
      return (fixture && book.price(fixture, leg.selection)) ?? null
    })
    const open = odds.filter((each) => each !== null)
    const limits = open.length === legs.length ? stakeLimits(ladderOf(session), session.currency, open) : null
    return { odds, limits }
  }

  /** Legs fixed at the odds of now. Throws SELECTION_CLOSED, ODDS_CHANGED. */
  function takeLegs(session: PlaySession, legs: readonly PricedLeg[]): Leg[] {
    const current = quote(session, legs).odds
    return legs.map((leg, index) => {
      const fixture = book.find(leg.fixture)
      const odds = current[index] ?? null
      if (!fixture || odds === null) throw new SimulatorError(409, 'SELECTION_CLOSED', 'a leg is not taken now')
      // Better odds than those shown are given without asking.
      if (odds < leg.odds) throw new SimulatorError(409, 'ODDS_CHANGED', 'the odds have moved')
      return fixLeg(fixture, leg.selection, odds)
    })
  }

  function fixLeg(fixture: Fixture, selection: Selection, odds: number): Leg {
    const { phase, score } = book.progress(fixture)
    const { id, sport, league, home, away, kickoffAt } = fixture
    const scoreAtBet = phase === 'upcoming' ? null : score
    return { fixture: id, sport, league, home, away, kickoffAt, selection, odds, scoreAtBet }
  }

  function checkStake(session: PlaySession, stake: number, legs: readonly Leg[]) {
    const odds = legs.map((leg) => leg.odds)
    const { least, most } = stakeLimits(ladderOf(session), session.currency, odds)
    if (stake < least || stake > most || stake % smallestUnit(session.currency) !== 0) {
      throw new SimulatorError(400, 'STAKE_NOT_OFFERED', 'stake: outside the limits of this bet')
    }
  }

  return {
    quote,
    /** The legs of a bet at the odds of now. Throws SAME_MATCH, SELECTION_CLOSED, ODDS_CHANGED, STAKE_NOT_OFFERED. */
    take(session: PlaySession, { stake, legs }: Pick<BetRequest, 'stake' | 'legs'>): Leg[] {
      if (legs.length > mostLegs || new Set(legs.map((leg) => leg.fixture)).size < legs.length) {
        throw new SimulatorError(400, 'SAME_MATCH', 'legs: at most eight, each of another match')
      }
      const taken = takeLegs(session, legs)
      checkStake(session, stake, taken)
      return taken
    },
  }
}

function ladderOf(session: PlaySession): readonly number[] {
  const ladder = stakesOf(session.currency)
  if (!ladder) throw new SimulatorError(400, 'CURRENCY_NOT_SERVED', 'no stakes in this currency')
  return ladder
}

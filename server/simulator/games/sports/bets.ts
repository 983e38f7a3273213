import { SimulatorError } from '../../http/errors.ts'
import type { KindParts } from '../../play/kind.ts'
import type { PlaySession } from '../../play/sessions.ts'
import { stakesOf } from '../../play/stakes.ts'
import type { Book } from './book.ts'
import type { Fixture } from './fixtures.ts'
import { type Bet, type BetContent, endLeg, endsOf, judge, type Leg } from './legs.ts'
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

interface Parts extends Pick<KindParts<BetContent>, 'wagers' | 'sessions' | 'logger'> {
  readonly book: Book
  readonly now: () => number
}

/** Bets of a session that are looked through for one that is sent again. */
const remembered = 50

/** Takes bets at the odds of the moment and decides them when their matches are over. */
export function createBets({ wagers, sessions, logger, book, now }: Parts) {
  /** Bets whose matches are waited for. */
  const followed = new Set<string>()

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

  async function settle(id: string) {
    const wager = wagers.find(id)
    if (wager.state === 'BETTING' || wager.state === 'ROLLING_BACK') return
    if (wager.state !== 'OPEN') {
      followed.delete(id)
      return
    }
    const { legs } = wager.choice
    const known = endsOf(wager)
    const ends = legs.map((leg, index) => known[index] ?? endLeg(leg, book.find(leg.fixture), now()))
    const verdict = judge(wager.stake, legs, ends)
    const outcome = { legs: ends }
    if (verdict.kind === 'open') {
      if (ends.some((end, index) => end !== null && !known[index])) wagers.note(id, outcome)
      return
    }
    followed.delete(id)
    if (verdict.kind === 'cancel') await wagers.cancel(id, 'MATCH_CANCELLED')
    else await wagers.settle(id, { outcome, win: verdict.win })
  }

  return {
    quote,
    /**
     * Takes a bet; the same key again gives the bet it already became.
     * Throws SESSION_UNKNOWN, SESSION_ENDED, SAME_MATCH, SELECTION_CLOSED, ODDS_CHANGED, STAKE_NOT_OFFERED.
     */
    async place(sessionId: string, { key, stake, legs }: BetRequest): Promise<Bet> {
      const before = wagers.latestOf(sessionId, remembered).find((wager) => wager.key === key)
      if (before) return before
      const session = sessions.findPlayable(sessionId)
      if (legs.length > mostLegs || new Set(legs.map((leg) => leg.fixture)).size < legs.length) {
        throw new SimulatorError(400, 'SAME_MATCH', 'legs: at most eight, each of another match')
      }
      const taken = takeLegs(session, legs)
      checkStake(session, stake, taken)
      const choice = { rules: 1, legs: taken } as const
      const wager = await wagers.place(sessionId, { key, stake, choice, play: null })
      followed.add(wager.id)
      return wager
    },
    /** Decides what can be decided by now. */
    settleDue() {
      for (const id of followed) {
        settle(id).catch((error: unknown) => {
          followed.add(id)
          logger.error({ error, wager: id }, 'simulator: a bet on a match was not decided')
        })
      }
    },
    /** Takes up the bets an earlier process left open. */
    resume() {
      for (const wager of wagers.open()) followed.add(wager.id)
    },
    /** Bets of the player of a session that are not decided, newest first. */
    openOf: (session: PlaySession) => wagers.openOf(session.id).reverse(),
    /** Decided bets of a session, newest first. */
    closedOf: (session: PlaySession, count: number) =>
      wagers
        .latestOf(session.id, 2 * count)
        .filter((wager) => wager.closedAt !== undefined)
        .slice(0, count),
  }
}

export type Bets = ReturnType<typeof createBets>

function ladderOf(session: PlaySession): readonly number[] {
  const ladder = stakesOf(session.currency)
  if (!ladder) throw new SimulatorError(400, 'CURRENCY_NOT_SERVED', 'no stakes in this currency')
  return ladder
}

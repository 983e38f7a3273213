import type { KindParts } from '../../play/kind.ts'
import type { PlaySession } from '../../play/sessions.ts'
import type { Book } from './book.ts'
import { type Bet, type BetContent, endLeg, endsOf, judge } from './legs.ts'
import { combinedOdds } from './odds.ts'
import { type BetRequest, createTaking } from './taking.ts'

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
  const taking = createTaking(book)

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
    if (verdict.kind === 'cancel') {
      // The slip says then that the match was not played; the stake alone would not.
      wagers.note(id, outcome)
      await wagers.cancel(id, 'MATCH_CANCELLED')
    } else await wagers.settle(id, { outcome, win: verdict.win })
  }

  return {
    /** What legs are taken at now. */
    quote: taking.quote,
    /**
     * Takes a bet; the same key again gives the bet it already became.
     * Throws SESSION_UNKNOWN, SESSION_ENDED, SAME_MATCH, SELECTION_CLOSED, ODDS_CHANGED, STAKE_NOT_OFFERED.
     */
    async place(sessionId: string, { key, stake, legs }: BetRequest): Promise<Bet> {
      const before = wagers.latestOf(sessionId, remembered).find((wager) => wager.key === key)
      if (before) return before
      const session = sessions.findPlayable(sessionId)
      const choice = { rules: 1, legs: taking.take(session, { stake, legs }) } as const
      const odds = combinedOdds(choice.legs.map((leg) => leg.odds))
      const wager = await wagers.place(sessionId, { key, stake, odds, choice, play: null })
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

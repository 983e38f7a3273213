import { SimulatorError } from '../http/errors.ts'
import type { SimulatedGame } from './game.ts'
import type { Games } from './games.ts'
import { newWager } from './new-wager.ts'
import type { Sessions } from './sessions.ts'
import type { Settlement } from './settlement.ts'
import { type Decision, isOfSession, type Wager, type WagerContent, type WagerOrder, type Wagers } from './wager.ts'
import type { WagerStore } from './wager-store.ts'

/** Stakes of one session that may be undecided at a time; a sports book has the most. */
const mostOpen = 300

/** What all doors to the wagers stand on. */
export interface WagerHouse {
  readonly games: Games
  readonly sessions: Sessions
  readonly store: WagerStore
  readonly settlement: Settlement
  /** Waits a short while; work that is not done by then goes on by itself. */
  patiently(id: string, work: Promise<unknown>): Promise<void>
}

type IsOurs = (played: { readonly gameCode: string }) => boolean

/**
 * A door to the wagers of some games. That they have this content is true because nothing else comes through: every wager of these
 * games was placed by this door or one like it, with the content that its order had to have.
 */
export function wagersOf<Content extends WagerContent>(house: WagerHouse, isOurs: IsOurs): Wagers<Content> {
  const { games, sessions, store, settlement, patiently } = house
  const isOwn = (wager: Wager): wager is Wager<Content> => isOurs(wager)

  function find(id: string): Wager<Content> {
    const wager = store.find(id)
    if (!isOwn(wager)) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
    return wager
  }

  const openOf = (sessionId: string) => {
    const session = sessions.find(sessionId)
    return store
      .open()
      .filter(isOwn)
      .filter((wager) => isOfSession(session, wager))
  }

  async function place(sessionId: string, order: WagerOrder<Content>, decide?: () => Decision<Content>) {
    const known = store.findByKey(sessionId, order.key)
    if (known) return find(known.id)
    const session = sessions.findPlayable(sessionId)
    if (!isOurs(session)) throw new SimulatorError(404, 'NOT_FOUND', 'another game is played here')
    const wager = newWager(session, order)
    if (openOf(sessionId).length >= mostOpen) throw new SimulatorError(409, 'TOO_MANY_OPEN', 'too many open stakes')
    store.add(wager)
    sessions.change(sessionId, {})
    await patiently(wager.id, settlement.take(wager, decide))
    return find(wager.id)
  }

  /** Does something with an open wager; one that is not open stays as it is. */
  async function whenOpen(id: string, work: (wager: Wager<Content>) => Promise<unknown>): Promise<Wager<Content>> {
    const wager = find(id)
    if (wager.state === 'OPEN') await patiently(id, work(wager))
    return find(id)
  }

  return {
    place: (sessionId, order) => place(sessionId, order),
    playAtOnce: place,
    note(id, play) {
      const wager = find(id)
      if (wager.state !== 'OPEN') throw new Error(`a wager that is ${wager.state} has no play to note`)
      store.note(wager, play)
      return find(id)
    },
    settle: (id, decision) => whenOpen(id, (wager) => settlement.pay(settlement.decide(wager, decision))),
    cancel: (id, reason) => whenOpen(id, (wager) => settlement.cancel(wager, reason)),
    find,
    findOf(sessionId, id) {
      const wager = find(id)
      if (!isOfSession(sessions.find(sessionId), wager)) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
      return wager
    },
    open: () => store.open().filter(isOwn),
    openOf,
    latestOf: (sessionId, count) => store.of(sessionId).filter(isOwn).slice(-count).reverse(),
    onChange: (listener) => store.onChange((wager) => (isOwn(wager) ? listener(wager) : undefined)),
    ofGames: (isOne) => wagersOf(house, (played) => isOurs(played) && isAmong(games.find(played.gameCode), isOne)),
  }
}

function isAmong(game: SimulatedGame | undefined, isOne: (game: SimulatedGame) => boolean): boolean {
  return game !== undefined && isOne(game)
}

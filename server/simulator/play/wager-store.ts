import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import { isClosed, type Wager, type WagerState, wagerTransitions } from './wager.ts'

const mostKept = 20_000
/** Presses remembered: one that is sent again gives the wager it already became. */
const mostKeys = 40_000

/** Every stake of every kind of game, by its id, its press and whether it is open. A wager changes state here alone. */
export function createWagerStore(journal: Journal) {
  const wagers = journal.collection<Wager>('wager', mostKept, (wager) => isClosed(wager.state))
  const idsByKey = new Map(wagers.values().map((wager) => [keyOf(wager.session, wager.key), wager.id]))
  const openIds = new Set(wagers.values().flatMap((wager) => (isClosed(wager.state) ? [] : [wager.id])))
  const listeners = new Set<(wager: Wager) => void>()

  /** Throws ROUND_UNKNOWN. */
  function find(id: string): Wager {
    const wager = wagers.get(id)
    if (!wager) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
    return wager
  }

  function keep(wager: Wager): Wager {
    wagers.put(wager.id, wager)
    if (isClosed(wager.state)) openIds.delete(wager.id)
    else openIds.add(wager.id)
    return wager
  }

  return {
    find,
    /** The wager that a press became. */
    findByKey(session: string, key: string): Wager | undefined {
      const id = idsByKey.get(keyOf(session, key))
      return id === undefined ? undefined : find(id)
    },
    add(wager: Wager) {
      keep(wager)
      const oldest = idsByKey.size > mostKeys ? idsByKey.keys().next().value : undefined
      if (oldest !== undefined) idsByKey.delete(oldest)
      idsByKey.set(keyOf(wager.session, wager.key), wager.id)
    },
    /** How the game of a wager goes on; its state stays. */
    note: (wager: Wager, play: unknown) => keep({ ...wager, play }),
    /** The next state of a wager, journalled before anybody hears of it. Throws on a step the table of states lacks. */
    change(wager: Wager, part: Partial<Wager> & Pick<Wager, 'state'>): Wager {
      const next: readonly WagerState[] = wagerTransitions[wager.state]
      if (!next.includes(part.state)) throw new Error(`a wager cannot go from ${wager.state} to ${part.state}`)
      const closedAt = isClosed(part.state) ? new Date().toISOString() : undefined
      const changed = keep({ ...wager, ...part, closedAt })
      for (const listener of listeners) listener(changed)
      return changed
    },
    /** All that are kept, closed or not; oldest first. */
    all: () => wagers.values(),
    /** All not yet closed, oldest first. */
    open: () => [...openIds].map(find),
    /** Wagers of a session, oldest first. */
    of: (session: string) => wagers.values().filter((wager) => wager.session === session),
    /** Tells each wager whose state changes; the returned function stops telling. */
    onChange(listener: (wager: Wager) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type WagerStore = ReturnType<typeof createWagerStore>

function keyOf(session: string, key: string): string {
  return `${session}/${key}`
}

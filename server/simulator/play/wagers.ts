import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import type { PlaySession, Sessions } from './sessions.ts'
import { createSettlement } from './settlement.ts'
import { type Decision, isClosed, type Wager, type WagerOrder, type Wagers, wagerTransitions } from './wager.ts'
import type { SupplierWallet, WalletCode } from './wallet.ts'

/** How long a player's request waits for the operator before it is answered with the honest state in between. */
const patience = 1500
/** Stakes of one session that may be undecided at a time; a sports book has the most. */
const mostOpen = 300

interface Parts {
  readonly journal: Journal
  readonly sessions: Sessions
  readonly wallets: ReadonlyMap<WalletCode, SupplierWallet>
  /** The kind of the game with this code. */
  readonly kindOf: (gameCode: string) => string | undefined
  readonly options: Pick<SimulatorOptions, 'hub88' | 'logger'>
}

/** What the simulator itself does with wagers, besides what games do. */
export interface RunningWagers extends Wagers {
  /** All not yet closed, oldest first. */
  open(): Wager[]
  /** Goes on with what an earlier process left unfinished; wagers that are OPEN are their games'. */
  resume(): void
  /** Ends the repetitions; they begin again with the next process. */
  stop(): void
}

/** Keeps every stake of every kind of game; how it reaches the operator is `settlement.ts`. */
export function createWagers({ journal, sessions, wallets, kindOf, options }: Parts): RunningWagers {
  const wagers = journal.collection<Wager>('wager', 20_000, (wager) => isClosed(wager.state))
  const byKey = new Map(wagers.values().map((wager) => [keyOf(wager.session, wager.key), wager.id]))
  const openIds = new Set(wagers.values().flatMap((wager) => (isClosed(wager.state) ? [] : [wager.id])))
  const listeners = new Set<(wager: Wager) => void>()
  const stopping = new AbortController()

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

  /** The next state of a wager, journalled before anybody hears of it. Throws on a step the table of states lacks. */
  function change(wager: Wager, part: Partial<Wager> & Pick<Wager, 'state'>): Wager {
    if (!(wagerTransitions[wager.state] as readonly string[]).includes(part.state)) {
      throw new Error(`a wager cannot go from ${wager.state} to ${part.state}`)
    }
    const closedAt = isClosed(part.state) ? new Date().toISOString() : undefined
    const changed = keep({ ...wager, ...part, closedAt })
    for (const listener of listeners) listener(changed)
    return changed
  }

  const settlement = createSettlement({ change, sessions, wallets, options, stopping: stopping.signal })

  const allOpen = () => [...openIds].map(find)

  function begin(session: PlaySession, order: WagerOrder): Wager {
    if (!Number.isSafeInteger(order.stake) || order.stake <= 0) {
      throw new SimulatorError(400, 'INVALID_STAKE', 'stake: is not a positive whole amount')
    }
    if (openOf(session).length >= mostOpen) throw new SimulatorError(409, 'TOO_MANY_OPEN', 'too many open stakes')
    const { gameCode, currency } = session
    const wager = keep({
      id: randomUUID(),
      session: session.id,
      key: order.key,
      state: 'BETTING',
      player: session.player && { ...session.player, gameCode, currency },
      wallet: session.wallet,
      gameCode,
      currency,
      stake: order.stake,
      choice: order.choice,
      play: order.play ?? null,
      outcome: null,
      win: 0,
      betTransaction: randomUUID(),
      winTransaction: randomUUID(),
      rollbackTransaction: randomUUID(),
      refusal: undefined,
      verdict: undefined,
      balance: undefined,
      placedAt: new Date().toISOString(),
      decidedAt: undefined,
      closedAt: undefined,
    })
    const oldest = byKey.size > 40_000 ? byKey.keys().next().value : undefined
    if (oldest !== undefined) byKey.delete(oldest)
    byKey.set(keyOf(session.id, order.key), wager.id)
    return wager
  }

  /** Waits a short while; a wager that is not through goes on by itself, and the journal knows where it is. */
  async function patiently(id: string, work: Promise<unknown>): Promise<Wager> {
    const followed = work.catch((error: unknown) => {
      if (!stopping.signal.aborted) options.logger.error({ error, wager: id }, 'simulator: a wager stopped on its way')
    })
    const waiting = new AbortController()
    await Promise.race([followed, pause(patience, undefined, { ref: false, signal: waiting.signal }).catch(() => {})])
    waiting.abort()
    return find(id)
  }

  async function place(sessionId: string, order: WagerOrder, decide?: () => Decision): Promise<Wager> {
    const known = byKey.get(keyOf(sessionId, order.key))
    if (known !== undefined) return find(known)
    const session = sessions.findPlayable(sessionId)
    const wager = begin(session, order)
    sessions.change(sessionId, {})
    return patiently(wager.id, settlement.take(wager, decide))
  }

  const isOf = (session: PlaySession) => (wager: Wager) =>
    wager.session === session.id ||
    (session.player !== undefined &&
      wager.player?.user === session.player.user &&
      wager.gameCode === session.gameCode &&
      wager.currency === session.currency)

  const openOf = (session: PlaySession) => allOpen().filter(isOf(session))

  return {
    place: (sessionId, order) => place(sessionId, order),
    playAtOnce: place,
    note(id, play) {
      const wager = find(id)
      if (wager.state !== 'OPEN') throw new Error(`a wager that is ${wager.state} has no play to note`)
      return keep({ ...wager, play })
    },
    async settle(id, decision) {
      const wager = find(id)
      if (wager.state !== 'OPEN') return wager
      return patiently(id, settlement.pay(settlement.decide(wager, decision)))
    },
    async cancel(id, reason) {
      const wager = find(id)
      if (wager.state !== 'OPEN') return wager
      return patiently(id, settlement.giveBack(change(wager, { state: 'ROLLING_BACK', refusal: reason })))
    },
    find,
    findOf(sessionId, id) {
      const wager = find(id)
      if (!isOf(sessions.find(sessionId))(wager)) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
      return wager
    },
    openOf: (sessionId) => openOf(sessions.find(sessionId)),
    latestOf: (sessionId, count) =>
      wagers
        .values()
        .filter((wager) => wager.session === sessionId)
        .slice(-count)
        .reverse(),
    openOfKind: (kind) => allOpen().filter((wager) => kindOf(wager.gameCode) === kind),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: allOpen,
    resume() {
      for (const wager of allOpen()) {
        if (wager.state !== 'OPEN') void patiently(wager.id, settlement.takeUp(wager))
      }
    },
    stop: () => stopping.abort(),
  }
}

function keyOf(session: string, key: string): string {
  return `${session}/${key}`
}

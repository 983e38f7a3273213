import { setTimeout as pause } from 'node:timers/promises'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import type { Games } from './games.ts'
import type { Sessions } from './sessions.ts'
import { createSettlement } from './settlement.ts'
import type { Wager, Wagers } from './wager.ts'
import { createWagerStore } from './wager-store.ts'
import { wagersOf } from './wagers-of.ts'
import type { PlayerWallet, WalletCode } from './wallet.ts'

/** How long a player's request waits for the operator before it is answered with the honest state in between, milliseconds. */
const patience = 1500

interface Parts {
  readonly journal: Journal
  readonly games: Games
  readonly sessions: Sessions
  readonly wallets: ReadonlyMap<WalletCode, PlayerWallet>
  readonly options: Pick<SimulatorOptions, 'hub88' | 'logger'>
}

/** The wagers of all games, and what the simulator itself does with them. */
export interface RunningWagers extends Wagers {
  /** Every stake that is kept, closed or not; oldest first. */
  all(): Wager[]
  /** Goes on with what an earlier process left unfinished; wagers that are OPEN are their games'. */
  resume(): void
  /** Ends the repetitions; they begin again with the next process. */
  stop(): void
}

/** Keeps every stake of every kind of game; how it reaches the operator is `settlement.ts`. */
export function createWagers({ journal, games, sessions, wallets, options }: Parts): RunningWagers {
  const stopping = new AbortController()
  const store = createWagerStore(journal)
  const settlement = createSettlement({ store, sessions, wallets, options, stopping: stopping.signal })

  /** A wager that is not through after a short while goes on by itself, and the journal knows where it is. */
  async function patiently(id: string, work: Promise<unknown>): Promise<void> {
    const followed = work.catch((error: unknown) => {
      if (!stopping.signal.aborted) options.logger.error({ error, wager: id }, 'simulator: a wager stopped on its way')
    })
    const waiting = new AbortController()
    await Promise.race([followed, pause(patience, undefined, { ref: false, signal: waiting.signal }).catch(() => {})])
    waiting.abort()
  }

  return {
    ...wagersOf({ games, sessions, store, settlement, patiently }, () => true),
    all: store.all,
    resume() {
      for (const wager of store.open()) {
        if (wager.state !== 'OPEN') void patiently(wager.id, settlement.takeUp(wager))
      }
    },
    stop: () => stopping.abort(),
  }
}

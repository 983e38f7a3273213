import type { SimulatorOptions } from '../options.ts'
import { createPurses } from './purse.ts'
import { createRepeating } from './repeating.ts'
import type { Sessions } from './sessions.ts'
import type { Decision, Wager } from './wager.ts'
import type { WagerStore } from './wager-store.ts'
import type { PlayerWallet, WalletCode } from './wallet.ts'

interface Parts {
  readonly store: WagerStore
  readonly sessions: Sessions
  readonly wallets: ReadonlyMap<WalletCode, PlayerWallet>
  readonly options: Pick<SimulatorOptions, 'hub88' | 'logger'>
  /** Ends the repetitions with the process. */
  readonly stopping: AbortSignal
}

/** Moves the money of wagers. Calls that must be heard are repeated until an answer decides, always with the same transaction. */
export function createSettlement({ store: { change }, sessions, wallets, options, stopping }: Parts) {
  const purseOf = createPurses({ sessions, wallets })
  const repeat = createRepeating({ options, stopping })

  function decide(wager: Wager, { outcome, win }: Decision, balance = wager.balance): Wager {
    if (!Number.isSafeInteger(win) || win < 0) throw new RangeError(`a win cannot be ${win}`)
    return change(wager, { state: 'PAYING', outcome, win, balance, decidedAt: new Date().toISOString() })
  }

  function pay(wager: Wager): Promise<Wager> {
    return repeat(purseOf(wager).win, ({ verdict, status, balance }) => {
      if (verdict === 'OK') return change(wager, { state: 'SETTLED', balance })
      if (verdict === 'BET_GONE') return change(wager, { state: 'VOIDED', refusal: status, verdict })
      return undefined
    })
  }

  function giveBack(wager: Wager): Promise<Wager> {
    return repeat(purseOf(wager).rollback, ({ verdict, balance }) =>
      verdict === 'OK' || verdict === 'BET_GONE' ? change(wager, { state: 'ROLLED_BACK', balance }) : undefined,
    )
  }

  /** Asks for the stake; by what the operator answers the wager becomes OPEN, PAYING, REFUSED or ROLLING_BACK. */
  async function take(wager: Wager, decideNow?: () => Decision): Promise<Wager> {
    const answer = await purseOf(wager).bet()
    // A stop between question and answer leaves it BETTING: the next process gives the stake back.
    stopping.throwIfAborted()
    if (answer.kind === 'unknown') return giveBack(change(wager, { state: 'ROLLING_BACK', refusal: 'UNANSWERED' }))
    const { verdict, status, balance } = answer
    if (verdict === 'OK') {
      return decideNow ? pay(decide(wager, decideNow(), balance)) : change(wager, { state: 'OPEN', balance })
    }
    if (verdict === 'NOT_ENOUGH_MONEY' || verdict === 'LIMIT_REACHED') {
      return change(wager, { state: 'REFUSED', refusal: status, verdict, balance })
    }
    if (verdict === 'SESSION_ENDED') sessions.change(wager.session, { endedBecause: status })
    return giveBack(change(wager, { state: 'ROLLING_BACK', refusal: status, verdict }))
  }

  return {
    take,
    decide,
    pay,
    /** Gives an open stake back. */
    cancel: (wager: Wager, reason: string) => giveBack(change(wager, { state: 'ROLLING_BACK', refusal: reason })),
    /** Goes on with a wager that an earlier process left between question and answer. */
    takeUp(wager: Wager): Promise<Wager> {
      if (wager.state === 'PAYING') return pay(wager)
      if (wager.state === 'ROLLING_BACK') return giveBack(wager)
      return giveBack(change(wager, { state: 'ROLLING_BACK', refusal: 'RESTARTED' }))
    },
  }
}

export type Settlement = ReturnType<typeof createSettlement>

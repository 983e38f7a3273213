import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatorOptions } from '../options.ts'
import type { Sessions } from './sessions.ts'
import type { Decision, Wager } from './wager.ts'
import type { SupplierWallet, WalletAnswer, WalletCode, WalletPlayer } from './wallet.ts'

const longestPause = 5 * 60 * 1000

interface Parts {
  readonly change: (wager: Wager, part: Partial<Wager> & Pick<Wager, 'state'>) => Wager
  readonly sessions: Sessions
  readonly wallets: ReadonlyMap<WalletCode, SupplierWallet>
  readonly options: Pick<SimulatorOptions, 'hub88' | 'logger'>
  /** Ends the repetitions with the process. */
  readonly stopping: AbortSignal
}

type Answered = WalletAnswer & { kind: 'answered' }

/** Where a wager's money is: a player and the wallet by which he is reached, or the play money of a demo session. */
interface Purse {
  readonly wallet: SupplierWallet
  readonly player: WalletPlayer
}

/**
 * Moves the money of wagers. Calls that must be heard are repeated with growing pauses until an answer decides, always with
 * the same transaction.
 */
export function createSettlement({ change, sessions, wallets, options, stopping }: Parts) {
  const firstPause = options.hub88.retryBaseMilliseconds ?? 1000

  function purseOf({ player, wallet: code }: Wager): Purse | undefined {
    if (player === undefined) return undefined
    const wallet = code && wallets.get(code)
    if (!wallet) throw new Error(`no wallet ${code}`)
    return { player, wallet }
  }

  async function until<Result>(
    call: () => Promise<WalletAnswer>,
    judge: (answer: Answered) => Result | undefined,
  ): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      stopping.throwIfAborted()
      const answer = await call()
      const result = answer.kind === 'answered' ? judge(answer) : undefined
      if (result !== undefined) return result
      options.logger.warn({ answer, attempt }, 'simulator: callback not settled, it will be sent again')
      const time = Math.min(firstPause * 2 ** Math.min(attempt, 20), longestPause)
      await pause(time, undefined, { signal: stopping, ref: false })
    }
  }

  /** Play money before a stake or after a win; the balance that results. */
  function movePlayMoney(wager: Wager, amount: number): number {
    const demoBalance = sessions.find(wager.session).demoBalance + amount
    return sessions.change(wager.session, { demoBalance }).demoBalance
  }

  function decide(wager: Wager, { outcome, win }: Decision, balance = wager.balance): Wager {
    if (!Number.isSafeInteger(win) || win < 0) throw new RangeError(`a win cannot be ${win}`)
    return change(wager, { state: 'PAYING', outcome, win, balance, decidedAt: new Date().toISOString() })
  }

  async function pay(wager: Wager): Promise<Wager> {
    const purse = purseOf(wager)
    if (!purse) return change(wager, { state: 'SETTLED', balance: movePlayMoney(wager, wager.win) })
    const { id: round, winTransaction: transaction, betTransaction, win: amount } = wager
    return until(
      () => purse.wallet.win(purse.player, { round, transaction, betTransaction, amount }),
      ({ verdict, status, balance }) => {
        if (verdict === 'OK') return change(wager, { state: 'SETTLED', balance })
        if (verdict === 'BET_GONE') return change(wager, { state: 'VOIDED', refusal: status, verdict })
        return undefined
      },
    )
  }

  async function giveBack(wager: Wager): Promise<Wager> {
    const purse = purseOf(wager)
    if (!purse) return change(wager, { state: 'ROLLED_BACK', balance: movePlayMoney(wager, wager.stake) })
    const bet = { round: wager.id, transaction: wager.betTransaction }
    const { balance } = await until(
      () => purse.wallet.rollback(purse.player, bet, wager.rollbackTransaction),
      (answer) => (answer.verdict === 'OK' || answer.verdict === 'BET_GONE' ? answer : undefined),
    )
    return change(wager, { state: 'ROLLED_BACK', balance })
  }

  /** The stake is certain: the game goes on, or is decided in the same step. */
  function taken(wager: Wager, balance: number | undefined, decideNow?: () => Decision): Promise<Wager> | Wager {
    if (!decideNow) return change(wager, { state: 'OPEN', balance })
    return pay(decide(wager, decideNow(), balance))
  }

  async function takePlayMoney(wager: Wager, decideNow?: () => Decision): Promise<Wager> {
    const { demoBalance } = sessions.find(wager.session)
    if (demoBalance < wager.stake) {
      const refusal = 'NOT_ENOUGH_MONEY'
      return change(wager, { state: 'REFUSED', refusal, verdict: refusal, balance: demoBalance })
    }
    return taken(wager, movePlayMoney(wager, -wager.stake), decideNow)
  }

  /** Asks for the stake; by what the operator answers the wager becomes OPEN, PAYING, REFUSED or ROLLING_BACK. */
  async function take(wager: Wager, decideNow?: () => Decision): Promise<Wager> {
    const purse = purseOf(wager)
    if (!purse) return takePlayMoney(wager, decideNow)
    const bet = { round: wager.id, transaction: wager.betTransaction, amount: wager.stake }
    const answer = await purse.wallet.bet(purse.player, bet, wager.rollbackTransaction)
    // A stop between question and answer leaves it BETTING: the next process gives the stake back.
    stopping.throwIfAborted()
    if (answer.kind === 'unknown') return giveBack(change(wager, { state: 'ROLLING_BACK', refusal: 'UNANSWERED' }))
    const { verdict, status, balance } = answer
    if (verdict === 'OK') return taken(wager, balance, decideNow)
    if (verdict === 'NOT_ENOUGH_MONEY' || verdict === 'LIMIT_REACHED') {
      return change(wager, { state: 'REFUSED', refusal: status, verdict, balance })
    }
    if (verdict === 'SESSION_ENDED') sessions.change(wager.session, { endedBecause: status })
    return giveBack(change(wager, { state: 'ROLLING_BACK', refusal: status, verdict }))
  }

  /** Goes on with a wager that an earlier process left between question and answer. */
  async function takeUp(wager: Wager): Promise<Wager> {
    if (wager.state === 'PAYING') return pay(wager)
    if (wager.state === 'ROLLING_BACK') return giveBack(wager)
    return giveBack(change(wager, { state: 'ROLLING_BACK', refusal: 'RESTARTED' }))
  }

  return { take, decide, pay, giveBack, takeUp }
}

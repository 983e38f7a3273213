import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { SimulatorError } from '../../http/errors.ts'
import type { Wallet, WalletAnswer, WalletPlayer } from '../../hub88/wallet.ts'
import type { Journal } from '../../journal.ts'
import type { SimulatorOptions } from '../../options.ts'
import { createUniform, type Uniform } from '../../random/uniform.ts'
import { findSlotGame } from './catalogue.ts'
import { playRound, type SlotOutcome } from './engine.ts'
import type { Sessions, SlotSession } from './sessions.ts'
import { stakesOf } from './stakes.ts'
import { checkTransition, isClosed, type RoundState } from './states.ts'

/** A round as the vendor keeps it. Amounts are in 1/100 000 units of the currency. */
export interface SlotRound {
  readonly round: string
  readonly session: string
  readonly state: RoundState
  /** Undefined in a demo. */
  readonly player: WalletPlayer | undefined
  readonly gameCode: string
  readonly currency: string
  readonly stake: number
  readonly betTransaction: string
  readonly winTransaction: string
  readonly rollbackTransaction: string
  readonly outcome: SlotOutcome | undefined
  /** The operator's status that refused the stake or led to the rollback. */
  readonly refusal: string | undefined
  readonly balance: number | undefined
  readonly startedAt: string
  readonly drawnAt: string | undefined
  readonly closedAt: string | undefined
}

/** Answers to a bet after which nothing was taken for certain: no rollback is due. */
const refusals = ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED']
/** Answers to a bet that also end the session. */
const sessionEnding = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN', 'RS_ERROR_USER_DISABLED']
/** Answers to a rollback after which the stake is certainly not held. */
const undone = ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK']
/** Answers to a win that no repetition will change. */
const winLost = ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST']

const longestPause = 5 * 60 * 1000
/** How long a player's request waits for a closing before it is answered with the honest state in between. */
const patience = 1500

interface Parts {
  readonly journal: Journal
  readonly wallet: Wallet
  readonly sessions: Sessions
  readonly options: Pick<SimulatorOptions, 'hub88' | 'logger'>
  readonly uniform?: Uniform
}

/**
 * Plays rounds: stake, outcome, win, each step journalled before the next, so that after a restart unknown stakes are
 * rolled back and drawn wins are still paid.
 */
export function createRounds({ journal, wallet, sessions, options, uniform = createUniform() }: Parts) {
  const rounds = journal.collection<SlotRound>('round', 10_000, (round) => isClosed(round.state))
  const openBySession = new Map<string, string>()
  const stopping = new AbortController()
  const retryBase = options.hub88.retryBaseMilliseconds ?? 1000

  function change(round: SlotRound, part: Partial<SlotRound> & { state: RoundState }): SlotRound {
    checkTransition(round.state, part.state)
    const closed = isClosed(part.state)
    const changed = { ...round, ...part, closedAt: closed ? new Date().toISOString() : undefined }
    rounds.put(round.round, changed)
    if (closed) openBySession.delete(round.session)
    return changed
  }

  /** Repeats a call with growing pauses until its answer decides the round. */
  async function until<Decision>(
    call: () => Promise<WalletAnswer>,
    decide: (answer: WalletAnswer & { kind: 'answered' }) => Decision | undefined,
  ): Promise<Decision> {
    for (let attempt = 0; ; attempt++) {
      stopping.signal.throwIfAborted()
      const answer = await call()
      const decision = answer.kind === 'answered' ? decide(answer) : undefined
      if (decision !== undefined) return decision
      options.logger.warn({ answer, attempt }, 'simulator: callback not settled, it will be sent again')
      await pause(Math.min(retryBase * 2 ** Math.min(attempt, 20), longestPause), undefined, {
        signal: stopping.signal,
        ref: false,
      })
    }
  }

  async function rollBack(round: SlotRound, player: WalletPlayer): Promise<SlotRound> {
    const bet = { round: round.round, transaction: round.betTransaction }
    const balance = await until(
      () => wallet.rollback(player, bet, round.rollbackTransaction),
      (answer) => (undone.includes(answer.status) ? { amount: answer.balance } : undefined),
    )
    return change(round, { state: 'ROLLED_BACK', balance: balance.amount })
  }

  async function pay(round: SlotRound, player: WalletPlayer): Promise<SlotRound> {
    const win = {
      round: round.round,
      transaction: round.winTransaction,
      betTransaction: round.betTransaction,
      amount: round.outcome?.totalWin ?? 0,
    }
    return until(
      () => wallet.win(player, win),
      (answer) => {
        if (answer.status === 'RS_OK') return change(round, { state: 'SETTLED', balance: answer.balance })
        if (winLost.includes(answer.status)) return change(round, { state: 'VOIDED', refusal: answer.status })
        return undefined
      },
    )
  }

  function draw(round: SlotRound, balance: number | undefined): SlotRound {
    const mathematics = findSlotGame(round.gameCode)?.mathematics
    if (!mathematics) throw new Error(`no game ${round.gameCode}`)
    const outcome = playRound(mathematics, round.stake, uniform)
    return change(round, { state: 'PAYING', outcome, balance, drawnAt: new Date().toISOString() })
  }

  async function playReal(round: SlotRound, player: WalletPlayer): Promise<SlotRound> {
    const answer = await wallet.bet(
      player,
      { round: round.round, transaction: round.betTransaction, amount: round.stake },
      round.rollbackTransaction,
    )
    if (answer.kind === 'answered' && answer.status === 'RS_OK') return pay(draw(round, answer.balance), player)
    const refusal = answer.kind === 'answered' ? answer.status : 'UNANSWERED'
    if (answer.kind === 'answered' && refusals.includes(refusal)) {
      return change(round, { state: 'REFUSED', refusal, balance: answer.balance })
    }
    if (sessionEnding.includes(refusal)) sessions.change(round.session, { endedBecause: refusal })
    return rollBack(change(round, { state: 'ROLLING_BACK', refusal }), player)
  }

  function playDemo(round: SlotRound, session: SlotSession): SlotRound {
    if (session.demoBalance < round.stake) {
      const refusal = 'RS_ERROR_NOT_ENOUGH_MONEY'
      return change(round, { state: 'REFUSED', refusal, balance: session.demoBalance })
    }
    const drawn = draw(round, session.demoBalance - round.stake)
    const balance = session.demoBalance - round.stake + (drawn.outcome?.totalWin ?? 0)
    sessions.change(session.id, { demoBalance: balance })
    return change(drawn, { state: 'SETTLED', balance })
  }

  /** Runs a round on its own; being stopped is the only way it may end early, and the journal knows where it was. */
  function follow(playing: Promise<SlotRound>) {
    playing.catch((error: unknown) => {
      if (!stopping.signal.aborted) options.logger.error({ error }, 'simulator: a round stopped on its way')
    })
  }

  function find(id: string): SlotRound {
    const round = rounds.get(id)
    if (!round) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
    return round
  }

  return {
    find,
    /** Rounds not yet closed, oldest first. */
    open: () => rounds.values().filter((round) => !isClosed(round.state)),
    latest: (count: number) => rounds.values().slice(-count).reverse(),
    openOf: (session: string) => openBySession.get(session),

    /**
     * Plays a spin; the same spin id again gives the round it already became.
     * Errors: SESSION_UNKNOWN, SESSION_ENDED, STAKE_NOT_OFFERED, ROUND_OPEN.
     */
    async spin(sessionId: string, spin: string, stake: number): Promise<SlotRound> {
      const known = sessions.find(sessionId).latest
      if (known?.spin === spin) return find(known.round)
      const session = sessions.findPlayable(sessionId)
      if (!stakesOf(session.currency)?.includes(stake)) {
        throw new SimulatorError(400, 'STAKE_NOT_OFFERED', 'stake: not on the ladder of this game')
      }
      if (openBySession.has(sessionId)) throw new SimulatorError(409, 'ROUND_OPEN', 'a round is still being confirmed')
      const { gameCode, currency } = session
      const round: SlotRound = {
        round: randomUUID(),
        session: sessionId,
        state: 'BETTING',
        player: session.player && { ...session.player, gameCode, currency },
        gameCode,
        currency,
        stake,
        betTransaction: randomUUID(),
        winTransaction: randomUUID(),
        rollbackTransaction: randomUUID(),
        outcome: undefined,
        refusal: undefined,
        balance: undefined,
        startedAt: new Date().toISOString(),
        drawnAt: undefined,
        closedAt: undefined,
      }
      openBySession.set(sessionId, round.round)
      rounds.put(round.round, round)
      sessions.change(sessionId, { latest: { spin, round: round.round } })
      if (!round.player) return playDemo(round, sessions.find(sessionId))
      const playing = playReal(round, round.player)
      follow(playing)
      await Promise.race([playing, pause(patience, undefined, { ref: false })])
      return find(round.round)
    },

    /** Goes on with what an earlier process left open. */
    resume() {
      for (const round of rounds.values()) {
        if (isClosed(round.state) || !round.player) continue
        openBySession.set(round.session, round.round)
        if (round.state === 'PAYING') follow(pay(round, round.player))
        else if (round.state === 'ROLLING_BACK') follow(rollBack(round, round.player))
        else follow(rollBack(change(round, { state: 'ROLLING_BACK', refusal: 'RESTARTED' }), round.player))
      }
    },

    /** Ends the repetitions; they begin again with the next process. */
    stop: () => stopping.abort(),
  }
}

export type Rounds = ReturnType<typeof createRounds>

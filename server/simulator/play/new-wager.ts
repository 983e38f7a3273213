import { randomUUID } from 'node:crypto'
import { SimulatorError } from '../http/errors.ts'
import type { PlaySession } from './sessions.ts'
import type { Wager, WagerOrder } from './wager.ts'

/** A stake before anybody was asked for it. Throws INVALID_STAKE. */
export function newWager(session: PlaySession, { key, stake, odds, choice, play }: WagerOrder): Wager {
  if (!Number.isSafeInteger(stake) || stake <= 0) {
    throw new SimulatorError(400, 'INVALID_STAKE', 'stake: is not a positive whole amount')
  }
  const { gameCode, currency } = session
  return {
    id: randomUUID(),
    session: session.id,
    key,
    state: 'BETTING',
    player: session.player && { ...session.player, gameCode, currency },
    wallet: session.wallet,
    gameCode,
    currency,
    stake,
    odds,
    choice,
    play,
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
  }
}

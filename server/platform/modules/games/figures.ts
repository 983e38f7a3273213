import type { Money } from '../../lib/money.ts'
import type { ChangedBet } from './counted-bets-repository.ts'

/** What bets come to. */
export interface Figures {
  readonly bets: bigint
  readonly stake: Money
  readonly validBet: Money
  readonly payout: Money
}

/** What a bet adds to figures. One taken back cost nothing, but a win paid before stays paid. */
function worthOf(state: ChangedBet['state'], stake: bigint, validBet: bigint, payout: bigint): Figures {
  if (state === 'OPEN') return { bets: 0n, stake: 0n, validBet: 0n, payout: 0n }
  return state === 'SETTLED' ? { bets: 1n, stake, validBet, payout } : { bets: 0n, stake: 0n, validBet: 0n, payout }
}

/** What a bet that is counted now adds to figures: what it is less what was counted of it before. */
export function differenceOf(bet: ChangedBet): Figures {
  const now = worthOf(bet.state, bet.stake, bet.valid_bet, bet.payout)
  const before = worthOf(bet.counted_state, bet.stake, bet.counted_valid, bet.counted_payout)
  return {
    bets: now.bets - before.bets,
    stake: now.stake - before.stake,
    validBet: now.validBet - before.validBet,
    payout: now.payout - before.payout,
  }
}

/** The sum of two. */
export function addFigures(one: Figures, other: Figures): Figures {
  return {
    bets: one.bets + other.bets,
    stake: one.stake + other.stake,
    validBet: one.validBet + other.validBet,
    payout: one.payout + other.payout,
  }
}

export const NO_FIGURES: Figures = { bets: 0n, stake: 0n, validBet: 0n, payout: 0n }

import type { Wager } from './wager.ts'

/**
 * What the player's page may know of a wager; amounts in 1/100 000 units.
 * @param play the part of an open game that its kind shows
 */
export function presentWager(wager: Wager, play: object | null = null) {
  const { id, state, stake, win, choice, outcome, placedAt } = wager
  return {
    id,
    state,
    stake,
    win,
    choice,
    play,
    outcome,
    refusal: wager.verdict ?? wager.refusal ?? null,
    balance: wager.balance ?? null,
    placedAt,
  }
}

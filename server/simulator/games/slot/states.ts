/** States of a round and what each may become; a round in a state without successors is closed. */
export const roundTransitions = {
  /** The stake was asked for; the answer is not known yet. */
  BETTING: ['REFUSED', 'ROLLING_BACK', 'PAYING'],
  /** The fate of the stake is unknown or it was refused for a technical reason: it is being given back. */
  ROLLING_BACK: ['ROLLED_BACK'],
  /** Stake taken, outcome drawn: the win, also one of zero, is being reported until it is acknowledged. */
  PAYING: ['SETTLED', 'VOIDED'],
  REFUSED: [],
  ROLLED_BACK: [],
  SETTLED: [],
  /** The operator had cancelled the stake meanwhile and refuses the win for good. */
  VOIDED: [],
} as const

export type RoundState = keyof typeof roundTransitions

export function isClosed(state: RoundState): boolean {
  return roundTransitions[state].length === 0
}

/** Throws when a round would take a step the table above does not have. */
export function checkTransition(from: RoundState, to: RoundState) {
  if (!(roundTransitions[from] as readonly RoundState[]).includes(to)) {
    throw new Error(`a round cannot go from ${from} to ${to}`)
  }
}

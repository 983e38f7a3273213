interface Actor {
  /** 0 member; 4 trial; 1, 2, 41, 42 agents (section 6). */
  readonly accountType: number
}

const TRIAL = 4

/** Who may do what with games: one sentence each. */
export const gamesPolicy = {
  'game.playForMoney': (actor: Actor): boolean => actor.accountType !== TRIAL,
} as const

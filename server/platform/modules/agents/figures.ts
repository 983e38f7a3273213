/** What is told of play. */
export const PLAY_FIGURES = ['bets', 'stake', 'valid_bet', 'payout'] as const

/** What members and teams come to by the day: play, money beside it, and people. Columns of the tables have these names. */
export const FIGURES = [
  ...PLAY_FIGURES,
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'commissions',
  'registrations',
  'first_deposits',
] as const

export type PlayFigures = Readonly<Record<(typeof PLAY_FIGURES)[number], bigint>>
export type TeamFigures = Readonly<Record<(typeof FIGURES)[number], bigint>>

const each = (of: (name: keyof TeamFigures) => bigint): TeamFigures =>
  Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as unknown as TeamFigures

/** Of whom nothing is told. */
export const NO_TEAM_FIGURES = each(() => 0n)

export const addTeamFigures = (sum: TeamFigures, one: TeamFigures): TeamFigures => each((name) => sum[name] + one[name])

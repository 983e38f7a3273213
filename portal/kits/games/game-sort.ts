/** Orders of a list of games. */
export const gameSorts = ['recommended', 'newest', 'played', 'name'] as const
export type GameSort = (typeof gameSorts)[number]

/** Sub-types of §3, in the order they are offered; BG, bingo, is not available. */
export const gameClassifies = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const
export const unavailableClassify = 'BG'

/** Where money comes from that has to be played. */
export const SOURCES = ['DEPOSIT', 'BONUS', 'REBATE'] as const
export type TurnoverSource = (typeof SOURCES)[number]

import type { GameOrder } from '../../lib/schema.generated.ts'

/** Orders of a list of games. */
export const gameSorts = ['recommended', 'newest', 'played', 'name'] as const
export type GameSort = (typeof gameSorts)[number]

/** What each of them asks of the list, which is recommended unless told. */
export const gameOrders: Readonly<Record<GameSort, GameOrder | null>> = {
  recommended: null,
  newest: { field: 'LISTED_AT', direction: 'DESC' },
  played: { field: 'PLAYS', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
}

/** Sub-types of §3, in the order they are offered; BG, bingo, has no games, so it is offered nowhere. */
export const gameSubTypes = ['JACKPOT', 'SCRATCH_CARD', 'VIDEO_POKER', 'TABLE_GAME', 'ARCADE', 'BINGO'] as const
export const unavailableSubType = 'BINGO'

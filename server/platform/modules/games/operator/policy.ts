import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about games, and see of bets. */
export const gamesRights = defineRights({
  'games.read': isStaff,
  'games.change': isAdmin,
  'bets.read': isStaff,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof gamesRights, Right> {}
}

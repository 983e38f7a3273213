import { defineRights } from '../../operators/service.ts'

/** What operators may do about games, and see of bets. */
export const gamesRights = defineRights({
  'games.read': 'READ',
  'games.change': 'ACT',
  'bets.read': 'READ',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof gamesRights, Right> {}
}

import { defineRights } from '../../operators/service.ts'

/** What operators may do about missions and leaderboards. */
export const missionsRights = defineRights({
  'missions.read': 'READ',
  'missions.change': 'ACT',
  'leaderboards.read': 'READ',
  'leaderboards.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof missionsRights, Right> {}
}

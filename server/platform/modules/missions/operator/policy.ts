import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about missions and leaderboards. */
export const missionsRights = defineRights({
  'missions.read': isStaff,
  'missions.change': isAdmin,
  'leaderboards.read': isStaff,
  'leaderboards.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof missionsRights, Right> {}
}
